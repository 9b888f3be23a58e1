#version 300 es
// Colours whole pixels of a panel. RICH: texels lie over the colour; INSIDE: means of two. PLANES: makes
// Y'CbCr of a picture of u_size: rows of luma, then of blue and red side by side, in whole numbers.
precision highp float;
precision highp int;
precision highp sampler2DArray;

uniform sampler2DArray u_contents;

FLAT in vec4 v_color, v_texels;
FLAT in vec2 v_look;

out vec4 o_color;

#ifdef PLANES
uniform vec4 u_tile;
uniform vec2 u_size;

ivec3 at(int x, int y) {
  ivec2 q = clamp(ivec2(x, y), ivec2(0), ivec2(u_size) - 1);
  return ivec3(texelFetch(u_contents, ivec3(q, 0), 0).rgb * 255.0 + 0.5);
}

ivec3 pair(int x, int y) { return at(x, y) + at(x, y + 1); }

void main() {
  ivec2 p = ivec2(gl_FragCoord.xy), size = ivec2(u_tile.zw);
  int x = p.x * 8 % (size.x * 4), y = p.y * 2 - size.y / 3 * 4;
  ivec4 s;
  ivec3 c, left = pair(x - 1, y);
  for (int i = 0; i < 4; i++, x += 2)
    if (y < 0) {
      c = at(p.x * 4 + i, p.y) * ivec3(11966, 40253, 4064) >> 8;
      s[i] = c.x + c.y + c.z + 4226;
    } else {
      ivec3 right = pair(x + 1, y);
      c = left + 2 * pair(x, y) + right << 5;
      c = p.x * 2 < size.x ? c.brg * ivec3(28784, 6596, 22188) : c * ivec3(28784, 26146, 2638);
      c >>= 16;
      s[i] = c.x - c.y - c.z + 32895;
      left = right;
    }
  o_color = vec4(s >> 8) / 255.0;
}
#else
void main() {
#if defined(RICH) || defined(INSIDE)
  ivec3 q = ivec3(vec3(gl_FragCoord.xy - v_texels.xy, v_texels.z));
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
#endif
