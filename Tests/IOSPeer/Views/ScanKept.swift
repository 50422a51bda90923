import SwiftUI

enum ScanKind: String, CaseIterable, Identifiable {
  case pdf, jpeg, png

  var id: Self { self }
}

enum ScanEnding: String, CaseIterable, Identifiable {
  case none, counter, dateAndTime

  var id: Self { self }

  var title: String {
    switch self {
    case .none: "None"
    case .counter: "Counter"
    case .dateAndTime: "Date and time"
    }
  }
}

final class ScanChoices: ObservableObject {
  @Published var name: String
  @Published var ending: ScanEnding
  @Published var kind: ScanKind

  init(name: String = "", ending: ScanEnding = .none, kind: ScanKind = .pdf) {
    self.name = name
    self.ending = ending
    self.kind = kind
  }

  var example: String {
    let start = name.isEmpty ? "Scan" : name
    let end =
      switch ending {
      case .none: ""
      case .counter: "_0"
      case .dateAndTime: "_16-08-1991-00:00"
      }
    return start + end + "." + kind.rawValue.lowercased()
  }
}

struct ScanFileSection: View {
  @StateObject var choices: ScanChoices

  var body: some View {
    Section(header: Text("File")) {
      TextField("Filename", text: $choices.name)

      Picker("File suffix", selection: $choices.ending) {
        ForEach(ScanEnding.allCases) {
          Text($0.title)
        }
      }

      Picker("Format", selection: $choices.kind) {
        ForEach(ScanKind.allCases) {
          Text($0.rawValue.uppercased())
        }
      }

      HStack {
        Text("Example")
        Spacer()
        Text(choices.example)
      }
    }
  }
}

struct ScanLetterRow: View {
  @State private var writes = false

  var body: some View {
    HStack {
      Text("Write to us")
      Spacer()
      Image(systemName: "envelope")
    }
    .disabled(true)
    .onTapGesture {
      writes = true
    }
    .sheet(isPresented: $writes) {
      Text("Letter")
    }
  }
}

/// A round mark in a square of 30, in place of an app's picture.
struct ScanMark: View {
  var body: some View {
    Ellipse()
      .fill(
        Color(
          UIColor { traits in
            traits.userInterfaceStyle == .dark
              ? .white : UIColor(red: 0.14, green: 0.16, blue: 0.18, alpha: 1)
          })
      )
      .frame(width: 29, height: 28.3)
      .frame(width: 30, height: 30)
  }
}

struct ScanSourceRow: View {
  @Environment(\.openURL) private var open

  private let name = "WezSieTato/ScanNow"

  var body: some View {
    HStack {
      ScanMark()
      Spacer()
      Text(name)
    }
    .onTapGesture {
      guard let address = URL(string: "https://github.com/\(name)") else {
        return
      }
      open(address)
    }
  }
}

struct ScanVersionRow: View {
  let version: String
  let build: String

  var body: some View {
    HStack {
      Text("Version")
      Spacer()
      Text("\(version) (\(build))")
    }
  }
}

struct ScanAboutSection: View {
  let version: String
  let build: String

  var body: some View {
    Section(header: Text("About")) {
      ScanLetterRow()
      ScanSourceRow()
      ScanVersionRow(version: version, build: build)
    }
  }
}

struct ScanFileForm: View {
  var name = "Scan"
  var ending = ScanEnding.none
  var kind = ScanKind.pdf

  var body: some View {
    Form {
      ScanFileSection(choices: ScanChoices(name: name, ending: ending, kind: kind))
    }
  }
}

struct ScanSettingsForm: View {
  var body: some View {
    Form {
      ScanFileSection(choices: ScanChoices())
      ScanAboutSection(version: "1.0.0", build: "1")
    }
  }
}

struct ScanForm<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Form {
      content
    }
  }
}
