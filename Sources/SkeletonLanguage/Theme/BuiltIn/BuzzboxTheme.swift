import SkeletonModel
import SkeletonSystem

extension BuiltInTheme {
  /// A chat app: faint bars, each with its own band of light.
  static let buzzbox = #"""
    skelsnap: 1
    title: Buzzbox
    extends: ios

    # A still placeholder is the shimmer's own first frame.
    colors:
      placeholder: systemGray5 @ 0.3
      # On an avatar. In the dark, more contrast makes the system's tints too light for white.
      initials: {normal: white, increased: {light: white, dark: black}}

    fonts:
      screenTitle: {relativeTo: largeTitle, weight: bold}
      notice: {relativeTo: title3, weight: semibold}

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

    # A loading thing is named for what it stands for, with `Skeleton` after it. The two share the
    # ids of what has the same place in both, as `avatar` has. A bar is only about as long as its
    # text, so the text has no id.
    components:
      # All placeholders are made of this: a bar as wide as there is room. `use` takes the box's
      # keys, so a width is asked for there, as a frame is put around a view.
      skeletonView:
        parameters: {height: 16, radius: 8}
        view: {block: {height: $height, radius: $radius}}

      # The avatar decides the height: 50, with 12 above and below it.
      conversationRowSkeleton:
        parameters: {avatar: 50, name: 120, preview: 200, time: 40}
        view:
          hstack:
            spacing: 12
            padding: {horizontal: 16, vertical: 12}
            children:
              # Rounded by half of it: a circle.
              - use:
                  component: skeletonView
                  id: avatar
                  width: $avatar
                  with: {height: $avatar, radius: capsule}
              - vstack:
                  alignment: leading
                  spacing: 8
                  children:
                    - use:
                        component: skeletonView
                        id: name
                        width: $name
                        with: {height: 16, radius: 4}
                    - use:
                        component: skeletonView
                        id: preview
                        width: $preview
                        with: {height: 14, radius: 4}
              # Takes what is left, but never less than 8. On a screen 320 wide that is 46 more than
              # there is: the row is then too long on both sides, as it would be on a phone.
              - spacer
              - use:
                  component: skeletonView
                  id: time
                  width: $time
                  with: {height: 12, radius: 4}

      conversationRow:
        parameters: {name: null, preview: null, time: null, initials: null, color: systemIndigo,
                     unread: false}
        view:
          hstack:
            spacing: 12
            padding: {horizontal: 16, vertical: 12}
            children:
              - use: {component: avatar, id: avatar, with: {initials: $initials, color: $color}}
              - vstack:
                  alignment: leading
                  spacing: 2
                  children:
                    - text: {value: $name, font: headline, lineLimit: 1}
                    - text:
                        value: $preview
                        font: subheadline
                        color: secondaryLabel
                        lineLimit: 1
              - spacer
              # Asked for room first, so that a long preview is cut and not the time.
              - vstack:
                  alignment: trailing
                  spacing: 6
                  layoutPriority: 1
                  children:
                    - text: {value: $time, font: footnote, color: secondaryLabel, lineLimit: 1}
                    - when: {if: $unread, then: {circle: {size: 10, fill: accent}}}

      avatar:
        parameters: {initials: null, color: systemIndigo, size: 50, font: headline}
        view:
          zstack:
            width: $size
            height: $size
            background: $color
            radius: capsule
            children: [{text: {value: $initials, font: $font, color: initials, lineLimit: 1}}]

      # A spacer on one side sends a bubble to the other. The sides are leading and trailing, so a
      # language read from right to left has them the other way round.
      messageBubbleSkeleton:
        parameters: {sent: false, height: 40, radius: 16, sentWidth: 200, receivedWidth: 180}
        view:
          when:
            if: $sent
            then:
              hstack:
                - spacer
                - use:
                    component: skeletonView
                    id: bubble
                    width: $sentWidth
                    with: {height: $height, radius: $radius}
            else:
              hstack:
                - use:
                    component: skeletonView
                    id: bubble
                    width: $receivedWidth
                    with: {height: $height, radius: $radius}
                - spacer

      # A line of text in 9 above and below: 40. Two lines are 62, and the messages under them move.
      messageBubble:
        parameters: {text: null, sent: false, radius: 16}
        view:
          when:
            if: $sent
            then:
              hstack:
                - spacer
                - text:
                    value: $text
                    color: white
                    padding: {horizontal: 14, vertical: 9}
                    background: accent
                    radius: $radius
            else:
              hstack:
                - text:
                    value: $text
                    padding: {horizontal: 14, vertical: 9}
                    background: systemGray5
                    radius: $radius
                - spacer

      # Instead of a screen that could not be loaded. Which case it was comes in as `$error`.
      loadFailure:
        parameters: {error: null}
        view:
          vstack:
            spacing: 12
            padding: 32
            maxWidth: fill
            maxHeight: fill
            children:
              - icon: {id: icon, name: $error.icon, size: 48, color: $error.color}
              - text: {id: title, value: $error.title, font: notice, alignment: center}
              - text:
                  id: message
                  value: $error.message
                  font: subheadline
                  color: secondaryLabel
                  alignment: center
              - button:
                  id: retry
                  label: $error.button
                  action: retry
                  font: headline
                  color: white
                  padding: {horizontal: 24}
                  minHeight: 44
                  background: accent
                  radius: capsule
                  margin: {top: 8}

      # Loaded, with nothing in it.
      nothingYet:
        parameters: {icon: tray, title: Nothing here yet, message: New messages will show up here}
        view:
          vstack:
            spacing: 12
            padding: 32
            maxWidth: fill
            maxHeight: fill
            children:
              - icon: {id: icon, name: $icon, size: 48, color: systemGray2}
              - text: {id: title, value: $title, font: notice, alignment: center}
              - text:
                  id: message
                  value: $message
                  font: subheadline
                  color: secondaryLabel
                  alignment: center

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
