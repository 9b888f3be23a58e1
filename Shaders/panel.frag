#version 300 es
// Colours a panel's pixel: contents over colour, times coverage and opacity, premultiplied. RICH: all
// else; INSIDE: covered, contents not at rest; BARE: no contents; SHADOW: a box blurred by a Gaussian
// and by the pixel instead.
precision highp float;
precision highp int;
precision highp sampler2DArray;
precision highp sampler2D;

// No uniform numbers: llvmpipe loads them for each pixel.
uniform sampler2DArray u_contents;

FLAT in vec4 v_edge[4];
FLAT in vec4 v_bias, v_color, v_look, v_extent;
FLAT in vec3 v_texelX, v_texelY, v_weight, v_origin;

out vec4 o_color;

float cover(int index, vec2 p) {
  return clamp(dot(v_edge[index].zw, p - v_edge[index].xy) + v_bias[index], 0.0, 1.0);
}

vec4 texel(ivec2 q) {
  // A frame of one texel stands for all that is outside.
  return texelFetch(u_contents, ivec3(clamp(q + 1, ivec2(0), ivec2(v_extent.xy) + 1), v_look.w), 0);
}

// Bilinear in full precision: samplers' weights have 8 bits.
vec4 sampleAt(vec2 t) {
  vec2 base = floor(t - 0.5);
  vec2 f = t - 0.5 - base;
  ivec2 q = ivec2(base);
  vec4 upper = mix(texel(q), texel(q + ivec2(1, 0)), f.x);
  vec4 lower = mix(texel(q + ivec2(0, 1)), texel(q + ivec2(1, 1)), f.x);
  return mix(upper, lower, f.y);
}

// The footprint's mean: up to 16 samples along the direction squeezed most, in up to four rows
// (Feline, McCormack et al. 1999, with a box filter).
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

#if defined(RICH) || defined(SHADOW)
uniform sampler2D u_details;
FLAT in vec3 v_placeU, v_placeV;

vec4 detail(int index) {
  int i = int(v_origin.z) + index;
  return texelFetch(u_details, ivec2(i & 511, i >> 9), 0);
}
#endif

#ifdef RICH
// Numbers: t as a linear form of the place, number of stops, each's premultiplied colour, location.
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

vec4 over(vec4 upper, vec4 lower) { return upper + (1.0 - upper.a) * lower; }

float fading(float distance, vec2 slope) {
  return clamp(distance / length(slope) + 0.5, 0.0, 1.0);
}

// Coverage of the round corner that a place lies in, if any.
float corner(vec4 box, float radius, vec4 ends, vec2 place, vec2 du, vec2 dv) {
  bvec2 far = greaterThanEqual(place - box.xy, box.zw - place);
  vec2 q = max(box.xy - place, place - box.zw) + radius;
  float both = (far.x ? ends.y : ends.w) * (far.y ? ends.z : ends.x);
  if (radius * both <= 0.0 || min(q.x, q.y) <= 0.0) return 1.0;
  vec2 n = normalize(q) * mix(vec2(-1.0), vec2(1.0), far);
  return fading(radius - length(q), n.x * du + n.y * dv);
}

// Coverage of the border's inner outline.
float inside(vec4 rect, vec2 line, vec4 ends, vec2 place, vec2 du, vec2 dv) {
  float width = line.y;
  vec4 box = rect + width * ends.wxyz * vec4(1.0, 1.0, -1.0, -1.0);
  vec4 c = max(1.0 - ends, vec4(
      fading(place.y - box.y, dv), fading(box.z - place.x, du),
      fading(box.w - place.y, dv), fading(place.x - box.x, du)));
  float pairs = max(c.x + c.z - 1.0, 0.0) * max(c.y + c.w - 1.0, 0.0);
  return min(pairs, corner(box, max(line.x - width, 0.0), ends, place, du, dv));
}

// What a cut leaves; w: 0 outer, 1, 2 shared, with and without the line, 3 tucked.
float uncut(vec4 cut, vec2 p) {
  float distance = dot(cut.xy, p) + cut.z;
  if (cut.w < 0.5) return clamp(distance + 0.5, 0.0, 1.0);
  if (cut.w > 2.5) distance += 0.015625;
  return distance > 0.0 || distance == 0.0 && cut.w != 2.0 ? 1.0 : 0.0;
}
#endif

#ifdef SHADOW
// Gauss-Legendre, 16 points on -1…1: positive nodes, weights.
const float nodes[8] = float[](
  0.09501251, 0.28160355, 0.45801678, 0.61787624, 0.75540441, 0.86563120, 0.94457502, 0.98940093);
const float weights[8] = float[](
  0.18945061, 0.18260342, 0.16915652, 0.14959599, 0.12462897, 0.09515851, 0.06225352, 0.02715246);

// Within 2e-7 (Abramowitz and Stegun, 7.1.26).
vec2 erf(vec2 x) {
  vec2 t = 1.0 / (1.0 + 0.3275911 * abs(x));
  vec2 p = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return sign(x) * (1.0 - p * exp(-x * x));
}

// A Gaussian's part between two limits; the scale is 1 / (σ √2).
float between(float place, vec2 limits, float scale) {
  vec2 e = erf((place - limits) * scale);
  return 0.5 * (e.x - e.y);
}

float row(vec4 box, float radius, float v, float u, float scale) {
  float d = max(max(box.y + radius - v, v - box.w + radius), 0.0);
  float inset = radius - sqrt(max(radius * radius - d * d, 0.0));
  return between(u, box.xz + vec2(inset, -inset), scale);
}

float rounded(vec4 box, float radius, vec2 place, vec2 scale) {
  float reach = 2.8284271 / scale.y; // 4 σ
  float low = max(box.y, place.y - reach);
  float high = min(box.w, place.y + reach);
  if (!(low < high)) return 0.0;
  float span = 0.5 * (high - low);
  float sum = 0.0;
  for (int i = 0; i < 8; i++) {
    vec2 v = low + span * (1.0 + nodes[i] * vec2(-1.0, 1.0));
    vec2 z = (v - place.y) * scale.y;
    vec2 gauss = exp(-z * z);
    sum += weights[i] * (gauss.x * row(box, radius, v.x, place.x, scale.x)
        + gauss.y * row(box, radius, v.y, place.x, scale.x));
  }
  return sum * span * scale.y * 0.5641896; // 1 / √π
}
#endif

void main() {
  vec2 p = gl_FragCoord.xy - v_origin.xy;
  vec3 pixel = vec3(p, 1.0);
  float weight = dot(v_weight, pixel);
#if defined(RICH) || defined(SHADOW)
  if (weight <= 0.0) discard;
  vec2 place = vec2(dot(v_placeU, pixel), dot(v_placeV, pixel)) / weight;
  vec2 du = (v_placeU.xy - place.x * v_weight.xy) / weight;
  vec2 dv = (v_placeV.xy - place.y * v_weight.xy) / weight;
#endif

#ifdef SHADOW
  vec4 box = detail(0);
  vec4 shape = detail(1); // corner radius, variance
  vec2 variance = shape.y + vec2(dot(du, du), dot(dv, dv)) / 12.0;
  vec2 scale = inversesqrt(2.0 * variance);
  float coverage = shape.x > 0.0
      ? rounded(box, shape.x, place, scale)
      : between(place.x, box.xz, scale.x) * between(place.y, box.yw, scale.y);
  if (!(coverage > 0.0)) discard;
  o_color = v_color * min(coverage, 1.0);
#else

#ifdef INSIDE
  float coverage = 1.0;
  vec4 contents = filtered(pixel, 1.0 / weight);
#else
  vec4 contents = vec4(0.0);
  float coverage = max(cover(0, p) + cover(2, p) - 1.0, 0.0) * max(cover(1, p) + cover(3, p) - 1.0, 0.0);
  if (coverage <= 0.0 || weight <= 0.0) discard;
#endif

#ifdef RICH
  vec4 rect = detail(0);
  vec4 ends = detail(1); // 1 for outer sides: top, right, bottom, left
  vec4 shape = detail(2); // corner radius, border's width, number of cuts, where they begin
  vec4 parts = detail(3); // tint or not, where fill and gradient begin
  coverage = min(coverage, corner(rect, shape.x, ends, place, du, dv));
  for (int i = 0; i < int(shape.z); i++) coverage *= uncut(detail(int(shape.w) + i), p);
  if (coverage <= 0.0) discard;
#endif

#if !defined(INSIDE) && !defined(BARE)
  if (v_look.z > 2.5) {
    contents = filtered(pixel, 1.0 / weight);
  } else if (v_look.z > 0.5) {
    contents = texel(ivec2(floor(gl_FragCoord.xy - v_extent.zw))); // at rest
  }
#endif
  vec4 color = v_color;
#ifdef RICH
  if (parts.y > 0.0) color = over(gradient(int(parts.y), place - rect.xy), color);
  if (parts.x > 0.0) contents = detail(4) * contents.a;
#endif
  color = color * (1.0 - contents.a) + vec4(contents.rgb * v_look.y, contents.a);
#ifdef RICH
  if (parts.z > 0.0) color = over(gradient(int(parts.z), place - rect.xy), color);
  if (shape.y > 0.0)
    color = over(detail(5) * (1.0 - inside(rect, shape.xy, ends, place, du, dv)), color);
#endif
  o_color = color * (coverage * v_look.x);
#endif
}
