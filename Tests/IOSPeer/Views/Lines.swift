import SwiftUI

/// Words on one line or several, with what stands round them.
struct Line: View {
  var words: String
  var font: Font = .body
  var padding: EdgeInsets = EdgeInsets()
  var ground: Color = .clear

  init(_ words: String, font: Font = .body) {
    self.words = words
    self.font = font
  }

  init(_ words: String, ground: Color) {
    self.words = words
    self.ground = ground
  }

  init(_ words: String, top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.words = words
    padding = EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  var body: some View {
    Text(words).font(font).background(ground).padding(padding)
  }
}

/// Words of which one is set otherwise.
struct Emphasis: View {
  var body: some View {
    Text("*Clean* Coding")
  }
}

/// Words in the padding that one gets without saying how much.
struct PaddedLine: View {
  var words: String

  var body: some View {
    Text(words).padding()
  }
}

/// A column of paragraphs of the same words, each a text of its own.
struct Repeated: View {
  var lines: [String]
  var count: Int

  var body: some View {
    LazyVStack(alignment: .leading) {
      ForEach(0..<count, id: \.self) { _ in
        ForEach(lines, id: \.self) { line in
          Text(line)
        }
      }
    }
  }
}

/// A large title in blue, in a margin.
struct Headline: View {
  var words: String

  var body: some View {
    Text(words).font(.largeTitle).foregroundColor(.blue).padding(8)
  }
}

/// A title with a frame drawn round its margin.
struct FramedTitle: View {
  var words: String

  var body: some View {
    Text(words).font(.title).padding(8).border(Color.blue)
  }
}

/// A title over two buttons with a number between them.
struct Counter: View {
  var title: String
  var count: Int

  var body: some View {
    VStack(spacing: 24) {
      Text(title).font(.title)
      HStack(spacing: 4) {
        Button("+") {}
        Text("\(count)")
        Button("-") {}
      }
      .font(.body)
    }
  }
}

/// Three texts of different styles with fixed room between them.
struct ThreeStyles: View {
  var title: String
  var subtitle: String
  var message: String

  var body: some View {
    VStack(spacing: 0) {
      Text(title).font(.title).padding(.bottom, 4)
      Text(subtitle).font(.subheadline).padding(.bottom, 16)
      Text(message).font(.body)
    }
    .padding(8)
  }
}

/// The same in two stacks, centred.
struct NestedStyles: View {
  var title: String
  var subtitle: String
  var message: String

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        Text(title).font(.title)
        Text(subtitle).font(.subheadline)
      }
      Text(message).font(.body)
    }
    .multilineTextAlignment(.center)
    .padding(8)
  }
}

/// A large symbol over words.
struct SymbolOverWords: View {
  var symbol: String
  var words: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: symbol).imageScale(.large).foregroundColor(.accentColor)
      Text(words)
    }
    .padding(8)
  }
}

/// A field, what is wrong with it, and a button.
struct CheckedField: View {
  var input: String
  var complaint: String?

  var body: some View {
    VStack(spacing: 8) {
      TextField("Input", text: .constant(input))
      if let complaint {
        Text(complaint).font(.caption).foregroundColor(.red)
      }
      Button("Submit") {}
    }
    .padding(8)
  }
}

/// Columns of short words in rows, with room that nobody gave a number for.
struct WordsInStacks: View {
  var body: some View {
    VStack {
      Text("With Background").background(Rectangle().fill(.red))
      Text("Without Background")
    }
  }
}
