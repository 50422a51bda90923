import SwiftUI

// Small views of a score keeper: badges, banners, notes that come and go, and views in no room at all.

enum Tally {
  static let violet = Color(red: 134 / 255, green: 128 / 255, blue: 223 / 255)
  static let pale = Color(red: 224 / 255, green: 222 / 255, blue: 250 / 255)
  static let red = Color(red: 231 / 255, green: 56 / 255, blue: 56 / 255)
  static let mint = Color(red: 186 / 255, green: 251 / 255, blue: 165 / 255)
  static let deep = Color(red: 37 / 255, green: 28 / 255, blue: 152 / 255)
}

/// Corners of a path of UIKit's.
struct CutCorners: Shape {
  let corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8)
      ).cgPath)
  }
}

struct CutSquare: View {
  let corners: UIRectCorner

  var body: some View {
    Color.black.frame(width: 100, height: 100).clipShape(CutCorners(corners: corners))
  }
}

/// A text with room around it and none for itself, and lines along some of its sides.
struct RimmedWords: View {
  let words: String
  let edges: [Edge]
  var width: CGFloat = 1
  var color = Color(red: 47 / 255, green: 46 / 255, blue: 51 / 255)

  var body: some View {
    VStack { Text(words).padding() }
      .overlay(Rim(width: width, edges: edges).foregroundColor(color))
      .background(.black)
  }
}

struct Rim: Shape {
  let width: CGFloat
  let edges: [Edge]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for edge in edges {
      switch edge {
      case .top: path.addRect(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: width))
      case .bottom:
        path.addRect(CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width))
      case .leading:
        path.addRect(CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
      case .trailing:
        path.addRect(CGRect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height))
      }
    }
    return path
  }
}

/// A name, a line beneath it and a sign at the end of the row.
struct GearRow: View {
  let name: String
  var owner: String?
  var sign: String?
  var color = Color.primary

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(name)
        if let owner { Text(owner).font(.caption2) }
      }
      Spacer()
      if let sign { Image(systemName: sign).foregroundColor(color) }
    }
    .frame(width: 240)
  }
}

/// A card in the middle of what there is, with a sign, words and something to press.
struct HoverCard: View {
  var sign: String?
  var message: String?
  var action: String?
  var ground = Tally.violet
  var color = Color.white

  var body: some View {
    VStack(spacing: 0) {
      if let sign {
        Image(systemName: sign)
          .resizable()
          .scaledToFit()
          .frame(width: 80, height: 80)
          .padding(.bottom, 16)
      }
      Text("HUD Title").bold()
      if let message { Text(message).padding(.top, 8) }
      if let action {
        HStack { Spacer() }
        Button {
        } label: {
          Text(action)
            .frame(maxWidth: .infinity)
            .font(.caption)
            .padding()
            .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(.white.opacity(0.4)))
        }
        .padding(.top, 16)
      }
    }
    .foregroundColor(color)
    .frame(maxWidth: 500)
    .padding()
    .background(ground)
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .padding()
    .frame(width: 428)
  }
}

/// A card at the foot of what there is, over its shadow.
struct FootCard: View {
  var action: String?
  var ground = Tally.violet

  var body: some View {
    VStack {
      Spacer()
      HStack(spacing: 0) {
        Text("Toast Title").bold()
        if let action {
          Spacer(minLength: 16)
          Button {
          } label: {
            Text(action.uppercased())
              .font(.caption)
              .padding()
              .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(.white.opacity(0.4)))
          }
        }
      }
      .foregroundColor(.white)
      .padding()
      .background(RoundedRectangle(cornerRadius: 16).fill(ground).shadow(radius: 4))
      .padding()
    }
    .frame(width: 428)
  }
}

/// A hint, with a sign to be rid of it over its corner.
struct Hint: View {
  var message: String?
  var closes = false

  var body: some View {
    ZStack(alignment: .topTrailing) {
      VStack(alignment: .leading) {
        HStack(alignment: .top, spacing: 0) {
          Text("Tip Title").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
          if closes { Spacer(minLength: 44) }
        }
        if let message {
          Text(message)
            .frame(maxWidth: .infinity, alignment: .leading)
            .fixedSize(horizontal: false, vertical: true)
        }
      }
      if closes {
        Button {
        } label: {
          Image(systemName: "xmark")
            .resizable()
            .scaledToFit()
            .frame(width: 12, height: 12)
            .frame(width: 32, height: 32, alignment: .topTrailing)
        }
        .buttonStyle(.plain)
      }
    }
    .frame(width: 428)
  }

  static let long =
    "Here is a long message that describes the tip in detail. It can be multiple lines and should be "
    + "formatted correctly."
}

/// Words in a thin outline, in several colours.
struct Tags: View {
  private let looks: [(color: Color, ground: Color)] = [
    (.black, .gray), (.green, .teal), (Tally.red, .pink),
    (.blue, .cyan), (Tally.violet, Tally.pale), (.red, .blue),
  ]

  var body: some View {
    VStack {
      ForEach(looks.indices, id: \.self) { number in
        Text("Badge")
          .font(.caption)
          .foregroundColor(looks[number].color)
          .padding(.vertical, 2)
          .padding(.horizontal, 8)
          .background(
            RoundedRectangle(cornerRadius: 8)
              .strokeBorder(looks[number].color)
              .background(RoundedRectangle(cornerRadius: 8).fill(looks[number].ground)))
      }
    }
    .frame(width: 428)
  }
}

/// A button of a word, or of a word and a sign, in as little room as it takes.
struct SmallAction: View {
  let sign: String
  var words: String?
  var color = Color.blue
  var width: CGFloat?

  var body: some View {
    Button {
    } label: {
      if let words {
        Label(words, systemImage: sign)
      } else {
        Image(systemName: sign)
      }
    }
    .tint(color)
    .frame(width: width)
  }
}

/// A large filled button as wide as its word.
struct LargeAction: View {
  var body: some View {
    Button("Button") {}
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .tint(Tally.deep)
      .frame(width: 428)
  }
}
