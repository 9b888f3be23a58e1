#ifndef CREASE_CLANES_SHIM_H
#define CREASE_CLANES_SHIM_H

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

typedef unsigned short crease_u16x8 __attribute__((ext_vector_type(8)));
typedef unsigned int crease_u32x8 __attribute__((ext_vector_type(8)));

/// The high halves of eight products of 16 bits.
static inline __attribute__((always_inline)) crease_u16x8
crease_high_products(crease_u16x8 a, crease_u16x8 b) {
#if defined(__SSE2__)
  return (crease_u16x8)_mm_mulhi_epu16((__m128i)a, (__m128i)b);
#elif defined(__ARM_NEON)
  uint16x8_t x = (uint16x8_t)a, y = (uint16x8_t)b;
  return (crease_u16x8)vcombine_u16(
      vshrn_n_u32(vmull_u16(vget_low_u16(x), vget_low_u16(y)), 16),
      vshrn_n_u32(vmull_u16(vget_high_u16(x), vget_high_u16(y)), 16));
#else
  return __builtin_convertvector(
      (__builtin_convertvector(a, crease_u32x8) * __builtin_convertvector(b, crease_u32x8)) >> 16,
      crease_u16x8);
#endif
}

#endif
