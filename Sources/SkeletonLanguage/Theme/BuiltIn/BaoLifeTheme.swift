import SkeletonModel
import SkeletonSystem

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
      # White with a line round it in the light, where a grey card would swallow its placeholders'
      # band; lighter than the ground in the dark.
      card: {light: systemBackground, dark: secondarySystemBackground}
      # What lies over the screen. In the dark it is lighter than what is under it.
      overlay: {light: systemBackground, dark: tertiarySystemBackground}

      # What is still to come of a bar or a ring. The overlay's grey would swallow the system's.
      track: {light: systemGray5, dark: systemGray4}

    spacing: {xs: 4, sm: 8, md: 16, lg: 24, xl: 32}

    sizes: {buttonHeight: 50, avatar: 40, media: 120, errorIcon: 48}

    radii: {cornerRadius: 12, bar: 4}

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
      # Room above and below, for type so large that the least height no longer gives any.
      button: {font: appBodyBold, padding: {vertical: xs}}
      dots: {size: 8, spacing: 8, color: primary, step: 300ms}
      progress: {tint: primary, track: track}

    # Each shows its placeholder until it is given something else; both have the same frames.
    components:
      avatar:
        parameters: {size: avatar, fill: shimmer, over: {zstack: []}}
        view:
          zstack:
            id: avatar
            width: $size
            height: $size
            background: $fill
            radius: capsule
            children: [$over]

      # An avatar and two lines of text. Each bar lies in the middle of its style's line, so a row
      # of placeholders is as high as a row of text at every size of type.
      listItem:
        parameters:
          avatar: {use: avatar}
          title: {lines: {id: title, widths: [60%], font: appBody, barHeight: 73%, radius: bar}}
          subtitle:
            lines: {id: subtitle, widths: [40%], font: appCaption, barHeight: 75%, radius: bar}
        view:
          hstack:
            id: item
            spacing: md
            padding: md
            children:
              - $avatar
              - vstack:
                  id: texts
                  alignment: leading
                  spacing: 2
                  maxWidth: fill
                  frameAlignment: leading
                  children: [$title, $subtitle]

      # So many of one kind, below each other.
      placeholders:
        parameters: {count: 3, item: {use: listItem}}
        view:
          vstack:
            spacing: 0
            children: [{repeat: {count: $count, id: row, view: $item}}]

      card:
        parameters:
          media: shimmer
          over: {zstack: []}
          texts: {lines: {id: lines, count: 3, font: appBody, radius: bar}}
        view:
          vstack:
            id: card
            alignment: leading
            spacing: md
            padding: md
            maxWidth: fill
            background: card
            border: separator
            radius: cornerRadius
            children:
              - zstack:
                  id: media
                  maxWidth: fill
                  height: media
                  background: $media
                  radius: 8
                  children: [$over]
              - $texts

      # A bar that says how far it is. `percent` is a whole number, from 0 to 100.
      linearProgress:
        parameters: {message: Loading..., percent: 0, tint: primary}
        view:
          vstack:
            id: linear
            alignment: leading
            spacing: sm
            children:
              - when:
                  # Large type needs the width: the share goes below.
                  if: {type: accessibility}
                  then:
                    vstack:
                      alignment: leading
                      spacing: xs
                      children:
                        - text: {id: message, value: $message, font: appBody}
                        - text:
                            id: percent
                            value: $percent%
                            font: appCaptionBold
                            color: secondaryLabel
                  else:
                    hstack:
                      alignment: firstTextBaseline
                      children:
                        - text: {id: message, value: $message, font: appBody}
                        - spacer
                        - text:
                            id: percent
                            value: $percent%
                            font: appCaptionBold
                            color: secondaryLabel
              - progress: {id: bar, value: $percent%, tint: $tint}

      # A ring that begins at the top, with its share in the middle, or below where type is large.
      circularProgress:
        parameters: {percent: 0, size: 64, lineWidth: 6, tint: primary}
        view:
          when:
            if: {type: accessibility}
            then:
              vstack:
                id: circular
                spacing: xs
                children:
                  - progress:
                      id: ring
                      value: $percent%
                      style: circular
                      size: $size
                      lineWidth: $lineWidth
                      tint: $tint
                  - text: {id: percent, value: $percent%, font: appCaptionBold}
            else:
              zstack:
                id: circular
                children:
                  - progress:
                      id: ring
                      value: $percent%
                      style: circular
                      size: $size
                      lineWidth: $lineWidth
                      tint: $tint
                  - text: {id: percent, value: $percent%, font: appCaptionBold}

      # Over the whole screen, which shows through: a box with whatever turns or fills, and below it
      # what it is about.
      loadingOverlay:
        parameters: {message: Loading..., indicator: {spinner: {id: spinner, size: 32}}}
        view:
          zstack:
            id: overlay
            children:
              - block: {id: scrim, fill: black @ 0.4}
              - vstack:
                  id: box
                  spacing: md
                  padding: lg
                  background: overlay
                  radius: cornerRadius
                  margin: xl
                  children:
                    - $indicator
                    - text: {id: message, value: $message, font: appBody, alignment: center}

      progressOverlay:
        parameters: {message: Loading..., percent: 0, tint: primary}
        view:
          zstack:
            id: overlay
            children:
              - block: {id: scrim, fill: black @ 0.4}
              - vstack:
                  id: box
                  padding: lg
                  maxWidth: 320
                  background: overlay
                  radius: cornerRadius
                  margin: xl
                  children:
                    - use:
                        component: linearProgress
                        with: {message: $message, percent: $percent, tint: $tint}

      # Over the whole screen, until it is dismissed or tried again. `error` is a case of the
      # theme's `errors`: its colour says how bad it is, and only what may mend can be tried again.
      errorScreen:
        parameters:
          error:
          retry: Try again
          dismiss: Dismiss
        view:
          zstack:
            id: error
            children:
              - block: {id: scrim, fill: black @ 0.4}
              - vstack:
                  id: box
                  spacing: md
                  padding: lg
                  maxWidth: 360
                  background: overlay
                  radius: cornerRadius
                  margin: lg
                  children:
                    - icon: {id: icon, name: $error.icon, size: errorIcon, color: $error.color}
                    - vstack:
                        spacing: sm
                        children:
                          - text:
                              id: title
                              value: $error.title
                              font: appHeadline
                              alignment: center
                          - text:
                              id: message
                              value: $error.message
                              font: appBody
                              color: secondaryLabel
                              alignment: center
                    - vstack:
                        spacing: sm
                        children:
                          - when:
                              if: $error.retryable
                              then:
                                button:
                                  id: retry
                                  label: $retry
                                  action: retry
                                  color: white
                                  minHeight: buttonHeight
                                  maxWidth: fill
                                  background: primary
                                  radius: cornerRadius
                          - button:
                              id: dismiss
                              label: $dismiss
                              action: dismiss
                              color: primary
                              minHeight: buttonHeight
                              maxWidth: fill

      textButton:
        parameters: {label: Retry, action: retry}
        view:
          button:
            label: $label
            action: $action
            font: appCaptionBold
            color: primary
            minWidth: 44
            minHeight: 44

      # At the top edge, for what is not worth the whole screen. Its buttons have room for a finger.
      errorBanner:
        parameters:
          error:
          retry: Retry
        view:
          vstack:
            maxWidth: fill
            maxHeight: fill
            frameAlignment: top
            children:
              - hstack:
                  id: banner
                  spacing: sm
                  padding: {horizontal: md, vertical: sm}
                  margin: md
                  background: overlay
                  border: $error.color
                  radius: cornerRadius
                  children:
                    - when:
                        if: {type: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge]}
                        then: {use: {component: bannerIcon, with: {error: $error}}}
                    - vstack:
                        id: texts
                        alignment: leading
                        spacing: xs
                        padding: {leading: sm}
                        maxWidth: fill
                        frameAlignment: leading
                        children:
                          # Above and below the words where type is large: what stands beside them
                          # would halve them.
                          - when:
                              if: {type: accessibility}
                              then:
                                hstack:
                                  children:
                                    - use: {component: bannerIcon, with: {error: $error}}
                                    - spacer
                                    - use: dismissButton
                          - text: {id: title, value: $error.title, font: appBodyBold}
                          - text:
                              id: message
                              value: $error.message
                              font: appCaption
                              color: secondaryLabel
                          - when:
                              if: {type: accessibility}
                              then:
                                when:
                                  if: $error.retryable
                                  then:
                                    use: {component: textButton, id: retry, with: {label: $retry}}
                    - when:
                        if: {type: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge]}
                        then:
                          when:
                            if: $error.retryable
                            then: {use: {component: textButton, id: retry, with: {label: $retry}}}
                    - when:
                        if: {type: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge]}
                        then: {use: dismissButton}

      # Beside a title, and as its letters grow.
      bannerIcon:
        parameters:
          error:
        view:
          icon:
            id: icon
            name: $error.icon
            size: 24
            color: $error.color
            relativeTo: appBodyBold

      dismissButton:
        view:
          button:
            id: dismiss
            icon: xmark
            action: dismiss
            color: secondaryLabel
            minWidth: 44
            minHeight: 44
            padding: 0
            # Room for a finger, which reaches into the padding of what it closes.
            margin: {trailing: -12}
            accessibilityLabel: Dismiss

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
