import SwiftUI

/// Words over words, and a button below.
struct Apology: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Whoops!").font(.title3)
      Text("An unexpected error found 🔧").font(.body)
      Button("Try Again") {}.font(.title3)
    }
  }
}

/// A name, and a box at its end.
struct BoxLine: View {
  var name: String
  var isTicked = true

  var body: some View {
    HStack {
      Text(name).font(.title3)
      Spacer()
      Image(systemName: isTicked ? "checkmark.square" : "square").font(.title3)
    }
    .contentShape(Rectangle())
    .onTapGesture {}
  }
}

/// Lines of names and boxes, ruled off.
struct BoxLines: View {
  private let names = ["Greyhound", "Harness", "Horse"]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(names, id: \.self) { name in
          BoxLine(name: name, isTicked: name != "Harness").frame(minHeight: 60)
          Divider()
        }
      }
      .padding()
    }
  }
}

/// A button as wide as the screen, whose colour goes down to its edge.
struct FootButton: View {
  var words: String

  var body: some View {
    Button {
    } label: {
      Text(words)
        .font(.title3)
        .tint(Color.white)
        .frame(height: 44)
        .frame(maxWidth: .infinity)
    }
    .background(Color.orange.ignoresSafeArea())
  }
}

struct BoxScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      BoxLines()
      Spacer()
      FootButton(words: "Apply Filters")
    }
  }
}

/// Two lines of words, and when it begins.
struct RaceLine: View {
  var name = "Meeting Name"
  var words = "Race Number"
  var time = "00:01:40"

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 8) {
        Text(name).font(.title3)
        Text(words).font(.body)
      }
      Spacer()
      Label {
        Text(time).font(.title3)
      } icon: {
        Image(systemName: "alarm").font(.title3)
      }
    }
  }
}

struct RaceLines: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 16) {
        ForEach(0..<6) { number in
          RaceLine(
            name: "Meeting Name \(number)", words: "Race Number \(number)",
            time: "00:01:4\(number)")
          Divider()
        }
      }
      .padding()
    }
  }
}

struct RacesScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      RaceLines()
      FootButton(words: "Filters")
    }
  }
}

struct LargeProgress: View {
  var body: some View { ProgressView().controlSize(.large) }
}
