extension BuiltInTheme {
  /// A life simulation over a socket: many errors, some of which mend by themselves.
  static let baolife = #"""
    skelsnap: 1
    title: BaoLife
    extends: ios

    colors:
      primary: systemBlue
      error: systemRed
      warning: systemOrange
      info: systemBlue
      success: systemGreen
      card: secondarySystemBackground

    spacing: {xs: 4, sm: 8, md: 16, lg: 24, xl: 32}

    sizes: {buttonHeight: 50, avatar: 40, media: 120}

    radii: {cornerRadius: 12}

    fonts:
      appLargeTitle: largeTitle
      appHeadline: headline
      appBody: body
      appBodyBold: {relativeTo: body, weight: bold}
      appCaption: caption1
      appCaptionBold: {relativeTo: caption1, weight: bold}

    shimmer:
      gradient:
        stops: [placeholder, highlight, placeholder]
        space: leaf
        duration: 1.5s
        easing: linear

    defaults:
      button: {font: appBodyBold}
      dots: {size: 8, spacing: 8, color: primary, step: 300ms}
      progress: {tint: primary}

    lifecycle:
      timeout: 10s
      transitions:
        error: {easing: {spring: {response: 0.4s, dampingFraction: 0.8}}}
      # The error comes over the screen and may be dismissed; what was beneath is still there. A
      # banner goes by itself, so its document adds `dismissAfter: 3s`; a full screen waits.
      errorPlacement: over
      # The first try counts: at once, then after one second, then after two more.
      retry: {maxAttempts: 3, initialDelay: 1s, factor: 2, maxDelay: 30s}

    # `codes` are what the server sends; a field in a message is the case's own or the event's.
    errors:
      connectionLost:
        retryable: true
        icon: wifi.slash
        color: warning
        title: Connection lost
        message: Check your connection and try again
      serverError:
        retryable: true
        codes: [SERVER_ERROR]
        icon: exclamationmark.triangle
        color: error
        title: Server error
        message: Something went wrong on our side
      insufficientResources:
        retryable: false
        codes: [INSUFFICIENT_ENERGY, INSUFFICIENT_MONEY, INSUFFICIENT_DIAMONDS]
        icon: bolt.slash
        color: warning
        title: Not enough $resource
        message: You need $required and have $available
        resource: resources
        required: 0
        available: 0
      invalidOperation:
        retryable: false
        codes: [INVALID_OPERATION]
        icon: xmark.octagon
        color: error
        title: That cannot be done
        message: This action is not possible right now
      timeout:
        retryable: true
        codes: [TIMEOUT]
        icon: clock
        color: warning
        title: This is taking too long
        message: The server did not answer in time

    announcements: {loading: Loading...}
    """#
}
