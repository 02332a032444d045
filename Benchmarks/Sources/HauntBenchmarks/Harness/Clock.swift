import Foundation

/// What time is counted.
enum Clock {
    /// The processor time of this thread: what other programs do meanwhile does not count.
    case thread
    /// The time on the wall, for work that waits or that several threads share.
    case wall

    /// Seconds since some moment.
    var seconds: Double {
        var time = timespec()
        clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
