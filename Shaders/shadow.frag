#version 300 es
// Colours one pixel of a shadow, premultiplied: a box, round or not, blurred by a Gaussian and
// by the pixel.
precision highp float;
precision highp int;
precision highp sampler2D;

uniform vec4 u_tile;
uniform sampler2D u_details;

flat in vec3 v_weight;
flat in vec4 v_color;
flat in vec3 v_origin;
flat in vec3 v_placeU;
flat in vec3 v_placeV;

layout(location = 0) out vec4 o_color;

// Positive nodes and weights of Gauss-Legendre quadrature with 16 points on -1…1.
const float nodes[8] = float[8](
  0.09501251, 0.28160355, 0.45801678, 0.61787624, 0.75540441, 0.86563120, 0.94457502, 0.98940093);
const float weights[8] = float[8](
  0.18945061, 0.18260342, 0.16915652, 0.14959599, 0.12462897, 0.09515851, 0.06225352, 0.02715246);

vec4 detail(int index) {
  int i = int(v_origin.z) + index;
  return texelFetch(u_details, ivec2(i & 511, i >> 9), 0);
}

// Within 2e-7 (Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26).
vec2 erf(vec2 x) {
  vec2 t = 1.0 / (1.0 + 0.3275911 * abs(x));
  vec2 p = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return sign(x) * (1.0 - p * exp(-x * x));
}

// How much of a Gaussian lies between two limits; the scale is 1 / (σ √2).
float between(float place, vec2 limits, float scale) {
  vec2 e = erf((place - limits) * scale);
  return 0.5 * (e.x - e.y);
}

float row(vec4 box, float radius, float v, float u, float scale) {
  float d = max(max(box.y + radius - v, v - box.w + radius), 0.0);
  float narrowed = radius - sqrt(max(radius * radius - d * d, 0.0));
  return between(u, vec2(box.x + narrowed, box.z - narrowed), scale);
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

void main() {
  vec3 pixel = vec3(gl_FragCoord.xy + u_tile.xy - v_origin.xy, 1.0);
  float weight = dot(v_weight, pixel);
  if (weight <= 0.0) discard;
  vec2 place = vec2(dot(v_placeU, pixel), dot(v_placeV, pixel)) / weight;
  vec2 du = (v_placeU.xy - place.x * v_weight.xy) / weight;
  vec2 dv = (v_placeV.xy - place.y * v_weight.xy) / weight;
  vec4 box = detail(0);
  vec4 shape = detail(1); // corner radius, variance
  vec2 variance = shape.y + vec2(dot(du, du), dot(dv, dv)) / 12.0;
  vec2 scale = inversesqrt(2.0 * variance);
  float coverage = shape.x > 0.0
      ? rounded(box, shape.x, place, scale)
      : between(place.x, box.xz, scale.x) * between(place.y, box.yw, scale.y);
  if (!(coverage > 0.0)) discard;
  o_color = v_color * min(coverage, 1.0);
}
