#version 300 es
// Colours one pixel of a panel: contents over colour, times coverage and opacity, premultiplied;
// with RICH also gradients, tint, round corners, border, cuts, and contents that are squeezed both ways.
precision highp float;
precision highp int;
precision highp sampler2DArray;
precision highp sampler2D;

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
flat in vec3 v_origin;

layout(location = 0) out vec4 o_color;

float cover(int index, vec2 p) {
  return clamp(dot(v_edge[index].zw, p - v_edge[index].xy) + v_bias[index], 0.0, 1.0);
}

vec4 texel(ivec2 q) {
  // The raster lies in a frame of one texel that stands for all that is outside.
  return texelFetch(u_contents, ivec3(clamp(q + 1, ivec2(0), ivec2(v_extent.xy) + 1), v_look.w), 0);
}

// Bilinear in full precision: samplers have weights of eight bits on most hardware.
vec4 sampleAt(vec2 t) {
  vec2 base = floor(t - 0.5);
  vec2 f = t - 0.5 - base;
  ivec2 q = ivec2(base);
  vec4 upper = mix(texel(q), texel(q + ivec2(1, 0)), f.x);
  vec4 lower = mix(texel(q + ivec2(0, 1)), texel(q + ivec2(1, 1)), f.x);
  return mix(upper, lower, f.y);
}

// The mean over the pixel's footprint: up to 16 samples along the direction that is squeezed most, up
// to four rows of them along the other (after Feline, McCormack et al. 1999, with a box filter).
vec4 filtered(vec3 pixel, float w) {
  vec2 t = vec2(dot(v_texelX, pixel), dot(v_texelY, pixel)) * w;
  vec2 gx = (vec2(v_texelX.x, v_texelY.x) - t * v_weight.x) * w;
  vec2 gy = (vec2(v_texelX.y, v_texelY.y) - t * v_weight.y) * w;
  // The margin keeps rounding from choosing.
  bool isDown = dot(gy, gy) > 1.001 * dot(gx, gx);
  vec2 g = isDown ? gy : gx;
  float taps = clamp(ceil(length(g) - 0.01), 1.0, 16.0);
  vec2 middle = 0.5 * v_extent.xy;
  vec2 beyond = abs(t - middle) - middle - 0.5 * (abs(gx) + abs(gy));
  if (v_extent.z < 0.5 && max(beyond.x, beyond.y) > 1.0) return vec4(0.0);
  vec4 sum = vec4(0.0);
#ifdef RICH
  vec2 s = isDown ? gx : gy;
  float rows = clamp(ceil(length(s) - 0.3), 1.0, 4.0);
  for (float j = 0.5; j < rows; j += 1.0)
    for (float k = 0.5; k < taps; k += 1.0)
      sum += sampleAt(t + s * (j / rows - 0.5) + g * (k / taps - 0.5));
  taps *= rows;
#else
  for (float k = 0.5; k < taps; k += 1.0) sum += sampleAt(t + g * (k / taps - 0.5));
#endif
  return sum / taps;
}

#ifdef RICH
uniform sampler2D u_details;
flat in vec3 v_placeU;
flat in vec3 v_placeV;

vec4 detail(int index) {
  int i = int(v_origin.z) + index;
  return texelFetch(u_details, ivec2(i & 511, i >> 9), 0);
}

// A gradient's colour. Its numbers: t as a linear form of the place, the number of stops, for each its
// premultiplied colour and location.
vec4 gradient(int first, vec2 place) {
  vec4 head = detail(first);
  float t = dot(head.xy, place) + head.z;
  vec4 color = detail(first + 1);
  float from = detail(first + 2).x;
  for (int i = 1; i < int(head.w); i++) {
    vec4 next = detail(first + 1 + 2 * i);
    float to = detail(first + 2 + 2 * i).x;
    if (t < to) return t > from ? mix(color, next, (t - from) / (to - from)) : color;
    color = next;
    from = to;
  }
  return color;
}

float fading(float distance, vec2 slope) {
  return clamp(distance / length(slope) + 0.5, 0.0, 1.0);
}

// The coverage of the round corner that a place lies in, if any.
float corner(vec4 box, float radius, vec4 ends, vec2 place, vec2 du, vec2 dv) {
  bvec2 far = greaterThanEqual(place - box.xy, box.zw - place);
  vec2 q = max(box.xy - place, place - box.zw) + radius;
  float both = (far.x ? ends.y : ends.w) * (far.y ? ends.z : ends.x);
  if (radius * both <= 0.0 || min(q.x, q.y) <= 0.0) return 1.0;
  vec2 n = normalize(q) * mix(vec2(-1.0), vec2(1.0), far);
  return fading(radius - length(q), n.x * du + n.y * dv);
}

// The coverage of the border's inner outline.
float inside(vec4 rect, vec2 line, vec4 ends, vec2 place, vec2 du, vec2 dv) {
  float width = line.y;
  vec4 box = rect + width * ends.wxyz * vec4(1.0, 1.0, -1.0, -1.0);
  vec4 c = max(1.0 - ends, vec4(
      fading(place.y - box.y, dv), fading(box.z - place.x, du),
      fading(box.w - place.y, dv), fading(place.x - box.x, du)));
  float pairs = max(c.x + c.z - 1.0, 0.0) * max(c.y + c.w - 1.0, 0.0);
  return min(pairs, corner(box, max(line.x - width, 0.0), ends, place, du, dv));
}

// What a cut leaves; w: 0 outer, 1 and 2 shared, with and without the line, 3 tucked.
float uncut(vec4 cut, vec2 p) {
  float distance = dot(cut.xy, p) + cut.z;
  if (cut.w < 0.5) return clamp(distance + 0.5, 0.0, 1.0);
  if (cut.w > 2.5) distance += 0.015625;
  return distance > 0.0 || distance == 0.0 && cut.w != 2.0 ? 1.0 : 0.0;
}
#endif

void main() {
  vec2 p = gl_FragCoord.xy + u_tile.xy - v_origin.xy;
  float coverage = max(cover(0, p) + cover(2, p) - 1.0, 0.0) * max(cover(1, p) + cover(3, p) - 1.0, 0.0);
  vec3 pixel = vec3(p, 1.0);
  float weight = dot(v_weight, pixel);
  if (coverage <= 0.0 || weight <= 0.0) discard;

#ifdef RICH
  vec2 place = vec2(dot(v_placeU, pixel), dot(v_placeV, pixel)) / weight;
  vec2 du = (v_placeU.xy - place.x * v_weight.xy) / weight;
  vec2 dv = (v_placeV.xy - place.y * v_weight.xy) / weight;
  vec4 rect = detail(0);
  vec4 ends = detail(1); // 1 for outer sides: top, right, bottom, left
  vec4 shape = detail(2); // corner radius, border's width, number of cuts, where they begin
  vec4 parts = detail(3); // whether there is a tint, where fill and gradient begin
  coverage = min(coverage, corner(rect, shape.x, ends, place, du, dv));
  for (int i = 0; i < int(shape.z); i++) coverage *= uncut(detail(int(shape.w) + i), p);
  if (coverage <= 0.0) discard;
#endif

  vec4 contents = vec4(0.0);
  if (v_look.z > 2.5) {
    contents = filtered(pixel, 1.0 / weight);
  } else if (v_look.z > 0.5) {
    // At rest on whole pixels; a group's sheet lies where the tile does.
    vec2 origin = u_tile.xy;
#ifdef RICH
    if (v_look.z > 1.5) origin = vec2(0.0);
#endif
    contents = texel(ivec2(floor(gl_FragCoord.xy + origin - v_extent.zw)));
  }
  vec4 color = v_color;
#ifdef RICH
  if (parts.y > 0.0) {
    vec4 fill = gradient(int(parts.y), place - rect.xy);
    color = fill + (1.0 - fill.a) * color;
  }
  if (parts.x > 0.0) contents = detail(4) * contents.a;
#endif
  color = color * (1.0 - contents.a) + vec4(contents.rgb * v_look.y, contents.a);
#ifdef RICH
  if (parts.z > 0.0) {
    vec4 overlay = gradient(int(parts.z), place - rect.xy);
    color = overlay + (1.0 - overlay.a) * color;
  }
  if (shape.y > 0.0) {
    vec4 border = detail(5) * (1.0 - inside(rect, shape.xy, ends, place, du, dv));
    color = border + (1.0 - border.a) * color;
  }
#endif
  o_color = color * (coverage * v_look.x);
}
