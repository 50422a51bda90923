import SwiftUI

/// A card with a thin line round it, and two shadows.
private struct Raised: ViewModifier {
  var line: Color

  func body(content: Content) -> some View {
    content
      .background(Color(UIColor.systemBackground))
      .cornerRadius(16)
      .shadow(color: .black.opacity(0.1), radius: 10, y: 12)
      .shadow(color: .black.opacity(0.1), radius: 1, y: 1)
      .overlay(RoundedRectangle(cornerRadius: 16).stroke(line, lineWidth: 0.5))
  }
}

/// What is asked for, on at most three lines, and where to give it.
struct AskedFor: View {
  var device: String

  var body: some View {
    VStack {
      HStack {
        Text("Please grant permission to access your \(device).")
          .font(.headline)
          .minimumScaleFactor(0.5)
          .lineLimit(3)
        Spacer()
        Button {
        } label: {
          Label("Settings", systemImage: "gear").minimumScaleFactor(0.7)
        }
        .padding(.vertical, 4)
        .padding(.horizontal, 8)
        .foregroundColor(.white)
        .background(Color.blue)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      }
      .padding(8)
      .modifier(Raised(line: .gray))
      Spacer()
    }
    .padding(.horizontal)
  }
}

/// Words that slide in over a screen of nothing.
struct SlidIn: View {
  var words: String
  var symbol: String
  var color: Color
  var isAtFoot = false

  var body: some View {
    EmptyView()
      .frame(width: 360, height: 700)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        VStack {
          if isAtFoot { Spacer() }
          HStack(spacing: 12) {
            Image(systemName: symbol).foregroundColor(color)
            Text(words).font(.caption)
            Spacer(minLength: 10)
            Button {
            } label: {
              Image(systemName: "xmark").foregroundColor(color)
            }
          }
          .padding()
          .modifier(Raised(line: color))
          .padding(.horizontal, 16)
          if !isAtFoot { Spacer() }
        }
        .offset(y: isAtFoot ? -16 : 16)
      }
  }
}

/// A broadcast that has not begun: how long it takes, and who waits.
struct SoonOnAir: View {
  var waiting: Int?

  var body: some View {
    VStack(spacing: 16) {
      Text("Livestream will start in:")
      Text("02:00").font(.title.monospacedDigit()).bold()
      if let waiting {
        Text("\(waiting) participants have joined early").font(.subheadline).foregroundColor(.gray)
      }
    }
    .padding()
    .frame(width: 360, height: 700)
  }
}

/// One that has ended, and where it is kept.
struct OffAir: View {
  var body: some View {
    VStack(spacing: 32) {
      Text("The livestream has ended.")
      VStack(spacing: 8) {
        Text("Watch the recording:").font(.subheadline)
        Button {
        } label: {
          Text(verbatim: "https://test.com").font(.subheadline).foregroundColor(.gray)
        }
      }
    }
    .frame(width: 360, height: 700)
  }
}

struct NotOnAir: View {
  var body: some View {
    Text("Error joining the livestream. Please try again later.")
      .multilineTextAlignment(.center)
      .frame(width: 360, height: 700)
  }
}

/// A broadcast without its picture, over a bar of what can be done.
struct OnAir: View {
  var viewers: Int?

  var body: some View {
    ZStack {
      Text("The host's video is not available.")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding()
      VStack {
        Spacer()
        bar
      }
    }
    .frame(width: 360, height: 700)
  }

  private var bar: some View {
    HStack(spacing: 8) {
      Text("Live")
        .font(.headline)
        .padding(.vertical, 4)
        .padding(.horizontal, 8)
        .background(Color(red: 0, green: 95 / 255, blue: 1))
        .cornerRadius(8)
      if let viewers {
        HStack {
          Image(systemName: "eye")
          Text("\(viewers)").font(.headline)
        }
        .padding(8)
      }
      Spacer()
      button("speaker.wave.2.fill")
      button("viewfinder")
    }
    .padding()
    .background(Color(white: 0.8))
    .foregroundColor(.white)
    .overlay {
      HStack {
        Circle().fill(.red).frame(width: 8)
        Text("00:00").font(.headline.monospacedDigit()).foregroundColor(.white)
      }
    }
  }

  private func button(_ symbol: String) -> some View {
    Button {
    } label: {
      Image(systemName: symbol)
        .padding(4)
        .frame(width: 32, height: 32)
        .background(Color(white: 0.3))
        .cornerRadius(8)
    }
    .padding(.horizontal, 2)
  }
}

/// A dot as high as it is wide, and a word, on a strip.
struct Recorded: View {
  var body: some View {
    HStack {
      Circle().fill(.red).frame(height: 12)
      Text("Recording").bold().foregroundColor(.white)
      Spacer()
    }
    .padding(.horizontal, 8)
    .background(.green)
  }
}

/// How long a call takes, in a capsule.
struct CallLength: View {
  var isRecorded: Bool

  var body: some View {
    HStack(spacing: 4) {
      if isRecorded {
        Image(systemName: "record.circle")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: 12)
          .foregroundColor(.red)
      }
      Text("01:40")
        .font(.body.bold().monospacedDigit())
        .minimumScaleFactor(0.2)
        .lineLimit(1)
        .foregroundColor(.white)
        .layoutPriority(2)
    }
    .padding(.horizontal)
    .padding(.vertical, 4)
    .background(Color(red: 0.1, green: 0.14, blue: 0.17))
    .clipShape(Capsule())
    .frame(width: 100, height: 50)
  }
}

/// A name and a symbol of its height, on a ground with one round corner.
struct MutedName: View {
  var isPinned = false

  var body: some View {
    HStack(spacing: 4) {
      if isPinned {
        symbol("pin.fill").foregroundColor(.white).padding(.trailing, 4)
      }
      Text("Test User")
        .foregroundColor(.white)
        .lineLimit(1)
        .font(.caption)
        .minimumScaleFactor(0.7)
      symbol("mic.slash.fill").foregroundColor(.red)
    }
    .padding(2)
    .padding(.horizontal, 4)
    .frame(height: 28)
    .background(Color(white: 0.4), in: .rect(topTrailingRadius: 8))
    .frame(width: 100, height: 50)
  }

  private func symbol(_ name: String) -> some View {
    Image(systemName: name).resizable().aspectRatio(contentMode: .fit).frame(height: 14)
  }
}

/// Symbols in a box, in discs with a shadow.
struct CallButtons: View {
  var symbols: [String]
  var disc = Color(red: 0.1, green: 0.14, blue: 0.17)

  var body: some View {
    HStack(spacing: 16) {
      ForEach(symbols, id: \.self) { symbol in
        ZStack {
          Circle().fill(disc)
          Image(systemName: symbol)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(maxWidth: 22, maxHeight: 20)
            .foregroundColor(.white)
        }
        .frame(width: 44, height: 44)
        .shadow(color: .black.opacity(0.1), radius: 10, y: 12)
        .shadow(color: .black.opacity(0.1), radius: 1, y: 1)
      }
    }
  }
}

struct Joining: View {
  var body: some View {
    ProgressView().frame(width: 360, height: 700)
  }
}
