#pragma once
#include <avif/avif.h>
#include <dlfcn.h>
#include <lcms2.h>
#include <libavcodec/avcodec.h>
#include <libswscale/swscale.h>
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <turbojpeg.h>
#include <webp/demux.h>

// A table of functions per library, and a function that opens the library and fills the table. It
// returns null, or what is missing. The types are those of the headers.
#define CREASE_PICTURES_FIELD(name) __typeof__(&name) _Nonnull name;
#define CREASE_PICTURES_FIND(name) \
  if (!(table->name = (__typeof__(&name))dlsym(library, #name))) return #name;
#define CREASE_PICTURES_TABLE(type, loader, soname, list) \
  struct type { list(CREASE_PICTURES_FIELD) }; \
  static inline const char *_Nullable loader(struct type *_Nonnull table) { \
    void *library = dlopen(soname, RTLD_LAZY | RTLD_LOCAL); \
    if (!library) return dlerror(); \
    list(CREASE_PICTURES_FIND) return 0; \
  }

#define CREASE_JPEG(X) \
  X(tjDecompress2) \
  X(tjDecompressHeader3) \
  X(tjDestroy) \
  X(tjGetErrorCode) \
  X(tjGetErrorStr2) \
  X(tjInitDecompress)
CREASE_PICTURES_TABLE(crease_jpeg, crease_jpeg_open, "libturbojpeg.so.0", CREASE_JPEG)

#define CREASE_COLOR(X) \
  X(cmsCloseProfile) \
  X(cmsCreate_sRGBProfile) \
  X(cmsCreateTransform) \
  X(cmsDeleteTransform) \
  X(cmsDoTransform) \
  X(cmsGetColorSpace) \
  X(cmsOpenProfileFromMem)
CREASE_PICTURES_TABLE(crease_color, crease_color_open, "liblcms2.so.2", CREASE_COLOR)

// Macros that Swift can't read.
static const cmsUInt32Number crease_color_gray8 = TYPE_GRAY_8;
static const cmsUInt32Number crease_color_gray_alpha8 = TYPE_GRAYA_8;
static const cmsUInt32Number crease_color_gray_alpha16 = TYPE_GRAYA_16;
static const cmsUInt32Number crease_color_rgba8 = TYPE_RGBA_8;
static const cmsUInt32Number crease_color_rgba16 = TYPE_RGBA_16;
static const cmsUInt32Number crease_color_cmyk8 = TYPE_CMYK_8;
static const cmsUInt32Number crease_color_flags =
    cmsFLAGS_COPY_ALPHA | cmsFLAGS_BLACKPOINTCOMPENSATION;
static const cmsUInt32Number crease_color_flags_of_trial =
    cmsFLAGS_NOOPTIMIZE | cmsFLAGS_BLACKPOINTCOMPENSATION;
static const int crease_jpeg_flags = TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT;

#define CREASE_WEBP(X) \
  X(WebPAnimDecoderDelete) \
  X(WebPAnimDecoderGetNext) \
  X(WebPAnimDecoderNewInternal) \
  X(WebPDecodeRGBAInto)
CREASE_PICTURES_TABLE(crease_webp, crease_webp_open, "libwebpdemux.so.2", CREASE_WEBP)

static const int crease_webp_demux_version = WEBP_DEMUX_ABI_VERSION;

// The version whose headers were compiled against is the only one whose structures fit.
#if AVIF_VERSION_MAJOR >= 1
#define CREASE_AVIF_SONAME "libavif.so.16"
#else
#define CREASE_AVIF_SONAME "libavif.so.15"
#endif
#define CREASE_AVIF(X) \
  X(avifDecoderCreate) \
  X(avifDecoderDestroy) \
  X(avifDecoderNextImage) \
  X(avifDecoderParse) \
  X(avifDecoderSetIOMemory) \
  X(avifImageYUVToRGB) \
  X(avifRGBImageSetDefaults) \
  X(avifResultToString)
CREASE_PICTURES_TABLE(crease_avif, crease_avif_open, CREASE_AVIF_SONAME, CREASE_AVIF)

// The direction in which a picture is mirrored after it was turned: 0 from top to bottom, 1 from left
// to right.
static inline int crease_avif_mirror(const avifImage *_Nonnull image) {
#if AVIF_VERSION_MAJOR >= 1
  return image->imir.axis;
#else
  return image->imir.mode;
#endif
}

// librsvg, by the few functions of its stable interface that are needed: its header would take all of
// GIO and GdkPixbuf along.
struct crease_svg_box {
  double x, y, width, height;
};
struct crease_svg_length {
  double length;
  int unit;
};
void *_Nullable rsvg_handle_new_from_data(
    const unsigned char *_Nonnull bytes, size_t count, void *_Nullable *_Nonnull error);
int rsvg_handle_get_intrinsic_size_in_pixels(
    void *_Nonnull handle, double *_Nonnull width, double *_Nonnull height);
void rsvg_handle_get_intrinsic_dimensions(
    void *_Nonnull handle, int *_Nonnull has_width, struct crease_svg_length *_Nonnull width,
    int *_Nonnull has_height, struct crease_svg_length *_Nonnull height, int *_Nonnull has_box,
    struct crease_svg_box *_Nonnull box);
int rsvg_handle_render_document(
    void *_Nonnull handle, void *_Nonnull cairo, const struct crease_svg_box *_Nonnull viewport,
    void *_Nullable *_Nonnull error);
void rsvg_handle_set_dpi(void *_Nonnull handle, double dpi);
#define CREASE_SVG(X) \
  X(rsvg_handle_get_intrinsic_dimensions) \
  X(rsvg_handle_get_intrinsic_size_in_pixels) \
  X(rsvg_handle_new_from_data) \
  X(rsvg_handle_render_document) \
  X(rsvg_handle_set_dpi)
CREASE_PICTURES_TABLE(crease_svg, crease_svg_open, "librsvg-2.so.2", CREASE_SVG)

// FFmpeg's decoders of single pictures.
#define CREASE_STILL(X) \
  X(av_frame_alloc) \
  X(av_frame_free) \
  X(av_frame_get_side_data) \
  X(av_log_set_level) \
  X(av_new_packet) \
  X(av_packet_alloc) \
  X(av_packet_free) \
  X(avcodec_alloc_context3) \
  X(avcodec_find_decoder_by_name) \
  X(avcodec_free_context) \
  X(avcodec_open2) \
  X(avcodec_receive_frame) \
  X(avcodec_send_packet)
#define CREASE_STILL_SCALING(X) \
  X(sws_freeContext) \
  X(sws_getCoefficients) \
  X(sws_getContext) \
  X(sws_scale) \
  X(sws_setColorspaceDetails)
CREASE_PICTURES_TABLE(
    crease_still, crease_still_open,
    "libavcodec.so." AV_STRINGIFY(LIBAVCODEC_VERSION_MAJOR), CREASE_STILL)
CREASE_PICTURES_TABLE(
    crease_still_scaling, crease_still_scaling_open,
    "libswscale.so." AV_STRINGIFY(LIBSWSCALE_VERSION_MAJOR), CREASE_STILL_SCALING)

static const int crease_still_flags =
    SWS_POINT | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP | SWS_BITEXACT;

// libpng reports errors by a jump, which must not pass through Swift's functions: so the calls that
// can fail are made here.
struct crease_png {
  png_structp _Nullable png;
  png_infop _Nullable info;
  const unsigned char *_Nullable bytes;
  size_t count;
  size_t position;
  char message[128];
};

static inline void crease_png_fail(png_structp _Nonnull png, png_const_charp _Nonnull message) {
  struct crease_png *reader = (struct crease_png *)png_get_error_ptr(png);
  snprintf(reader->message, sizeof(reader->message), "%s", message);
  png_longjmp(png, 1);
}

static inline void crease_png_ignore(png_structp _Nonnull png, png_const_charp _Nonnull message) {
  (void)png;
  (void)message;
}

static inline void crease_png_take(png_structp _Nonnull png, png_bytep _Nonnull to, size_t count) {
  struct crease_png *reader = (struct crease_png *)png_get_io_ptr(png);
  if (count > reader->count - reader->position) png_error(png, "the file ends too early");
  memcpy(to, reader->bytes + reader->position, count);
  reader->position += count;
}

// Reads everything before the pixels; returns 0 if that fails. Close the reader in either case.
static inline int crease_png_open(struct crease_png *_Nonnull reader) {
  reader->png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, reader, crease_png_fail, crease_png_ignore);
  if (!reader->png) return 0;
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  reader->info = png_create_info_struct(reader->png);
  if (!reader->info) return 0;
  png_set_read_fn(reader->png, reader, crease_png_take);
  png_read_info(reader->png, reader->info);
  return 1;
}

// Reads the pixels as grey and alpha or red, green, blue and alpha, of 8 bits or of 16 in the
// machine's order; returns 0 if that fails.
static inline int crease_png_read(
    struct crease_png *_Nonnull reader, unsigned char *_Nonnull pixels, size_t bytes_per_row,
    int is_gray, int is_deep) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return 0;
  int type = png_get_color_type(png, reader->info);
  int has_alpha =
      (type & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, reader->info, PNG_INFO_tRNS);
  png_set_expand(png);
  if (!is_gray) png_set_gray_to_rgb(png);
  if (!has_alpha) png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
  if (is_deep) {
    png_set_expand_16(png);
    if (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__) png_set_swap(png);
  } else {
    png_set_scale_16(png);
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != bytes_per_row) png_error(png, "odd rows");
  png_uint_32 height = png_get_image_height(png, reader->info);
  for (int pass = 0; pass < passes; pass++)
    for (png_uint_32 y = 0; y < height; y++)
      png_read_row(png, pixels + y * bytes_per_row, NULL);
  png_read_end(png, NULL);
  return 1;
}

static inline void crease_png_close(struct crease_png *_Nonnull reader) {
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
}
