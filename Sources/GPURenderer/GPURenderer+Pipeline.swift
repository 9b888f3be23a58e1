package import CreaseLayers

/// A frame that is under way.
enum PendingFrame {
  /// Its bytes come through a place of the ring.
  case reading(FrameDescription, FrameForm, ReadBack)
  /// It is drawn when it is collected: in tiles, or anew.
  case waiting(FrameDescription, FrameForm)
  /// It can't be drawn.
  case failed(RenderError)
}

/// Graphics chips draw a frame while the ones before are on their way to memory: a ring of buffers
/// holds those. Drivers that draw on the processor have nothing to overlap, and read straight into the
/// caller's memory.
extension GPURenderer: PipelinedRenderer {
  package var pipelineDepth: Int { habits.pipelineDepth }

  package func submit(_ frame: FrameDescription) { submit(frame, as: .pixels) }

  package func collect(into bytes: inout MutableSpan<UInt8>) throws(RenderError) {
    precondition(!pending.isEmpty, "a frame is under way")
    switch pending.removeFirst() {
    case .failed(let error): throw error
    case .waiting(let frame, let form): try render(frame, as: form, into: &bytes)
    case .reading(let frame, let form, let place):
      try form.check(bytes.count, for: frame.canvas)
      do throws(DrawingError) {
        try stage.finish(place, into: &bytes)
      } catch {
        guard error.isContextLoss else { throw error.renderError(for: frame) }
        // The ring is gone with the context.
        pending = pending.map { pending in
          if case .reading(let frame, let form, _) = pending {
            .waiting(frame, form)
          } else {
            pending
          }
        }
        try render(frame, as: form, into: &bytes)
      }
    }
  }

  package func abandon() { pending = [] }

  private func submit(_ frame: FrameDescription, as form: FrameForm) {
    do throws(RenderError) { _ = try frame.canvas.checkedPixelCount() } catch {
      return pending.append(.failed(error))
    }
    guard pipelineDepth > 1 else { return pending.append(.waiting(frame, form)) }
    do throws(DrawingError) {
      if let place = try stage.begin(frame, as: form) {
        pending.append(.reading(frame, form, place))
      } else {
        pending.append(.waiting(frame, form))
      }
    } catch {
      // A lost context is seen to when the frame is drawn again.
      pending.append(
        error.isContextLoss ? .waiting(frame, form) : .failed(error.renderError(for: frame)))
    }
  }
}

/// The same, of pictures that the device has made Y'CbCr of.
extension GPURenderer: PlanarRenderer {
  package func prefersPlanes(on canvas: Canvas) -> Bool {
    habits.makesPlanes && canMakePlanes(on: canvas)
  }

  /// Whether frames of a canvas can be converted, be it a gain or not: it must be opaque, and no
  /// larger than what is drawn at once.
  package func canMakePlanes(on canvas: Canvas) -> Bool { stage.canMakePlanes(on: canvas) }

  package func renderPlanes(
    of frame: FrameDescription, into samples: inout MutableSpan<UInt8>
  ) throws(RenderError) {
    try render(frame, as: .planes, into: &samples)
  }

  package func submitPlanes(of frame: FrameDescription) { submit(frame, as: .planes) }
}
