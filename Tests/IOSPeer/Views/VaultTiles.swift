import SwiftUI

/// A square tile at a width.
struct VaultTile<Content: View>: View {
  var color = Color(red: 0.5, green: 0.5, blue: 0.5)
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .aspectRatio(1, contentMode: .fill)
      .onVaultCard(edge: color)
      .frame(width: 250)
  }
}

struct SmallSign: View {
  var sign: String
  var color = Color(red: 0.5, green: 0.5, blue: 0.5)

  var body: some View {
    Image(systemName: sign).font(.caption2.weight(.semibold)).foregroundStyle(color.opacity(0.7))
  }
}

struct HiddenTile: View {
  var title: String
  var color = Color(red: 0.5, green: 0.5, blue: 0.5)

  var body: some View {
    VaultTile(color: color) {
      SmallSign(sign: "lock.fill", color: color)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.bottom, 8)
      Text(title)
        .font(title.count <= 25 ? .title.weight(.heavy) : .system(size: 20, weight: .heavy))
        .foregroundStyle(.primary)
        .lineLimit(nil)
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      Spacer()
      Text("Encrypted")
        .font(.system(size: 9, weight: .medium))
        .foregroundStyle(.secondary.opacity(0.6))
        .textCase(.uppercase)
        .tracking(0.5)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

struct NoteTile: View {
  var sign = "doc.text.fill"
  var title = "Title"
  var words: String?

  var body: some View {
    VaultTile {
      SmallSign(sign: sign)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.bottom, 8)
      Text(title)
        .font(font)
        .foregroundStyle(.primary)
        .lineLimit(words != nil ? 3 : nil)
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let words {
        ZStack(alignment: .topLeading) {
          Text(words)
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineSpacing(3)
            .lineLimit(nil)
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .mask {
              VStack(spacing: 0) {
                Rectangle().fill(.white)
                LinearGradient(
                  colors: [.white, .white.opacity(0)], startPoint: .top, endPoint: .bottom
                )
                .frame(height: 40)
              }
            }
        }
        .padding(.top, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      } else {
        Spacer()
      }
    }
  }

  private var font: Font {
    if words != nil { return .title3.weight(.bold) }
    return title.count <= 25 ? .title.weight(.heavy) : .title3.weight(.heavy)
  }
}

/// Digits in groups of three.
struct GroupedDigits: View {
  var digits: String
  var isRed = false

  private var groups: [String] {
    let size = digits.count % 3 == 0 ? 3 : digits.count % 4 == 0 ? 4 : digits.count % 5 == 0 ? 5 : 3
    let all = Array(digits)
    return stride(from: 0, to: all.count, by: size).map {
      String(all[$0..<min($0 + size, all.count)])
    }
  }

  var body: some View {
    if isRed {
      row.foregroundColor(.red)
    } else {
      row
    }
  }

  private var row: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      ForEach(groups.indices, id: \.self) { index in
        Text(groups[index])
          .lineLimit(1)
          .minimumScaleFactor(0.1)
          .multilineTextAlignment(.leading)
      }
    }
  }
}

struct DigitsAlone: View {
  var digits: String
  var isRed = false

  var body: some View {
    GroupedDigits(digits: digits, isRed: isRed).frame(width: 100, height: 100)
  }
}

/// A code with who it is for over it, and a bar below.
struct CodeTile: View {
  var name = "Issuer"
  var digits = "123456"
  var isWrong = false
  var color: Color = .gray
  var hasButton = false

  var body: some View {
    VaultTile {
      Group {
        if isWrong {
          Image(systemName: "exclamationmark.triangle.fill")
            .foregroundColor(.red)
            .font(.caption2.weight(.semibold))
        } else {
          SmallSign(sign: "key.horizontal.fill")
        }
      }
      .padding(.bottom, 8)
      VStack(alignment: .leading, spacing: 2) {
        Text(name)
          .font(name.count <= 20 ? .title3.weight(.bold) : .system(size: 14, weight: .bold))
          .foregroundStyle(.primary)
          .lineLimit(2)
        Text("Test").font(.caption2).foregroundStyle(.secondary).lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      GroupedDigits(digits: digits, isRed: isWrong)
        .font(.system(size: 36, design: .monospaced))
        .fontWeight(.heavy)
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .foregroundColor(.primary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 12)
      Spacer(minLength: 0)
      if hasButton {
        HStack(alignment: .bottom, spacing: 4) {
          bar
          Image(systemName: "arrow.clockwise")
        }
      } else {
        bar
      }
    }
  }

  private var bar: some View {
    ZStack(alignment: .leading) {
      if color == .gray {
        color.redacted(reason: .placeholder)
      } else {
        color
      }
      if isWrong {
        Text("userTitle")
          .lineLimit(1)
          .truncationMode(.tail)
          .textCase(.uppercase)
          .font(.system(size: 7, weight: .semibold))
          .foregroundColor(.white)
          .padding(.horizontal, 8)
          .shadow(color: .black, radius: 10)
      }
    }
    .frame(height: 12)
    .clipShape(RoundedRectangle(cornerRadius: 6))
  }
}

/// A name in a capsule.
struct TagCapsule: View {
  var name: String
  var ink: Color
  var fill: Color = .clear

  var body: some View {
    HStack(alignment: .center, spacing: 12) {
      Image(systemName: "tag.fill")
      Text(name)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(Capsule(style: .circular).fill(fill).stroke(ink, lineWidth: 1))
    .foregroundColor(ink)
  }
}

struct TagAlone: View {
  var name: String
  var ink = Color(red: 0.5, green: 0.5, blue: 0.5)
  var fill: Color = .clear

  var body: some View {
    TagCapsule(name: name, ink: ink, fill: fill)
      .frame(width: 300, height: 200)
      .background(Color(UIColor.systemBackground))
  }
}

/// Blue squares in a grid, and what is known of them at the foot.
struct FeedPage: View {
  var count: Int
  var isEditing = false
  var tags: [VaultTag] = []
  var chosen = 0

  var body: some View {
    VStack {
      ScrollView(.vertical, showsIndicators: true) {
        if count > 0 {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 8, alignment: .top)]) {
            Section {
              ForEach(0..<count, id: \.self) { _ in square }
            }
          }
          .padding(.horizontal)
          .padding(.bottom)
        } else {
          ContentUnavailableView {
            Label("No Items", systemImage: "key.horizontal")
          }
          .containerRelativeFrame(.vertical)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        VStack(spacing: 8) {
          if !tags.isEmpty {
            ScrollView(.horizontal, showsIndicators: false) {
              HStack {
                ForEach(tags.indices, id: \.self) { index in
                  TagCapsule(
                    name: tags[index].name, ink: tags[index].color,
                    fill: index < chosen ? tags[index].color.opacity(0.2) : .clear)
                }
              }
              .font(.footnote)
            }
            .scrollClipDisabled()
            .padding(.horizontal)
          }
          foot.padding(.horizontal)
        }
        .padding(.top, 8)
        .padding(.bottom, 8)
      }
    }
  }

  private var square: some View {
    VStack {
      Text("Code")
      Text("Placeholder")
      if isEditing {
        Text("is editing").font(.caption)
        Text("Tap to View").font(.caption)
      }
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .aspectRatio(1, contentMode: .fill)
    .background(Color.blue)
  }

  private var foot: some View {
    HStack {
      if isEditing {
        Label {
          Text("Drag to reorder").foregroundColor(.secondary).font(.subheadline).lineLimit(1)
        } icon: {
          Image(systemName: "arrow.up.arrow.down").foregroundColor(.secondary)
        }
      } else {
        HStack(spacing: 4) {
          Image(systemName: "key.horizontal").foregroundColor(.secondary)
          Text("\(count) items").foregroundColor(.secondary)
          if chosen > 0 {
            Text("•").foregroundColor(.secondary)
            Image(systemName: "tag.fill").foregroundColor(.secondary).font(.caption)
            Text("\(chosen)").foregroundColor(.secondary)
          }
        }
        .font(.subheadline)
        .lineLimit(1)
      }
      Spacer()
      if count > 0 {
        HStack(spacing: 8) {
          if chosen > 0, !isEditing { round("Clear", "tag.slash.fill", .secondary) }
          round(isEditing ? "Done" : "Edit", isEditing ? "checkmark" : "pencil", .accentColor)
        }
      }
    }
    .frame(minHeight: 44)
    .padding(.vertical, 8)
    .padding(.horizontal, 12)
    .background(Color.primary.opacity(0.05))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }

  private func round(_ name: String, _ sign: String, _ color: Color) -> some View {
    Button {
    } label: {
      Label(name, systemImage: sign).lineLimit(1)
    }
    .fontWeight(.semibold)
    .font(.footnote)
    .foregroundStyle(.white)
    .padding(.vertical, 8)
    .padding(.horizontal, 16)
    .background(color)
    .clipShape(Capsule())
    .fixedSize()
  }
}
