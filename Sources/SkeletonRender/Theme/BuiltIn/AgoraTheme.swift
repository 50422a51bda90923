extension BuiltInTheme {
  /// A social feed: one band of light a row, stronger where contrast is asked for.
  static let agora = #"""
    skelsnap: 1
    title: Agora
    extends: ios

    # `separator` is itself translucent, and `@` multiplies: 0.3 of it is a faint grey. Where the
    # user asks for contrast, placeholders take the whole of it.
    colors:
      placeholder: {normal: separator @ 0.3, increased: separator}
      # The band that moves over them is twice as strong.
      highlight:
        normal: separator @ 0.6
        increased:
          light: "#3c3c43 @ 0.74"
          dark: "#545458"

    spacing: {xs: 4, sm: 8, md: 12, lg: 16, xl: 24}

    sizes:
      avatar.sm: 40
      avatar.md: 80
      avatar.lg: 120
      avatar.comment: 32
      actions: 44             # the row of actions keeps a finger's height
      action: 16

    # A bar that stands for a line of text is rounded by 4, a box by 8. The design gives the 8 for the
    # still placeholder alone; corners that changed with reduced motion would be another layout, so a
    # box has them always.
    radii: {bar: 4, box: 8}

    # A post is set in lines of 1.2 times its size: 20.4 for 17, and growing with the text.
    fonts:
      postBody: {relativeTo: body, leading: 120%}

    # One band over a whole row, so every row is a `shimmerGroup`.
    shimmer:
      gradient:
        stops: [placeholder, highlight, placeholder]
        space: group
        duration: 1.5s
        easing: easeInOut

    defaults:
      block: {radius: box}
      lines: {font: postBody, radius: bar}
      text: {font: postBody}

    lifecycle:
      stagger: {appear: 50ms}
      transitions:
        content: {duration: 300ms, easing: easeInOut}
        empty: {duration: 300ms, easing: easeInOut}
        error: {duration: 300ms, easing: easeInOut}
      # What is already on the screen stays; only rows still to come are placeholders.
      refresh: newRows
      errorPlacement: items
      pages: {size: 20, threshold: 5, placeholders: 5}
      budget: {appearWithin: 200ms, shimmers: 10, memory: 100, frameRate: 55, scrollSpeed: 1500}

    errors:
      failed:
        retryable: true
        icon: wifi.slash
        color: systemRed
        title: No connection
        message: Could not load this post
        button: Retry
      timeout:
        retryable: true
        icon: clock
        color: systemOrange
        title: This is taking too long
        message: Could not load this post in time
        button: Retry

    announcements: {loading: Loading...}
    """#
}
