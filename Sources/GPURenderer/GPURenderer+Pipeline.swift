package import CreaseLayers

/// A frame that is under way.
enum PendingFrame {
  /// Its pixels come through a place of the ring.
  case reading(FrameDescription, ReadBack)
  /// It is drawn when it is collected: in tiles, or anew.
  case waiting(FrameDescription)
  /// It can't be drawn.
  case failed(RenderError)
}

/// Graphics chips draw a frame while the ones before are on their way to memory: a ring of buffers
/// holds those. Drivers that draw on the processor have nothing to overlap, and read straight into the
/// caller's memory.
extension GPURenderer: PipelinedRenderer {
  package var pipelineDepth: Int { habits.pipelineDepth }

  package func submit(_ frame: FrameDescription) {
    do throws(RenderError) { _ = try frame.canvas.checkedPixelCount() } catch {
      return pending.append(.failed(error))
    }
    guard pipelineDepth > 1 else { return pending.append(.waiting(frame)) }
    do throws(DrawingError) {
      if let place = try stage.begin(frame) {
        pending.append(.reading(frame, place))
      } else {
        pending.append(.waiting(frame))
      }
    } catch {
      // A lost context is seen to when the frame is drawn again.
      pending.append(
        error.isContextLoss ? .waiting(frame) : .failed(error.renderError(for: frame)))
    }
  }

  package func collect(into pixels: inout MutableSpan<UInt8>) throws(RenderError) {
    precondition(!pending.isEmpty, "a frame is under way")
    switch pending.removeFirst() {
    case .failed(let error): throw error
    case .waiting(let frame): try render(frame, into: &pixels)
    case .reading(let frame, let place):
      try frame.canvas.checkBuffer(of: pixels.count)
      do throws(DrawingError) {
        try stage.finish(place, into: &pixels)
      } catch {
        guard error.isContextLoss else { throw error.renderError(for: frame) }
        // The ring is gone with the context.
        pending = pending.map { pending in
          if case .reading(let frame, _) = pending { .waiting(frame) } else { pending }
        }
        try render(frame, into: &pixels)
      }
    }
  }

  package func abandon() { pending = [] }
}
