import SwiftUI

/// A design of one app, with round, serif and monospaced letters.
enum Design {
  static let accent = Color(red: 0x33 / 255, green: 0x38 / 255, blue: 0x44 / 255)
  static let headline = Font.system(.headline, design: .rounded, weight: .semibold)
  static let body = Font.system(.body, design: .rounded)
  static let subheadline = Font.system(.subheadline, design: .serif)
  static let caption = Font.system(.caption, design: .rounded)
  static let caption2 = Font.system(.caption2, design: .monospaced)
}

/// A button on a dark ground, in an outline or on a faint ground, with a symbol or without.
struct DesignButton: View {
  enum Look { case first, second, third }

  var title: String
  var symbol: String?
  var look = Look.first

  var body: some View {
    Button {
    } label: {
      HStack(spacing: 8) {
        if let symbol {
          Image(systemName: symbol)
        }
        Text(title)
      }
      .font(Design.headline)
      .foregroundStyle(look == .first ? Color(.systemBackground) : Design.accent)
      .padding(.horizontal, look == .first ? 16 : 12)
      .padding(.vertical, look == .first ? 12 : 8)
      .frame(maxWidth: look == .first ? .infinity : nil)
      .background(ground)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay {
        if look == .second {
          RoundedRectangle(cornerRadius: 12).stroke(Design.accent, lineWidth: 1)
        }
      }
    }
  }

  private var ground: Color {
    switch look {
    case .first: Design.accent
    case .second: .clear
    case .third: Design.accent.opacity(0.1)
    }
  }
}

/// A view in the padding that one gets without saying how much, 320 wide.
struct Sample<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content.padding().frame(width: 320)
  }
}

struct ButtonColumn: View {
  var body: some View {
    VStack(spacing: 16) {
      DesignButton(title: "Primary Button")
      DesignButton(title: "With Icon", symbol: "arrow.right")
      DesignButton(title: "Secondary", look: .second)
      DesignButton(title: "Secondary Icon", symbol: "plus", look: .second)
      DesignButton(title: "Tertiary", look: .third)
      DesignButton(title: "Tertiary Icon", symbol: "gear", look: .third)
    }
  }
}

/// Words in a capsule that is chosen or not.
struct DesignChip: View {
  var title: String
  var chosen = false

  var body: some View {
    Button {
    } label: {
      Text(title)
        .font(Design.subheadline)
        .foregroundStyle(chosen ? Color(.systemBackground) : Color(.label))
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(chosen ? Design.accent : .clear, in: .capsule)
        .overlay {
          if !chosen {
            Capsule().strokeBorder(Color(.separator), lineWidth: 1)
          }
        }
        .clipShape(.capsule)
    }
    .buttonStyle(.plain)
  }
}

/// Chips in a row that scrolls, below a headline.
struct ChipGroup: View {
  var title: String
  var options: [String]
  var chosen: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(Design.headline)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          ForEach(options, id: \.self) { option in
            DesignChip(title: option, chosen: option == chosen)
          }
        }
      }
    }
  }
}

struct DesignField: View {
  var words: String

  var body: some View {
    TextField("e.g. Human, Alien...", text: .constant(words))
      .font(Design.body)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(Color(.tertiarySystemGroupedBackground))
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay {
        RoundedRectangle(cornerRadius: 12).stroke(Color(.separator), lineWidth: 1)
      }
  }
}

/// A symbol in a column of its own, beside a caption over words.
struct DesignRow: View {
  var symbol: String
  var label: String
  var value: String
  var color = Design.accent

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: symbol)
        .font(Design.body)
        .foregroundStyle(color)
        .frame(width: 24)
      VStack(alignment: .leading, spacing: 2) {
        Text(label).font(Design.caption).foregroundStyle(Color(.secondaryLabel))
        Text(value).font(Design.body).foregroundStyle(Color(.label))
      }
      Spacer()
    }
  }
}

struct DesignRows: View {
  var body: some View {
    VStack(spacing: 12) {
      DesignRow(symbol: "person.fill", label: "Name", value: "Rick Sanchez")
      DesignRow(symbol: "location.fill", label: "Location", value: "Citadel of Ricks")
      DesignRow(symbol: "globe", label: "Origin", value: "Earth (C-137)")
      DesignRow(symbol: "heart.fill", label: "Status", value: "Alive", color: .green)
      DesignRow(
        symbol: "exclamationmark.triangle.fill", label: "Warning", value: "Dangerous",
        color: .orange)
    }
  }
}

/// A card with a faint shadow on a grouped ground.
struct DesignCard<Content: View>: View {
  var padding: CGFloat = 16
  var radius: CGFloat = 16
  var shadow: (opacity: Double, radius: CGFloat, y: CGFloat) = (0.05, 8, 2)
  @ViewBuilder var content: Content

  var body: some View {
    content
      .padding(padding)
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: radius))
      .compositingGroup()
      .shadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, x: 0, y: shadow.y)
  }
}

/// A card round a title, words that do not fit, and a button.
struct FullCard: View {
  var body: some View {
    Sample {
      DesignCard {
        VStack(alignment: .leading, spacing: 8) {
          Text("Card Title").font(Design.headline)
          // As where its size was asked for, with no room at all.
          Text("This is a description inside the card.").font(Design.body).lineLimit(1)
          DesignButton(title: "Action")
        }
      }
    }
    .background(Color(.systemGroupedBackground))
  }
}

/// A row of a list of characters: a picture, a name over what it is, and a status.
struct PersonCard: View {
  var title: String
  var subtitle: String?
  var caption: String?
  var status: Color?
  var statusWords: String?

  var body: some View {
    DesignCard {
      HStack(spacing: 16) {
        Color.gray.frame(width: 56, height: 56).clipShape(RoundedRectangle(cornerRadius: 12))
        VStack(alignment: .leading, spacing: 4) {
          Text(title).font(Design.headline).lineLimit(1)
          if let subtitle {
            Text(subtitle).font(Design.subheadline).foregroundStyle(Color(.secondaryLabel))
          }
          if let caption {
            HStack(spacing: 4) {
              Text(caption).font(Design.caption2)
            }
            .foregroundStyle(Color(.tertiaryLabel))
            .lineLimit(1)
          }
        }
        Spacer()
        if let status {
          VStack(spacing: 4) {
            Circle().fill(status).frame(width: 12, height: 12)
            if let statusWords {
              Text(statusWords).font(Design.caption).foregroundStyle(Color(.secondaryLabel))
            }
          }
        }
      }
    }
  }
}

/// What a screen shows that has nothing to show.
struct NothingThere: View {
  var symbol: String
  var size: CGFloat = 56
  var color = Color(.tertiaryLabel)
  var title: String
  var message: String?
  var button: String?
  var buttonSymbol: String?
  var height: CGFloat = 300

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: symbol).font(.system(size: size)).foregroundStyle(color)
      VStack(spacing: 8) {
        Text(title).font(Design.headline)
        if let message {
          Text(message)
            .font(Design.body)
            .foregroundStyle(Color(.secondaryLabel))
            .multilineTextAlignment(.center)
        }
      }
      if let button {
        DesignButton(title: button, symbol: buttonSymbol, look: .second)
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .frame(width: 320, height: height)
  }
}

/// The styles of text below each other, in three designs.
struct DesignStyles: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Large Title").font(.system(.largeTitle, design: .rounded, weight: .bold))
      Text("Title").font(.system(.title, design: .rounded, weight: .bold))
      Text("Title 2").font(.system(.title2, design: .rounded, weight: .semibold))
      Text("Title 3").font(.system(.title3, design: .rounded, weight: .semibold))
      Text("Headline").font(Design.headline)
      Text("Body").font(Design.body)
      Text("Subheadline").font(Design.subheadline).foregroundStyle(Color(.secondaryLabel))
      Text("Footnote").font(.system(.footnote, design: .rounded))
        .foregroundStyle(Color(.secondaryLabel))
      Text("Caption").font(Design.caption).foregroundStyle(Color(.secondaryLabel))
      Text("Caption 2").font(Design.caption2).foregroundStyle(Color(.tertiaryLabel))
    }
    .padding()
    .frame(width: 320, alignment: .leading)
    .background(Color(.systemBackground))
  }
}

/// The same words in the styles, beside the styles' names, on one baseline each.
struct NamedStyles: View {
  private let styles: [(String, Font, Color)] = [
    ("largeTitle", .system(.largeTitle, design: .rounded, weight: .bold), Color(.label)),
    ("title", .system(.title, design: .rounded, weight: .bold), Color(.label)),
    ("title2", .system(.title2, design: .rounded, weight: .semibold), Color(.label)),
    ("title3", .system(.title3, design: .rounded, weight: .semibold), Color(.label)),
    ("headline", Design.headline, Color(.label)),
    ("body", Design.body, Color(.label)),
    ("subheadline", Design.subheadline, Color(.secondaryLabel)),
    ("footnote", .system(.footnote, design: .rounded), Color(.secondaryLabel)),
    ("caption", Design.caption, Color(.secondaryLabel)),
    ("caption2", Design.caption2, Color(.tertiaryLabel)),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(styles, id: \.0) { name, font, color in
        HStack(alignment: .firstTextBaseline) {
          Text(name)
            .font(.system(.caption, design: .monospaced))
            .foregroundStyle(Color(.tertiaryLabel))
            .frame(width: 90, alignment: .leading)
          Text("Sample Text").font(font).foregroundStyle(color)
          Spacer()
        }
      }
    }
    .padding()
    .frame(width: 360, alignment: .leading)
    .background(Color(.systemBackground))
  }
}

/// A sentence in each design.
struct ThreeDesigns: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      pair("Rounded (titles, body)", Design.body, Color(.label))
      pair("Serif (subheadline)", Design.subheadline, Color(.secondaryLabel))
      pair("Monospaced (caption2)", Design.caption2, Color(.tertiaryLabel))
    }
    .padding()
    .frame(width: 320, alignment: .leading)
    .background(Color(.systemBackground))
  }

  private func pair(_ name: String, _ font: Font, _ color: Color) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name)
        .font(.system(.caption, design: .rounded, weight: .semibold))
        .foregroundStyle(Color(.secondaryLabel))
      Text("The quick brown fox jumps").font(font).foregroundStyle(color)
    }
  }
}

/// Text of a page: its title, a header, a sentence too long for its line, and what is below.
struct DesignPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Page Title").font(.system(.largeTitle, design: .rounded, weight: .bold))
      Text("Section Header").font(.system(.title2, design: .rounded, weight: .semibold))
      // As where its size was asked for, with no room at all.
      Text("This is the main body text that provides detailed information.").font(Design.body)
        .lineLimit(1)
      Text("Additional context in subheadline").font(Design.subheadline)
        .foregroundStyle(Color(.secondaryLabel))
      Text("Last updated: 2024-01-15").font(Design.caption)
        .foregroundStyle(Color(.secondaryLabel))
    }
    .padding()
    .frame(width: 320, alignment: .leading)
    .background(Color(.systemBackground))
  }
}

/// Three chips beside each other.
struct ChipRow: View {
  var body: some View {
    HStack(spacing: 8) {
      DesignChip(title: "Alive", chosen: true)
      DesignChip(title: "Dead")
      DesignChip(title: "Unknown")
    }
    .padding()
  }
}
