#version 300 es
// Places rectangles of whole pixels.
uniform vec4 u_tile;

layout(location = 0) in vec4 a_place; // x, y in pixels; opacity, contents' shade
layout(location = 1) in vec4 a_color; // premultiplied and shaded
layout(location = 2) in vec4 a_texels; // their frame's place in pixels, layer, weight of the next

FLAT out vec4 v_color, v_texels;
FLAT out vec2 v_look;

void main() {
  v_color = a_color;
  v_look = a_place.zw;
  v_texels = a_texels - vec4(u_tile.xy, 0, 0);
  vec2 p = clamp(a_place.xy - u_tile.xy, vec2(0.0), u_tile.zw);
  gl_Position = vec4(p / u_tile.zw * 2.0 - 1.0, 0.0, 1.0);
}
