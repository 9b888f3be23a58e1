#pragma once
#include <dlfcn.h>
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stddef.h>
#include <stdint.h>

// The functions in use. Their types are the headers' own.
#define CREASE_ISAL(X) \
  X(crc32_gzip_refl) \
  X(isal_deflate) \
  X(isal_deflate_init)

#define CREASE_ISAL_FIELD(name) __typeof__(&name) _Nonnull name;
#define CREASE_ISAL_FIND(name) \
  if (!(table->name = (__typeof__(&name))dlsym(library, #name))) return #name;

struct crease_isal { CREASE_ISAL(CREASE_ISAL_FIELD) };

// Opens the library and fills the table. Returns null, or what is missing.
static inline const char *_Nullable crease_isal_open(struct crease_isal *_Nonnull table) {
  void *library = dlopen("libisal.so.2", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return dlerror();
  CREASE_ISAL(CREASE_ISAL_FIND) return 0;
}

// A compressor of one stream after another. It is reached through functions, since its arrays are
// longer than Swift's tuples can be.
struct crease_isal_stream {
  struct isal_zstream stream;
  uint8_t memory[ISAL_DEF_LVL2_DEFAULT];
};

static const size_t crease_isal_stream_size = sizeof(struct crease_isal_stream);

// Begins a zlib stream (RFC 1950) at level 1 or 2.
static inline void crease_isal_begin(
    const struct crease_isal *_Nonnull table, void *_Nonnull memory, uint32_t level) {
  struct crease_isal_stream *self = (struct crease_isal_stream *)memory;
  table->isal_deflate_init(&self->stream);
  self->stream.level = level;
  self->stream.level_buf = self->memory;
  self->stream.level_buf_size = level == 1 ? ISAL_DEF_LVL1_DEFAULT : ISAL_DEF_LVL2_DEFAULT;
  self->stream.gzip_flag = IGZIP_ZLIB;
}

// Gives the next bytes, once those before are taken; they stay where they are until they are.
static inline void crease_isal_give(
    void *_Nonnull memory, const uint8_t *_Nonnull bytes, uint32_t count, int is_last) {
  struct isal_zstream *stream = &((struct crease_isal_stream *)memory)->stream;
  stream->next_in = (uint8_t *)bytes;
  stream->avail_in = count;
  stream->end_of_stream = is_last;
}

// Compresses into the room that is given.
//
// Returns 1 if more room is needed, 0 if all bytes are taken (and the stream is whole, if they were the
// last), else the library's error, which is negative.
static inline int crease_isal_take(
    const struct crease_isal *_Nonnull table, void *_Nonnull memory, uint8_t *_Nonnull room,
    uint32_t size, uint32_t *_Nonnull written) {
  struct isal_zstream *stream = &((struct crease_isal_stream *)memory)->stream;
  stream->next_out = room;
  stream->avail_out = size;
  int code = table->isal_deflate(stream);
  *written = size - stream->avail_out;
  if (code < 0) return code;
  if (stream->end_of_stream) return stream->internal_state.state != ZSTATE_END;
  return stream->avail_in > 0 || stream->avail_out == 0;
}
