extension BuiltInTheme {
  /// A film app, dark in both appearances.
  static let nuvie = #"""
    skelsnap: 1
    title: Nuvie
    extends: ios

    # The app is dark whatever the system says, so each colour stands for both appearances.
    colors:
      background: "#0f172a"
      surface: "#1e293b"
      muted: "#64748b"
      amber: "#f59e0b"
      amberDeep: "#d97706"
      label: "#f8fafc"
      secondaryLabel: "#94a3b8"
      separator: "#334155"
      accent: amber
      placeholder: surface

    spacing:
      page: 16                # from the screen's edge
      section: 24             # from one section to the next
      card: 16                # between posters
      activity: 12            # between activity cards

    sizes:
      hero: 120
      activity: 80
      avatar: 40
      thumbnail: 64
      titleArea: 40
      errorIcon: 48

    radii: {hero: 16, card: 8, activity: 12}

    # A band of 200 points whatever it crosses: from wholly off one side to wholly off the other.
    shimmer:
      gradient:
        base: surface
        stops: [white @ 0, white @ 0.1, white @ 0]
        width: 200
        space: group
        duration: 1.5s
        easing: linear

    defaults:
      spinner: {size: 20, color: amber}
      progress: {tint: amber, track: surface}

    lifecycle:
      timeout: 10s
      stagger: {reveal: 50ms}
      transitions:
        content: {duration: 300ms, easing: easeInOut}
        empty: {duration: 300ms, easing: easeInOut}
        error: {duration: 300ms, easing: easeInOut}
        refresh: {duration: 200ms, easing: easeInOut}
      refresh: {mode: overlay, opacity: 0.6}

    # `failed` is the network's error here: it is what fails when nothing else is named.
    errors:
      failed:
        retryable: true
        icon: wifi.slash
        color: muted
        title: something went wrong
        message: please check your connection
        button: try again
      timeout:
        retryable: true
        icon: clock
        color: muted
        title: this is taking too long
        message: please check your connection
        button: try again

    announcements: {loading: loading, loaded: loaded}
    """#
}
