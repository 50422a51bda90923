import SkeletonModel
import SkeletonSystem

extension BuiltInTheme {
  /// A film app, dark in both appearances.
  static let nuvie = #"""
    skelsnap: 1
    title: Nuvie
    extends: ios

    # The app is dark whatever the system says, so each colour stands for both appearances. Where
    # the user asks for contrast, what lies on the ground moves away from it.
    colors:
      background: "#0f172a"
      surface: {normal: "#1e293b", increased: "#475569"}
      raised: {normal: "#334155", increased: "#64748b"}         # on a surface
      muted: {normal: "#64748b", increased: "#94a3b8"}
      amber: "#f59e0b"
      amberDeep: "#d97706"
      label: "#f8fafc"
      secondaryLabel: {normal: "#94a3b8", increased: "#cbd5e1"}
      separator: raised
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

    radii: {hero: 16, card: 8, activity: 12, bar: 4}

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

    # Each shows its placeholder until it is given something else, so a skeleton says no more than
    # `use: movieCard`, and the content the same with its films in it. Both have the same frames.
    components:
      # Over the whole width, 120 high.
      hero:
        parameters: {fill: shimmer, over: {zstack: []}}
        view:
          zstack:
            id: hero
            alignment: bottomLeading
            shimmerGroup: true
            maxWidth: fill
            frameAlignment: bottomLeading
            height: hero
            background: $fill
            radius: hero
            children: [$over]

      # The poster alone, as wide as there is room.
      compactCard:
        parameters: {fill: shimmer, over: {zstack: []}}
        view:
          zstack:
            id: poster
            shimmerGroup: true
            maxWidth: fill
            maxHeight: fill
            aspectRatio: 2/3
            background: $fill
            radius: card
            children: [$over]

      # A poster with 40 points of title area below: a gap of 8, a title, 6, and what else is known.
      # The bars grow with the text they stand for, and the area with them.
      movieCard:
        parameters:
          fill: shimmer
          over: {zstack: []}
          titles:
            vstack:
              alignment: leading
              spacing: 6
              maxWidth: fill
              frameAlignment: leading
              children:
                - block: {id: title, width: 80%, height: 14, radius: bar, relativeTo: caption}
                - block: {id: detail, width: 50%, height: 12, radius: bar, relativeTo: caption}
        view:
          vstack:
            id: movie
            alignment: leading
            spacing: 0
            shimmerGroup: true
            children:
              - use: {component: compactCard, id: poster, with: {fill: $fill, over: $over}}
              - vstack:
                  id: titles
                  padding: {top: 8}
                  maxWidth: fill
                  minHeight: titleArea
                  frameAlignment: topLeading
                  children: [$titles]

      # Who watched what: a card that shimmers, and on it shapes of a lighter grey that shimmer with
      # it. 80 high with 16 of padding leaves 48: three lines of 16, a poster cut to 64 × 48.
      activityCard:
        parameters:
          fill: shimmer
          avatar: {circle: {id: avatar, size: avatar, fill: {shimmer: raised}}}
          lines: {lines: {id: lines, count: 3, font: caption, radius: bar, fill: {shimmer: raised}}}
          thumbnail: {shimmer: raised}
        view:
          hstack:
            id: activity
            spacing: 16
            shimmerGroup: true
            padding: 16
            maxWidth: fill
            minHeight: activity
            background: $fill
            radius: activity
            children:
              - $avatar
              - vstack:
                  id: texts
                  maxWidth: fill
                  minHeight: 48
                  frameAlignment: leading
                  children: [$lines]
              - block: {id: thumbnail, width: thumbnail, height: 48, radius: card, fill: $thumbnail}

      # In the middle of the screen. `error` is a case of the theme's `errors`.
      errorScreen:
        parameters:
          error:
        view:
          vstack:
            id: error
            spacing: 12
            padding: section
            maxWidth: fill
            maxHeight: fill
            children:
              - icon: {id: icon, name: $error.icon, size: errorIcon, color: $error.color}
              - text: {id: title, value: $error.title, font: headline, alignment: center}
              - text:
                  id: message
                  value: $error.message
                  font: subheadline
                  color: secondaryLabel
                  alignment: center
              - when:
                  if: $error.retryable
                  then:
                    use:
                      component: amberButton
                      id: retry
                      with: {label: $error.button, action: retry}
                      margin: {top: 8}

      # Loaded, and nothing there.
      emptyState:
        parameters: {icon: film, title: nothing here yet, message: come back a little later}
        view:
          vstack:
            id: empty
            spacing: 12
            padding: section
            maxWidth: fill
            maxHeight: fill
            children:
              - icon: {id: icon, name: $icon, size: errorIcon, color: muted}
              - text: {id: title, value: $title, font: headline, alignment: center}
              - text:
                  id: message
                  value: $message
                  font: subheadline
                  color: secondaryLabel
                  alignment: center

      amberButton:
        parameters: {label: try again, action: retry}
        view:
          button:
            label: $label
            action: $action
            font: headline
            color: background
            padding: {horizontal: 24, vertical: 11}
            background: {stops: [amber, amberDeep], angle: 90}
            radius: capsule

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
