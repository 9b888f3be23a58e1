#version 300 es
// Colours whole pixels of a panel; with RICH texels lie over the colour, with INSIDE means of two.
precision highp float;
precision highp int;
precision highp sampler2DArray;

uniform vec4 u_tile;
uniform sampler2DArray u_contents;

FLAT in vec4 v_color, v_texels;
FLAT in vec2 v_look;

layout(location = 0) out vec4 o_color;

void main() {
#if defined(RICH) || defined(INSIDE)
  ivec3 q = ivec3(vec3(gl_FragCoord.xy + u_tile.xy - v_texels.xy, v_texels.z));
  vec4 contents = texelFetch(u_contents, q, 0);
#ifdef INSIDE
  q.xy += v_texels.w < 0.0 ? ivec2(1, 0) : ivec2(0, 1);
  contents = mix(contents, texelFetch(u_contents, q, 0), abs(v_texels.w));
#endif
  o_color = (v_color * (1.0 - contents.a) + vec4(contents.rgb * v_look.y, contents.a)) * v_look.x;
#else
  o_color = v_color;
#endif
}
