#version 300 es
// Folds, places and projects one panel per instance. Positions are pixels, row 0 on top, from the
// instance's origin, so that single precision is enough.

uniform vec4 u_tile; // left, top, width, height

layout(location = 0) in vec4 a_rect; // left, top, right, bottom in hinge space, in points
layout(location = 1) in vec4 a_fold; // cos, sin of the fold angle; 1 for a hinge along y; z
layout(location = 2) in vec4 a_shift; // translation x, y; the origin in pixels
layout(location = 3) in mat3x4 a_placement; // rows for x, y and w, in pixels from there
layout(location = 6) in vec4 a_color; // premultiplied and shaded
layout(location = 7) in vec4 a_look; // opacity, contents' shade, mode, layer
layout(location = 8) in vec4 a_texels; // texels: scale x, scale y, offset x, offset y
// contents' size in texels; copied texels' shift, or 1 if edge texels go on outside
layout(location = 9) in vec4 a_extent;
// top, right, bottom, left: 0 outer, 1 shared, 2 clipped, 3 tucked
layout(location = 10) in vec4 a_edges;
layout(location = 11) in vec4 a_clip; // whole pixels it may touch: left, top, right, bottom
layout(location = 12) in float a_details; // the place in u_details

FLAT out vec4 v_edge[4]; // a point of each line, its inward slope
FLAT out vec4 v_bias;
FLAT out vec3 v_texelX, v_texelY; // from a pixel (x, y, 1) to texels times v_weight
FLAT out vec3 v_weight; // from a pixel to 1/w
FLAT out vec4 v_color, v_look, v_extent;
FLAT out vec3 v_origin; // and the place in u_details
#ifdef RICH
FLAT out vec3 v_placeU, v_placeV; // from a pixel to u, v times v_weight
#endif

// A fold turns about its hinge, then moves.
vec3 fold(vec2 q) {
  vec3 turned = a_fold.z < 0.5
      ? vec3(q.x, q.y * a_fold.x, q.y * a_fold.y)
      : vec3(q.x * a_fold.x, q.y, -q.x * a_fold.y);
  return turned + vec3(a_shift.xy, a_fold.w);
}

// Homogeneous pixels of a place or, with w 0, a direction.
vec3 place(vec3 v, float w) { return vec4(v, w) * a_placement; }

// A gain and a bias make distance coverage: an outer edge fades over a pixel; a shared one takes whole
// pixels, with centres on the line if it is a top or left end; a clipped one does not count; a tucked
// one ends a hair more than 1/64 pixel farther out.
void edge(int index, vec2 at, vec2 inward, float side) {
  float kind = a_edges[index];
  bool isFirst = (index & 1) == 0 == side > 0.0;
  vec2 gain = kind < 0.5 ? vec2(1.0, 0.5)
      : kind < 1.5 ? vec2(1e20, isFirst ? 1.0 : 0.0)
      : kind < 2.5 ? vec2(0.0, 1.0) : vec2(1e20, 1.5626e18);
  v_edge[index] = vec4(at, inward * gain.x);
  v_bias[index] = gain.y;
}

// On a grid of 1/256 pixel, as rasterisers have it: corners meant for a pixel centre lie there.
vec2 snap(vec3 corner) { return floor(corner.xy / corner.z * 256.0 + 0.5) / 256.0; }

// Through two corners, in one order for both panels of a hinge: distances are exact negatives.
void between(int index, vec2 from, vec2 to, float side) {
  vec2 along = to - from;
  vec2 inward = vec2(-along.y, along.x) * (side / max(length(along), 1e-12));
  edge(index, from, inward, side);
}

// Where a linear form vanishes, positive inside.
void zero(int index, vec3 form, float side) {
  form /= max(length(form.xy), 1e-20);
  edge(index, form.xy * -form.z, form.xy, side);
}

void main() {
  vec3 tl = place(fold(a_rect.xy), 1.0);
  vec3 tr = place(fold(a_rect.zy), 1.0);
  vec3 br = place(fold(a_rect.zw), 1.0);
  vec3 bl = place(fold(a_rect.xw), 1.0);

  // From (u, v, 1) to pixels and back by cofactors (Heckbert 1989, 2.2.3).
  vec3 shift = fold(vec2(0.0));
  vec3 u = place(fold(vec2(1.0, 0.0)) - shift, 0.0);
  vec3 v = place(fold(vec2(0.0, 1.0)) - shift, 0.0);
  vec3 o = place(shift, 1.0);
  vec3 toU = cross(v, o);
  vec3 toV = cross(o, u);
  vec3 toW = cross(u, v);
  float det = dot(u, toU);
  float facing = det > 0.0 ? 1.0 : -1.0;
  toU /= det;
  toV /= det;
  toW /= det;

  if (min(min(tl.z, tr.z), min(br.z, bl.z)) > 0.0) {
    vec2 p0 = snap(tl), p1 = snap(tr), p2 = snap(br), p3 = snap(bl);
    between(0, p0, p1, facing);
    between(1, p1, p2, facing);
    between(2, p3, p2, -facing);
    between(3, p0, p3, -facing);
  } else {
    // Partly behind the eye: edges are where u and v reach their limits.
    zero(0, toV - a_rect.y * toW, facing);
    zero(1, a_rect.z * toW - toU, facing);
    zero(2, a_rect.w * toW - toV, -facing);
    zero(3, toU - a_rect.x * toW, -facing);
  }

  v_texelX = toU * a_texels.x + toW * a_texels.z;
  v_texelY = toV * a_texels.y + toW * a_texels.w;
  v_weight = toW;
  v_color = a_color;
  v_look = a_look;
  v_extent = a_extent;
  // Contents at rest; a group's sheet lies where the tile does.
  if (a_look.z == 1.0) v_extent.zw -= u_tile.xy;
  v_origin = vec3(a_shift.zw - u_tile.xy, a_details);
#ifdef RICH
  v_placeU = toU;
  v_placeV = toV;
#endif

  // Rows run upward in the framebuffer, so that rows read back run downward.
  bvec2 far = bvec2(gl_VertexID + 1 >> 1 & 1, abs(det) > 0.0 ? gl_VertexID >> 1 : 0);
  vec2 p = clamp(mix(a_clip.xy, a_clip.zw, far) - u_tile.xy, vec2(0.0), u_tile.zw);
  gl_Position = vec4(p / u_tile.zw * 2.0 - 1.0, 0.0, 1.0);
}
