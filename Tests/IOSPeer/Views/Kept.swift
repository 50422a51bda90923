import SwiftUI

/// What stands in the middle of a green screen, in the light or in the dark.
struct OnGreen<Content: View>: View {
  var dark = false
  @ViewBuilder var content: Content

  var body: some View {
    content
      .environment(\.colorScheme, dark ? .dark : .light)
      .frame(width: 430, height: 932)
      // As those pictures have it, which is not the system's green.
      .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
  }
}

struct RoundStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(Color(.systemBackground))
      .foregroundStyle(.primary)
      .clipShape(Capsule())
      .frame(minWidth: 52, minHeight: 52)
      .shadow(radius: 8)
  }
}

/// A button of a symbol at its own size.
struct RoundSymbol: View {
  var name: String
  var dark = false

  var body: some View {
    OnGreen(dark: dark) {
      Button {
      } label: {
        Image(systemName: name)
      }
      .buttonStyle(RoundStyle())
    }
  }
}

/// A button of a symbol that fits a square.
struct RoundFitted: View {
  var name: String
  var dark = false

  var body: some View {
    OnGreen(dark: dark) {
      Button {
      } label: {
        Image(systemName: name).resizable().aspectRatio(contentMode: .fit)
          .frame(width: 18, height: 18)
      }
      .buttonStyle(RoundStyle())
    }
  }
}

struct RoundWords: View {
  var words: String
  var dark = false

  var body: some View {
    OnGreen(dark: dark) {
      Button {
      } label: {
        Text(words)
      }
      .buttonStyle(RoundStyle())
    }
  }
}

/// A symbol beside words in a capsule.
struct Banner: View {
  var symbol: String
  var words: String
  var dark = false

  var body: some View {
    OnGreen(dark: dark) {
      HStack {
        Image(systemName: symbol)
        Text(words)
      }
      .padding(.vertical, 8)
      .padding(.horizontal, 12)
      .background(Color(.systemBackground))
      .clipShape(Capsule())
    }
  }
}

/// Bold words in a card as wide as the screen.
struct Card: View {
  var words: String

  var body: some View {
    OnGreen {
      HStack {
        Text(words).font(.title2.bold()).padding()
        Spacer()
      }
      .background(Color(.systemBackground))
      .foregroundStyle(.primary)
      .cornerRadius(12)
      .shadow(radius: 12)
      .padding()
    }
  }
}

/// Two signs below each other, a line between them.
struct PlusMinus: View {
  var dark = false

  var body: some View {
    OnGreen(dark: dark) {
      VStack(spacing: 0) {
        sign("plus")
        Divider().frame(width: 52)
        sign("minus")
      }
      .foregroundColor(.primary)
      .background(Color(.systemBackground))
      .clipShape(Capsule())
      .shadow(radius: 8)
    }
  }

  private func sign(_ name: String) -> some View {
    Button {
    } label: {
      Image(systemName: name).resizable().aspectRatio(contentMode: .fit).frame(
        width: 18, height: 18)
    }
    .padding()
  }
}

/// A red ring round a number and its unit.
struct RoundSign: View {
  var number: String
  var unit: String

  var body: some View {
    OnGreen {
      ZStack {
        Circle().foregroundStyle(Color.red)
        Circle().foregroundStyle(Color.white).frame(width: 56, height: 56)
        VStack {
          Text(number).font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 6)
          Text(unit).font(.caption2.bold()).foregroundStyle(Color.secondary)
            .minimumScaleFactor(0.4).padding(.horizontal, 6)
        }
        .frame(width: 56, height: 56)
      }
      .frame(width: 64, height: 64)
    }
  }
}

/// Rectangles at two corners of a grid of three columns.
struct Corners: View {
  var body: some View {
    OnGreen {
      HStack {
        VStack(alignment: .leading) {
          Spacer()
          Spacer()
          Spacer()
          Spacer()
          Rectangle().frame(width: 64, height: 64).foregroundColor(.blue)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        VStack {
          Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        VStack(alignment: .trailing) {
          Rectangle().frame(width: 64, height: 64).foregroundColor(.blue)
          Spacer()
          Spacer()
          Spacer()
          Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
      }
      .frame(maxWidth: .infinity)
      .padding()
    }
  }
}

/// A row of settings: words, and what stands at its end.
struct SettingRow<End: View>: View {
  var title: String
  @ViewBuilder var end: End

  var body: some View {
    HStack(spacing: 12) {
      Text(title)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 14)
      end
    }
    .padding(.horizontal, 20)
  }
}

struct SettingSwitch: View {
  var title: String
  var on: Bool

  var body: some View {
    SettingRow(title: title) {
      Toggle("", isOn: .constant(on)).labelsHidden()
    }
  }
}

struct SettingWords: View {
  var title: String

  var body: some View {
    SettingRow(title: title) {}
  }
}

struct SettingLink: View {
  var title: String
  var value: String?
  var symbol: String

  var body: some View {
    SettingRow(title: title) {
      if let value {
        Text(value).foregroundColor(.secondary)
      }
      Image(systemName: symbol).foregroundColor(.secondary)
    }
  }
}

struct SettingField: View {
  var placeholder: String
  var text: String

  var body: some View {
    TextField(placeholder, text: .constant(text))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 14)
      .padding(.horizontal, 20)
  }
}

struct SettingSlider: View {
  var value: Double

  var body: some View {
    Slider(value: .constant(value), in: 0...2).padding(.vertical, 8).padding(.horizontal, 20)
  }
}

/// Words over a button, with nothing said of the room between them.
struct WordsOverButton: View {
  var body: some View {
    VStack {
      Text("Some custom text")
      Button("Some custom Button") {}
    }
  }
}

/// Numbers in tinted capsules.
struct Badges: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      badge("3", .red)
      badge("128", .orange)
      badge("+42", .green)
      badge("×9218", .blue)
    }
    .padding()
  }

  private func badge(_ text: String, _ color: Color) -> some View {
    Text(text)
      .font(.caption.weight(.semibold))
      .monospacedDigit()
      .foregroundStyle(color)
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .background(color.opacity(0.13), in: Capsule())
  }
}

/// Three figures over their names.
struct Figures: View {
  var body: some View {
    HStack(spacing: 34) {
      figure("81 ms", "P50", .blue)
      figure("420 ms", "P90", .teal)
      figure("3.8 s", "P99", .orange)
      Spacer()
    }
    .padding()
  }

  private func figure(_ value: String, _ title: String, _ color: Color) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(value).font(.title2.weight(.bold)).monospacedDigit().foregroundStyle(color)
      Text(title).font(.caption.weight(.semibold)).foregroundStyle(Color.gray)
    }
    .frame(height: 70)
  }
}

/// A grid of grey cells with names over and beside them.
struct Cells: View {
  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(0..<6, id: \.self) { block in
          Text("\(block * 4)–\(block * 4 + 4)").font(.caption2).foregroundStyle(.secondary)
        }
      }
      ForEach(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], id: \.self) { day in
        GridRow {
          Text(day).font(.caption2).foregroundStyle(.secondary).frame(
            width: 30, alignment: .leading)
          ForEach(0..<6, id: \.self) { _ in
            RoundedRectangle(cornerRadius: 6).fill(Color(.systemGray5)).frame(height: 32)
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
    .padding()
  }
}

/// Three rows of a timeline, the second one tinted.
struct Timeline: View {
  var body: some View {
    VStack(spacing: 0) {
      row("setup", "3m ago", first: true)
      row("ip_lookup", "2m ago", tinted: true)
      row("search", "recently", last: true)
    }
  }

  private func row(
    _ name: String, _ age: String, first: Bool = false, tinted: Bool = false, last: Bool = false
  ) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 4) {
        ForEach([Color.mint, .blue, .green], id: \.self) { color in
          UnevenRoundedRectangle(
            topLeadingRadius: first ? 4 : 0, bottomLeadingRadius: last ? 4 : 0,
            bottomTrailingRadius: last ? 4 : 0, topTrailingRadius: first ? 4 : 0
          )
          .fill(color)
          .frame(width: 8)
          .padding(.top, first ? 2 : 0)
          .padding(.bottom, last ? 2 : 0)
          .frame(width: 16)
        }
        Text(name).font(.body).lineLimit(1).monospaced().padding(.leading, 8)
        Spacer()
        Text(age).font(.subheadline).foregroundStyle(.gray)
      }
      .frame(height: 43)
      .padding(.horizontal, 16)
      .background {
        if tinted { Color.accentColor.opacity(0.12) }
      }
      if !last {
        Divider().padding(.leading, 84).padding(.trailing, 16)
      }
    }
  }
}

struct HelloOn: View {
  var color: Color

  var body: some View {
    Text("Hello, world!").padding().background(color)
  }
}

/// A heart in a red disc with a white ring.
struct Heart: View {
  var grounded = false

  var body: some View {
    Image(systemName: "heart.fill")
      .foregroundColor(.white)
      .padding()
      .background(Color.red)
      .clipShape(Circle())
      .overlay(Circle().strokeBorder(Color.white, lineWidth: 2))
      .background(grounded ? Color.white : Color.clear)
  }
}

/// Switches in two states, below each other.
struct TwoSwitches: View {
  var body: some View {
    VStack(spacing: 0) {
      one(true)
      one(false)
    }
  }

  private func one(_ on: Bool) -> some View {
    Toggle(isOn: .constant(on)) {
      Text(on ? "On" : "Off").foregroundColor(.secondary)
    }
    .fixedSize()
    .padding()
  }
}

/// A headline over a square of its own.
struct OverSquare: View {
  var words: String

  var body: some View {
    VStack {
      Text(words).font(.headline)
      Color(red: 0, green: 1, blue: 0).frame(width: 100, height: 100)
    }
  }
}

/// A disc with four shadows.
struct Glow: View {
  var body: some View {
    Circle()
      .fill(Color.green)
      .frame(width: 100, height: 100)
      .shadow(color: .black, radius: 10)
      .shadow(color: .green, radius: 10)
      .shadow(color: .red, radius: 10)
      .shadow(color: .blue, radius: 10)
      .padding(50)
  }
}

/// A form of three sections under a large title, with a button at either end of the bar.
struct PreferencesForm: View {
  @State private var original = false

  var body: some View {
    NavigationView {
      Form {
        Section {
          Toggle("Always show original title", isOn: $original)
          Picker("Region", selection: .constant(0)) {
            Text("United States").tag(0)
          }
        } header: {
          Text("Region preferences")
        } footer: {
          Text("Region is used to display a more accurate movies list")
        }
        Section {
          Text("Export my data")
          Text("Backup to iCloud")
          Text("Restore from iCloud")
          Text("Reset application data").foregroundColor(.red)
        } header: {
          Text("App data")
        } footer: {
          Text("None of those action are working yet ;)")
        }
        Section(header: Text("Debug info")) {
          pair("Movies in state", "10")
          pair("Archived state size", "35 Mb")
        }
      }
      .navigationBarItems(
        leading: Button("Cancel") {}.foregroundColor(.red), trailing: Button("Save") {}
      )
      .navigationTitle("Settings")
    }
  }

  private func pair(_ title: String, _ value: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).foregroundColor(.secondary)
    }
  }
}
