import SwiftUI

/// A symbol beside a word on a coloured ground, on another ground.
struct Checked: View {
  var body: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked").fixedSize()
    }
    .padding(5)
    .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
    .padding(10)
    .background(Color.yellow)
  }
}

/// A picture, a name, and a star at the far end.
struct Landmark: View {
  var starred: Bool

  var body: some View {
    HStack {
      Color(white: 0.4).frame(width: 50, height: 50)
      Text("Turtle Rock")
      Spacer()
      if starred {
        Image(systemName: "star.fill").imageScale(.medium).foregroundColor(.yellow)
      }
    }
    .frame(width: 300, height: 70)
  }
}

/// A button of a symbol and a word.
struct Send: View {
  var word: String

  var body: some View {
    Button {
    } label: {
      HStack {
        Image(systemName: "square.and.arrow.up")
        Text(word)
      }
    }
    .frame(width: 150, height: 50)
  }
}

struct Symbol: View {
  var name: String

  var body: some View {
    Image(systemName: name)
  }
}

/// A large symbol of several colours, a title, and words under them.
struct Welcome: View {
  var words: String?

  var body: some View {
    VStack {
      VStack {
        Image(systemName: "person.fill.badge.plus")
          .foregroundColor(.accentColor)
          .symbolRenderingMode(.multicolor)
          .font(.custom("", size: 50, relativeTo: .title))
        Text("Create a new Account").font(.title).bold().padding(.bottom, 4)
      }
      if let words {
        Text(words).padding([.leading, .trailing], 25)
      }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}

/// A symbol beside, or over, two lines.
struct Heading: View {
  var symbol: String
  var tint: Color
  var title: String
  var subtitle: String
  var alignment: HorizontalAlignment

  var body: some View {
    if alignment == .center {
      VStack(spacing: 4) {
        sign
        lines
      }
      .frame(maxWidth: .infinity)
    } else {
      HStack {
        sign
        VStack(alignment: alignment, spacing: 4) { lines }
      }
    }
  }

  /// A tile's own sign grows as its headline does, that of one that is done as a title.
  private var sign: some View {
    Image(systemName: symbol)
      .font(.custom("", size: 30, relativeTo: tint == .green ? .title : .headline))
      .foregroundColor(tint)
  }

  @ViewBuilder private var lines: some View {
    Text(title).font(.headline)
    Text(subtitle).font(.subheadline).foregroundColor(.secondary)
  }
}

/// A title, a line, words, and a prominent button as wide as all.
struct Offer: View {
  var alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment) {
      Text("Clean Code")
      Divider().padding(.bottom, 4)
      Text("A book by Robert C. Martin")
      Button {
      } label: {
        Text("Buy").frame(maxWidth: .infinity, minHeight: 30)
      }
      .buttonStyle(.borderedProminent)
      .padding(.top, 8)
    }
  }
}

/// A button that is a symbol.
struct InformationButton: View {
  var body: some View {
    Button {
    } label: {
      Label("More", systemImage: "info.circle")
    }
    .labelStyle(.iconOnly)
    .font(.title3)
    .foregroundColor(.accentColor)
    .buttonStyle(.borderless)
  }
}

struct PlainButton: View {
  var title: String

  var body: some View {
    Button(title) {}
  }
}

/// Rows of a column that folds: a sign at the far end.
struct Folding: View {
  var open: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("This is a header")
        Spacer()
        Image(systemName: open ? "chevron.up" : "chevron.down")
      }
      .frame(maxWidth: .infinity)
      VStack(alignment: .leading) {
        if open {
          Text("This is a content")
        }
      }
    }
  }
}

/// A symbol in a fixed square beside a bold line, on a card.
struct LinkCard: View {
  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: "heart").frame(width: 30, height: 30).font(.title2).foregroundStyle(.blue)
      Text("This is a title").font(.body.bold()).frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: 600)
    .padding()
    .background(Color(uiColor: .secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

/// A server: a symbol in a square, a headline and one or two addresses under it, in a line.
struct ServerRow: View {
  var name: String
  var address: String
  var other: String?

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "externaldrive.connected.to.line.below")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .foregroundStyle(.blue)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(12)
        .frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        Text(address).font(.caption).foregroundColor(.secondary)
        if let other {
          Text(other).font(.caption2).foregroundColor(.secondary).lineLimit(1)
            .truncationMode(.middle)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(minHeight: 60)
    .padding(8)
    .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color(white: 0.9), lineWidth: 1))
    .padding()
  }
}
