#version 300 es
// Colours one pixel of a panel: contents over colour, times coverage and opacity, premultiplied.
precision highp float;
precision highp int;
precision highp sampler2DArray;

uniform vec4 u_tile;
uniform sampler2DArray u_contents;

flat in vec4 v_edge[4];
flat in vec4 v_bias;
flat in vec3 v_texelX;
flat in vec3 v_texelY;
flat in vec3 v_weight;
flat in vec4 v_color;
flat in vec4 v_look;
flat in vec4 v_extent;
flat in vec2 v_origin;

layout(location = 0) out vec4 o_color;

float cover(int index, vec2 p) {
  return clamp(dot(v_edge[index].zw, p - v_edge[index].xy) + v_bias[index], 0.0, 1.0);
}

vec4 texel(ivec2 q) {
  // The raster lies one texel inside a transparent frame, which stands for all that is outside.
  return texelFetch(u_contents, ivec3(clamp(q + 1, ivec2(0), ivec2(v_extent.xy) + 1), v_look.w), 0);
}

// Bilinear in full precision: the sampler's own has weights of eight bits on most hardware.
vec4 sampleAt(vec2 t) {
  vec2 base = floor(t - 0.5);
  vec2 f = t - 0.5 - base;
  ivec2 q = ivec2(base);
  vec4 upper = mix(texel(q), texel(q + ivec2(1, 0)), f.x);
  vec4 lower = mix(texel(q + ivec2(0, 1)), texel(q + ivec2(1, 1)), f.x);
  return mix(upper, lower, f.y);
}

// The mean over the pixel's footprint along the direction in which the fold squeezes the contents
// most: up to 16 samples, one per texel (after Feline, McCormack et al. 1999, with a box filter).
vec4 filtered(vec3 pixel, float w) {
  vec2 t = vec2(dot(v_texelX, pixel), dot(v_texelY, pixel)) * w;
  vec2 gx = (vec2(v_texelX.x, v_texelY.x) - t * v_weight.x) * w;
  vec2 gy = (vec2(v_texelX.y, v_texelY.y) - t * v_weight.y) * w;
  // The margin keeps rounding from choosing where both directions are squeezed alike.
  vec2 g = dot(gy, gy) > 1.001 * dot(gx, gx) ? gy : gx;
  float taps = clamp(ceil(length(g) - 0.01), 1.0, 16.0);
  vec2 reach = 0.5 * abs(g) + 1.0;
  if (any(lessThan(t, -reach)) || any(greaterThan(t, v_extent.xy + reach))) return vec4(0.0);
  vec4 sum = vec4(0.0);
  for (float k = 0.0; k < taps; k += 1.0) sum += sampleAt(t + g * ((k + 0.5) / taps - 0.5));
  return sum / taps;
}

void main() {
  vec2 p = gl_FragCoord.xy + u_tile.xy - v_origin;
  float coverage = max(cover(0, p) + cover(2, p) - 1.0, 0.0) * max(cover(1, p) + cover(3, p) - 1.0, 0.0);
  vec3 pixel = vec3(p, 1.0);
  float weight = dot(v_weight, pixel);
  if (coverage <= 0.0 || weight <= 0.0) discard;

  vec4 contents = vec4(0.0);
  if (v_look.z > 1.5) {
    contents = filtered(pixel, 1.0 / weight);
  } else if (v_look.z > 0.5) {
    // At rest on whole pixels: texel for pixel.
    contents = texel(ivec2(floor(gl_FragCoord.xy + u_tile.xy - v_extent.zw)));
  }
  vec4 color = v_color * (1.0 - contents.a) + vec4(contents.rgb * v_look.y, contents.a);
  o_color = color * (coverage * v_look.x);
}
