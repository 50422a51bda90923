extension BuiltInTheme {
  /// A chat app: faint bars, each with its own band of light.
  static let buzzbox = #"""
    skelsnap: 1
    title: Buzzbox
    extends: ios

    # A still placeholder is the shimmer's own first frame.
    colors:
      placeholder: systemGray5 @ 0.3

    # A bar is 16 high with corners of 8, and as wide as there is room, unless it says otherwise.
    defaults:
      block: {height: 16, radius: 8}

    # One element wide, in each element's own space: it enters as its last colour has left, so the
    # end of a cycle is its beginning.
    shimmer:
      gradient:
        stops: [systemGray5 @ 0.3, systemGray4 @ 0.5, systemGray5 @ 0.3]
        width: 100%
        space: leaf
        duration: 1.5s
        easing: linear

    lifecycle:
      # Counted from appearing, beside the load: whichever ends later ends the skeleton.
      minimumDisplay: 200ms
      timeout: 10s
      transitions:
        content: {duration: 300ms, easing: easeInOut, mode: dual}
        empty: {duration: 300ms, easing: easeInOut, mode: dual}
        error: {duration: 300ms, easing: easeInOut, mode: dual}
      # Pulling to refresh leaves what is there alone.
      refresh: none

    errors:
      failed:
        retryable: true
        icon: exclamationmark.triangle
        color: systemOrange
        title: Could not load messages
        message: Check your connection and try again
        button: Try again
      timeout:
        retryable: true
        icon: clock
        color: systemOrange
        title: This is taking too long
        message: Check your connection and try again
        button: Try again

    announcements: {loading: Loading}
    """#
}
