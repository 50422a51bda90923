import SwiftUI

/// What a card of news stands in: a thin outline.
private struct Outlined: ViewModifier {
  var radius: CGFloat
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    content.clipShape(shape)
      .overlay(
        shape.stroke(
          scheme == .dark ? Color.white.opacity(0.2) : Color.black.opacity(0.1), lineWidth: 0.5))
  }
}

private let fading = LinearGradient(
  colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)

/// A card that says in its head what it is about.
private struct HeadedCard<Content: View>: View {
  var sign: String
  var title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        Image(systemName: sign).font(.system(size: 16)).foregroundStyle(fading)
        Text(title).font(.caption)
      }
      VStack(alignment: .leading, spacing: 8) { content }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .modifier(Outlined(radius: 16))
    .padding()
    .frame(width: 180)
  }
}

/// How much has been read, and in what time.
struct CountsCard: View {
  var body: some View {
    HeadedCard(sign: "chart.bar.fill", title: "Stats") {
      count("articles", "doc.text")
      count("topics", "tag")
      HStack(spacing: 8) {
        Image(systemName: "clock").font(.system(size: 12))
        Text("48h span").font(.caption2)
      }
      .foregroundStyle(.secondary)
    }
  }

  private func count(_ words: String, _ sign: String) -> some View {
    HStack(spacing: 8) {
      Image(systemName: sign).font(.system(size: 12)).foregroundStyle(.blue)
      Text("0").font(.headline)
      Text(words).font(.caption2).foregroundStyle(.secondary)
    }
  }
}

/// What has been read about, each cut to the same width.
struct TopicsCard: View {
  var names = ["Technology", "Business", "World"]

  var body: some View {
    HeadedCard(sign: "tag.fill", title: "Topics") {
      ForEach(names, id: \.self) { name in
        HStack(spacing: 8) {
          Text(name).font(.caption2).frame(width: 50, alignment: .leading).lineLimit(1)
          Color.clear.frame(height: 6)
        }
      }
    }
  }
}

/// An article in a line.
struct ArticleChip: View {
  var title = "SwiftUI 6.0 Brings Revolutionary Features"
  var source = "TechCrunch"

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 4).fill(Color.secondary.opacity(0.2))
        .frame(width: 48, height: 48)
        .overlay {
          Image(systemName: "newspaper").font(.system(size: 16)).foregroundStyle(.secondary)
        }
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.caption).fontWeight(.medium).lineLimit(2)
        HStack(spacing: 4) {
          Text(source)
          Text("•").foregroundStyle(.secondary.opacity(0.5))
          Text("3 yr ago")
        }
        .font(.caption2).foregroundStyle(.secondary).lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(width: 180, alignment: .leading)
    .padding(8)
    .modifier(Outlined(radius: 8))
    .padding()
  }
}

/// Whose account it is, and two ways out of it.
struct MemberList: View {
  var body: some View {
    List {
      Section {
        HStack(spacing: 16) {
          ProgressView().frame(width: 64, height: 64).clipShape(Circle())
          VStack(alignment: .leading, spacing: 4) {
            Text("Test User").font(.headline)
            Text("test@example.com").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
        }
        .padding(.vertical, 8)
        Button(role: .destructive) {
        } label: {
          Label("Sign Out", systemImage: "rectangle.portrait.and.arrow.right")
        }
        Button(role: .destructive) {
        } label: {
          Label("Delete Account", systemImage: "trash.fill")
        }
      } header: {
        Text("Account").font(.caption)
      }
    }
    .frame(width: 375)
    .padding()
    .background(
      LinearGradient(
        colors: [.blue.opacity(0.15), .purple.opacity(0.1), .cyan.opacity(0.15)],
        startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}
