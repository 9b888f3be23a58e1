#pragma once
#include <dlfcn.h>
#include <libavcodec/avcodec.h>
#include <libavfilter/avfilter.h>
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/dict.h>
#include <libavutil/error.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>
#include <stdio.h>

// The functions in use, by the library that is opened for them (a library also finds the functions
// of those it depends on). Their types are the headers' own.
#define CREASE_AV_CODING(X) \
  X(av_dict_get) \
  X(av_dict_set) \
  X(av_frame_alloc) \
  X(av_frame_free) \
  X(av_frame_get_buffer) \
  X(av_frame_is_writable) \
  X(av_frame_make_writable) \
  X(av_frame_unref) \
  X(av_grow_packet) \
  X(av_log_set_callback) \
  X(av_new_packet) \
  X(av_opt_set) \
  X(av_opt_set_int) \
  X(av_packet_alloc) \
  X(av_packet_free) \
  X(av_packet_rescale_ts) \
  X(av_packet_unref) \
  X(av_strerror) \
  X(avcodec_alloc_context3) \
  X(avcodec_find_decoder_by_name) \
  X(avcodec_find_encoder_by_name) \
  X(avcodec_free_context) \
  X(avcodec_open2) \
  X(avcodec_flush_buffers) \
  X(avcodec_parameters_copy) \
  X(avcodec_parameters_from_context) \
  X(avcodec_receive_frame) \
  X(avcodec_receive_packet) \
  X(avcodec_send_frame) \
  X(avcodec_send_packet)

#define CREASE_AV_MUXING(X) \
  X(av_interleaved_write_frame) \
  X(av_write_trailer) \
  X(avformat_alloc_output_context2) \
  X(avformat_free_context) \
  X(avformat_new_stream) \
  X(avformat_write_header) \
  X(avio_closep) \
  X(avio_open)

#define CREASE_AV_DECODING(X) \
  X(av_dict_free) \
  X(av_dict_get) \
  X(av_dict_set) \
  X(av_find_best_stream) \
  X(av_pix_fmt_desc_get) \
  X(av_read_frame) \
  X(avcodec_alloc_context3) \
  X(avcodec_find_decoder) \
  X(avcodec_find_decoder_by_name) \
  X(avcodec_open2) \
  X(avcodec_parameters_to_context) \
  X(avcodec_receive_frame) \
  X(avcodec_send_packet) \
  X(avformat_alloc_context) \
  X(avformat_close_input) \
  X(avformat_find_stream_info) \
  X(avformat_index_get_entries_count) \
  X(avformat_index_get_entry) \
  X(avformat_open_input) \
  X(avio_closep) \
  X(avio_feof) \
  X(avio_open) \
  X(avio_r8) \
  X(avio_seek) \
  X(avio_size)

#define CREASE_AV_SCALING(X) \
  X(sws_alloc_context) \
  X(sws_freeContext) \
  X(sws_getCoefficients) \
  X(sws_init_context) \
  X(sws_scale) \
  X(sws_setColorspaceDetails)

#define CREASE_AV_FILTERING(X) \
  X(av_buffersink_get_frame) \
  X(av_buffersrc_add_frame_flags) \
  X(avfilter_get_by_name) \
  X(avfilter_graph_alloc) \
  X(avfilter_graph_config) \
  X(avfilter_graph_create_filter) \
  X(avfilter_graph_free) \
  X(avfilter_link)

// A table of functions per library, and a function that opens the library and fills the table. It
// returns null, or what is missing.
#define CREASE_AV_FIELD(name) __typeof__(&name) _Nonnull name;
#define CREASE_AV_FIND(name) \
  if (!(table->name = (__typeof__(&name))dlsym(library, #name))) return #name;
#define CREASE_AV_TABLE(type, loader, soname, list) \
  struct type { list(CREASE_AV_FIELD) }; \
  static inline const char *_Nullable loader(struct type *_Nonnull table) { \
    void *library = dlopen(soname, RTLD_LAZY | RTLD_LOCAL); \
    if (!library) return dlerror(); \
    list(CREASE_AV_FIND) return 0; \
  }

// The version whose headers were compiled against is the only one whose structures fit.
#define CREASE_AV_SONAME(library, major) "lib" library ".so." AV_STRINGIFY(major)

CREASE_AV_TABLE(
    crease_av_coding, crease_av_open_coding,
    CREASE_AV_SONAME("avcodec", LIBAVCODEC_VERSION_MAJOR), CREASE_AV_CODING)
CREASE_AV_TABLE(
    crease_av_muxing, crease_av_open_muxing,
    CREASE_AV_SONAME("avformat", LIBAVFORMAT_VERSION_MAJOR), CREASE_AV_MUXING)
CREASE_AV_TABLE(
    crease_av_decoding, crease_av_open_decoding,
    CREASE_AV_SONAME("avformat", LIBAVFORMAT_VERSION_MAJOR), CREASE_AV_DECODING)
CREASE_AV_TABLE(
    crease_av_scaling, crease_av_open_scaling,
    CREASE_AV_SONAME("swscale", LIBSWSCALE_VERSION_MAJOR), CREASE_AV_SCALING)
CREASE_AV_TABLE(
    crease_av_filtering, crease_av_open_filtering,
    CREASE_AV_SONAME("avfilter", LIBAVFILTER_VERSION_MAJOR), CREASE_AV_FILTERING)

// Macros that Swift can't read.
static const int crease_av_end_of_file = AVERROR_EOF;
static const int crease_av_again = AVERROR(EAGAIN);
static const int crease_av_out_of_memory = AVERROR(ENOMEM);

// The first error message that the libraries logged on this thread since it was last forgotten. It
// is local to a function, since Swift makes no code for a header's global variables. The function is
// weak and not static: each object file would have a text of its own otherwise, and what is kept in
// one would not be found in another.
__attribute__((weak)) char *_Nonnull crease_av_log(void) {
  static _Thread_local char text[512];
  return text;
}

static inline void crease_av_forget_log(void) { crease_av_log()[0] = 0; }

static inline void crease_av_keep_log(
    void *source, int level, const char *format, va_list arguments) {
  char *text = crease_av_log();
  if (level <= AV_LOG_ERROR && text[0] == 0) vsnprintf(text, 512, format, arguments);
}

static inline void crease_av_quieten(const struct crease_av_coding *_Nonnull table) {
  table->av_log_set_callback(crease_av_keep_log);
}
