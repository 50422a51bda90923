import SkeletonModel
import SkeletonSystem

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
      # A sheet is raised, which in the dark makes it lighter; the screen behind it is dimmed.
      sheet: {light: white, dark: {normal: "#1c1c1e", increased: "#242426"}}
      dimmed: {light: systemGray4, dark: black}
      handle: systemGray3
      chip: {light: systemGray6, dark: systemGray5}
      # On an avatar. In the dark, more contrast makes the system's tints too light for white.
      initials: {normal: white, increased: {light: white, dark: black}}

    spacing: {xs: 4, sm: 8, md: 12, lg: 16, xl: 24, grip: 5}

    sizes:
      avatar.sm: 40
      avatar.md: 80
      avatar.lg: 120
      avatar.comment: 32
      actions: 44             # the row of actions keeps a finger's height
      action: 16
      name: 120
      name.comment: 100
      author: 80              # the handle of whoever wrote it
      timestamp: 60
      bar: 16                 # a bar for a line of text, and one for a line of small text
      bar.sm: 12
      grip: 36                # the handle of a sheet
      grip.height: 5
      illustration: 48

    # A bar that stands for a line of text is rounded by 4, a box by 8. The design gives the 8 for the
    # still placeholder alone; corners that changed with reduced motion would be another layout, so a
    # box has them always.
    radii: {bar: 4, box: 8, sheet: 10, chip: 22}

    # A post is set in lines of 1.2 times its size: 20.4 for 17, and growing with the text.
    fonts:
      postBody: {relativeTo: body, leading: 120%}
      commentName: {relativeTo: subheadline, weight: semibold}
      profileName: {relativeTo: title2, weight: bold}
      notice: {relativeTo: title3, weight: semibold}
      # As large as the circle it is in, at every type size.
      avatarInitials:
        relativeTo: subheadline
        weight: semibold
        sizes:
          {xSmall: [15, 20], small: [15, 20], medium: [15, 20], large: [15, 20],
           xLarge: [15, 20], xxLarge: [15, 20], xxxLarge: [15, 20], ax1: [15, 20],
           ax2: [15, 20], ax3: [15, 20], ax4: [15, 20], ax5: [15, 20]}
      avatarInitials.sm:
        relativeTo: caption1
        weight: semibold
        sizes:
          {xSmall: [12, 16], small: [12, 16], medium: [12, 16], large: [12, 16],
           xLarge: [12, 16], xxLarge: [12, 16], xxxLarge: [12, 16], ax1: [12, 16],
           ax2: [12, 16], ax3: [12, 16], ax4: [12, 16], ax5: [12, 16]}
      avatarInitials.md:
        relativeTo: title1
        weight: semibold
        sizes:
          {xSmall: [28, 34], small: [28, 34], medium: [28, 34], large: [28, 34],
           xLarge: [28, 34], xxLarge: [28, 34], xxxLarge: [28, 34], ax1: [28, 34],
           ax2: [28, 34], ax3: [28, 34], ax4: [28, 34], ax5: [28, 34]}

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

    # A loading thing is named for what it stands for, with `Skeleton` after it. The two share the
    # ids of what has the same place in both, at every size of type.
    components:
      # Bars in the box of the line of text they stand for. They keep a height of their own; the
      # box, a line of nothing, has the height that the text will have, and grows as it does.
      textLine:
        parameters: {font: postBody, bars: null}
        view:
          zstack:
            alignment: leading
            children:
              - lines: {count: 1, widths: [100%], font: $font, fill: clear}
              - $bars

      # 12 + 40 + 8 + three lines of 20.4 + 8 + 44 + 12 = 185.2, all of it crossed by one band.
      feedPostSkeleton:
        parameters: {lines: 3, actions: 4, name: name, author: author, timestamp: timestamp}
        view:
          vstack:
            shimmerGroup: true
            alignment: leading
            spacing: sm
            padding: {horizontal: lg, vertical: md}
            children:
              - hstack:
                  id: header
                  spacing: md
                  children:
                    - circle: {id: avatar, size: avatar.sm}
                    - vstack:
                        alignment: leading
                        spacing: 0
                        children:
                          - use:
                              component: textLine
                              with:
                                font: headline
                                bars:
                                  block:
                                    id: name
                                    width: $name
                                    height: bar
                                    radius: bar
                                    relativeTo: headline
                          - use:
                              component: textLine
                              with:
                                font: footnote
                                bars:
                                  hstack:
                                    spacing: sm
                                    children:
                                      - block:
                                          id: author
                                          width: $author
                                          height: bar.sm
                                          radius: bar
                                          relativeTo: footnote
                                      - block:
                                          id: timestamp
                                          width: $timestamp
                                          height: bar.sm
                                          radius: bar
                                          relativeTo: footnote
              # All of the width, 85 % and 60 % of it: the kind's own widths.
              - lines: {id: body, count: $lines}
              # A finger high, whatever the size of the icons. Neither grows with the text.
              - hstack:
                  id: actions
                  height: actions
                  spacing: xl
                  children:
                    - repeat:
                        count: $actions
                        id: action
                        view: {block: {width: action, height: action, radius: bar}}

      feedPost:
        parameters: {name: null, author: null, timestamp: null, text: null, initials: null,
                     color: systemIndigo, lines: 3, liked: false}
        view:
          vstack:
            alignment: leading
            spacing: sm
            padding: {horizontal: lg, vertical: md}
            children:
              - hstack:
                  id: header
                  spacing: md
                  children:
                    - use:
                        component: avatar
                        id: avatar
                        with: {initials: $initials, color: $color}
                    - vstack:
                        alignment: leading
                        spacing: 0
                        maxWidth: fill
                        frameAlignment: leading
                        children:
                          - text: {value: $name, font: headline, lineLimit: 1}
                          - text:
                              value: $author · $timestamp
                              font: footnote
                              color: secondaryLabel
                              lineLimit: 1
              - text:
                  id: body
                  value: $text
                  lineLimit: $lines
                  maxWidth: fill
                  frameAlignment: leading
              - hstack:
                  id: actions
                  height: actions
                  spacing: xl
                  children:
                    - repeat:
                        count: 4
                        id: action
                        cycle:
                          - icon:
                              name: bubble.right
                              size: action
                              color: secondaryLabel
                              accessibilityLabel: Reply
                          - icon:
                              name: arrow.2.squarepath
                              size: action
                              color: secondaryLabel
                              accessibilityLabel: Repost
                          - when:
                              if: $liked
                              then:
                                icon:
                                  name: heart.fill
                                  size: action
                                  color: systemRed
                                  accessibilityLabel: Unlike
                              else:
                                icon:
                                  name: heart
                                  size: action
                                  color: secondaryLabel
                                  accessibilityLabel: Like
                          - icon:
                              name: square.and.arrow.up
                              size: action
                              color: secondaryLabel
                              accessibilityLabel: Share

      # A reply is a post made small: a smaller avatar, a shorter name, a line or two.
      commentSkeleton:
        parameters: {lines: 1, name: name.comment}
        view:
          hstack:
            shimmerGroup: true
            alignment: top
            spacing: md
            padding: {horizontal: lg, vertical: sm}
            children:
              - circle: {id: avatar, size: avatar.comment}
              - vstack:
                  id: words
                  alignment: leading
                  spacing: 0
                  children:
                    - use:
                        component: textLine
                        with:
                          font: commentName
                          bars:
                            block:
                              id: name
                              width: $name
                              height: bar.sm
                              radius: bar
                              relativeTo: subheadline
                    - lines: {id: body, count: $lines, widths: [85%, 60%]}

      comment:
        parameters: {name: null, text: null, initials: null, color: systemIndigo, lines: 1}
        view:
          hstack:
            alignment: top
            spacing: md
            padding: {horizontal: lg, vertical: sm}
            children:
              - use:
                  component: avatar
                  id: avatar
                  with: {initials: $initials, color: $color, size: avatar.comment,
                         font: avatarInitials.sm}
              - vstack:
                  id: words
                  alignment: leading
                  spacing: 0
                  children:
                    - text: {value: $name, font: commentName, lineLimit: 1}
                    - text:
                        id: body
                        value: $text
                        lineLimit: $lines
                        maxWidth: fill
                        frameAlignment: leading

      # The initials do not grow with the text, as the circle around them does not.
      avatar:
        parameters: {initials: null, color: systemIndigo, size: avatar.sm, font: avatarInitials}
        view:
          zstack:
            width: $size
            height: $size
            background: $color
            radius: capsule
            children: [{text: {value: $initials, font: $font, color: initials, lineLimit: 1}}]

      # A share of the screen, from below, with a handle to drag it by. What is in it scrolls.
      sheet:
        parameters: {detent: 65%, content: null}
        view:
          vstack:
            spacing: 0
            height: $detent
            maxWidth: fill
            frameAlignment: top
            background: sheet
            radius: {topLeading: sheet, topTrailing: sheet}
            clip: true
            children:
              - block:
                  id: handle
                  width: grip
                  height: grip.height
                  radius: capsule
                  fill: handle
                  margin: {vertical: grip}
              - scroll: $content

      # In the place of what failed: what happened, and a way to try again that a finger can hit.
      # The icon grows with the words beside it; the button goes below them where type is large.
      retryChip:
        parameters: {error: null}
        view:
          when:
            if: {type: accessibility}
            then:
              vstack:
                alignment: leading
                spacing: 0
                padding: {top: sm, bottom: xs}
                background: chip
                radius: chip
                margin: {horizontal: lg}
                children:
                  - hstack:
                      alignment: top
                      spacing: sm
                      padding: {horizontal: md}
                      children:
                        - icon:
                            id: icon
                            name: $error.icon
                            color: $error.color
                            relativeTo: footnote
                        - text: {id: message, value: $error.message, font: footnote}
                  - use: {component: retryButton, with: {label: $error.button}}
            else:
              hstack:
                spacing: sm
                padding: {leading: md}
                background: chip
                radius: chip
                margin: {horizontal: lg}
                children:
                  - icon:
                      id: icon
                      name: $error.icon
                      color: $error.color
                      relativeTo: footnote
                  - text:
                      id: message
                      value: $error.message
                      font: footnote
                      padding: {vertical: sm}
                  - use: {component: retryButton, with: {label: $error.button}}

      retryButton:
        parameters: {label: Retry}
        view:
          button:
            id: retry
            label: $label
            action: retry
            font: footnote
            padding: {horizontal: md}
            minHeight: actions

      # Where there is not much room, `compact` leaves the illustration and the message out.
      emptyState:
        parameters: {icon: tray, title: Nothing here yet, message: "", action: null, compact: false}
        view:
          vstack:
            spacing: md
            padding: xl
            maxWidth: fill
            maxHeight: fill
            children:
              # An illustration as large as the largest avatar.
              - when:
                  if: {$compact: false}
                  then:
                    zstack:
                      id: illustration
                      width: avatar.lg
                      height: avatar.lg
                      background: chip
                      radius: capsule
                      children: [{icon: {name: $icon, size: illustration, color: systemGray}}]
              - text: {id: title, value: $title, font: notice, alignment: center}
              - when:
                  if: {$compact: false}
                  then:
                    text:
                      id: message
                      value: $message
                      font: footnote
                      color: secondaryLabel
                      alignment: center
              - button:
                  id: action
                  label: $action
                  font: headline
                  color: white
                  padding: {horizontal: xl, vertical: sm}
                  minHeight: actions
                  background: accent
                  radius: capsule

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
