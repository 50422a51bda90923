import SwiftUI

/// Paragraphs of a size and no style, with more room between their lines, in a border.
struct Prose: View {
  var alignment: TextAlignment = .leading

  private static let lines = [
    "The sky above the port was the color of television, tuned to a dead channel.",
    "It was a bright cold day in April, and the clocks were striking thirteen.",
  ]

  var body: some View {
    VStack(alignment: side, spacing: 16) {
      ForEach(0..<4) { Paragraph(Text(Self.lines[$0 % 2])) }
    }
    .border(Color.accentColor)
    .padding()
    .multilineTextAlignment(alignment)
  }

  private var side: HorizontalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

struct Paragraph: View {
  var text: Text

  init(_ text: Text) { self.text = text }

  var body: some View {
    text.font(.system(size: 16)).fixedSize(horizontal: false, vertical: true).lineSpacing(2)
  }
}

/// Headings of six sizes over paragraphs.
struct Headings: View {
  private static let sizes: [CGFloat] = [32, 24, 18.72, 16, 13.28, 10.72]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<6) { index in
        Text("Heading \(index + 1)")
          .font(.system(size: Self.sizes[index].rounded(), weight: .semibold))
          .padding(.top, index == 0 ? 0 : 24)
          .padding(.bottom, 16)
        Paragraph(
          Text("The sky above the port was the color of television, tuned to a dead channel."))
      }
    }
    .border(Color.accentColor)
    .padding()
  }
}

/// A text in a text, twice, each in a margin of its own.
struct Quotations: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Paragraph(
        Text(
          "If you'd like to quote someone, use the > character before the line. Blockquotes can be "
            + "nested, and can also contain other formatting."))
      VStack(alignment: .leading, spacing: 16) {
        Paragraph(
          Text(
            "“Well, art is art, isn't it? Still, on the other hand, water is water! And east is east "
              + "and west is west and if you take cranberries and stew them like applesauce they "
              + "taste much more like prunes than rhubarb does. Now, uh... now you tell me what you "
              + "know.”"))
        VStack(alignment: .leading, spacing: 16) {
          Paragraph(
            Text("“I sent the club a wire stating, ")
              + Text(
                "PLEASE ACCEPT MY RESIGNATION. I DON'T WANT TO BELONG TO ANY CLUB THAT WILL ACCEPT "
                  + "ME AS A MEMBER"
              ).bold()
              + Text(".”"))
          Paragraph(
            Text(
              "“Outside of a dog, a book is man's best friend. Inside of a dog it's too dark to "
                + "read.”")
          )
          .padding(.leading, 32)
          .padding(.trailing, 16)
        }
        .padding(.leading, 32)
        .padding(.trailing, 16)
      }
      .italic()
      .padding(.leading, 32)
      .padding(.trailing, 16)
      Paragraph(Text("― Groucho Marx"))
    }
    .border(Color.accentColor)
    .padding()
  }
}

/// Titles, paragraphs and dividers.
struct Chapters: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading("SwiftUI", size: 32).padding(.bottom, 16)
      Paragraph(Text("Declare the user interface and behavior for your app on every platform."))
      Divider().padding(.vertical, 32)
      heading("Overview", size: 24).padding(.bottom, 16)
      Paragraph(
        Text(
          "SwiftUI provides views, controls, and layout structures for declaring your app’s user "
            + "interface."))
      Divider().padding(.vertical, 32)
      Paragraph(Text("― From Apple Developer Documentation"))
    }
    .border(Color.accentColor)
    .padding()
  }

  private func heading(_ words: String, size: CGFloat) -> some View {
    Text(words).font(.system(size: size, weight: .semibold))
  }
}
