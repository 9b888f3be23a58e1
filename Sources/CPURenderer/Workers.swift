internal import Glibc

/// Threads that wait for numbered pieces of work and share them with the caller.
final class Workers {
  private let board = Board()
  private var threads: [pthread_t] = []

  /// Starts threads in addition to the caller's; fewer if the system refuses.
  init(count: Int) {
    for _ in 0..<count {
      var thread = pthread_t()
      let argument = unsafe Unmanaged.passRetained(board)
      let result = unsafe pthread_create(
        &thread, nil,
        { argument in
          guard let argument = unsafe argument else { return nil }
          let board = unsafe Unmanaged<Board>.fromOpaque(argument).takeRetainedValue()
          board.serve()
          return nil
        }, argument.toOpaque())
      guard result == 0 else {
        unsafe argument.release()
        return
      }
      threads.append(thread)
    }
  }

  deinit {
    board.close()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Calls a function once with each number below `count`, in any order and on several threads, and
  /// returns when all calls have.
  func run(count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    board.post(count: count, work)
    while board.doOne() {}
    board.waitUntilDone()
  }
}

/// What threads agree on: the work that is left to take, and how much of it is done.
@safe
private final class Board: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let posted = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let finished = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var work: (@Sendable (Int) -> Void)?
  private var next = 0
  private var count = 0
  private var done = 0
  private var isClosed = false

  init() {
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe posted.initialize(to: pthread_cond_t())
    unsafe finished.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(posted, nil)
    unsafe pthread_cond_init(finished, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(finished)
    unsafe pthread_cond_destroy(posted)
    unsafe pthread_mutex_destroy(mutex)
    unsafe finished.deallocate()
    unsafe posted.deallocate()
    unsafe mutex.deallocate()
  }

  /// Puts up work for everybody.
  func post(count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    unsafe pthread_mutex_lock(mutex)
    self.work = work
    self.count = count
    next = 0
    done = 0
    unsafe pthread_cond_broadcast(posted)
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Takes a piece of work and does it; false if there is none left.
  func doOne() -> Bool {
    unsafe pthread_mutex_lock(mutex)
    guard next < count, let work else {
      unsafe pthread_mutex_unlock(mutex)
      return false
    }
    let number = next
    next += 1
    unsafe pthread_mutex_unlock(mutex)

    work(number)

    unsafe pthread_mutex_lock(mutex)
    done += 1
    if done == count { unsafe pthread_cond_signal(finished) }
    unsafe pthread_mutex_unlock(mutex)
    return true
  }

  /// Waits for the pieces that other threads have taken, and takes the work down.
  func waitUntilDone() {
    unsafe pthread_mutex_lock(mutex)
    while done < count { unsafe pthread_cond_wait(finished, mutex) }
    work = nil
    count = 0
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Does work as it comes, until the board is closed.
  func serve() {
    while true {
      while doOne() {}
      unsafe pthread_mutex_lock(mutex)
      while next >= count && !isClosed { unsafe pthread_cond_wait(posted, mutex) }
      let isClosed = isClosed
      unsafe pthread_mutex_unlock(mutex)
      if isClosed { return }
    }
  }

  /// Sends the threads home.
  func close() {
    unsafe pthread_mutex_lock(mutex)
    isClosed = true
    unsafe pthread_cond_broadcast(posted)
    unsafe pthread_mutex_unlock(mutex)
  }
}
