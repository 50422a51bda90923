import SwiftUI

/// Green of an app's own, and what stands on it.
private let brand = Color(red: 0, green: 90 / 255, blue: 41 / 255)

/// A screen of links in sections with headers, below a large title.
struct LinkMenu: View {
  struct Group: Identifiable {
    var id: String
    var links: [(symbol: String, words: String)]
  }

  var title: String
  var groups: [Group]
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    NavigationView {
      Form {
        ForEach(groups) { group in
          Section {
            ForEach(group.links, id: \.words) { link in
              NavigationLink(destination: EmptyView()) {
                HStack {
                  Image(systemName: link.symbol)
                    .foregroundColor(scheme == .dark ? .white : brand)
                  Text(link.words)
                }
              }
            }
          } header: {
            Text(group.id)
          }
        }
      }
      .navigationTitle(title)
    }
  }
}

extension LinkMenu {
  static var content: LinkMenu {
    let frame = "rectangle.center.inset.filled.badge.plus"
    return LinkMenu(
      title: "Add new content",
      groups: [
        Group(
          id: "Select a type of content to add",
          links: [(frame, "Add a new artwork"), ("person.fill.badge.plus", "Add a new artist")]),
        Group(
          id: "Select a type of content to edit",
          links: [
            (frame, "Edit an existing artwork"),
            ("person.fill.badge.plus", "Edit an existing artist"),
          ]),
      ])
  }

  static var menu: LinkMenu {
    let paper = "doc.text.magnifyingglass"
    return LinkMenu(
      title: "Menu",
      groups: [
        Group(
          id: "General",
          links: [
            ("questionmark.square.fill", "About"),
            ("exclamationmark.bubble.fill", "Report a problem"),
          ]),
        Group(
          id: "Settings",
          links: [("bell.and.waves.left.and.right.fill", "Notifications")]),
        Group(
          id: "Legal",
          links: [
            (paper, "Privacy Policy"), (paper, "Terms and Conditions"),
            (paper, "End User License Agreement"),
          ]),
      ])
  }
}

/// A switch in its padding at the top of what scrolls.
struct OneSwitch: View {
  @State private var on = true

  var body: some View {
    ScrollView {
      VStack {
        Toggle("Reminders", isOn: $on).padding()
        Spacer()
      }
    }
  }
}

/// Bold words and a symbol on a ground with a shadow beside it.
struct Sender: View {
  var words: LocalizedStringKey
  var symbol: String

  var body: some View {
    Button {
    } label: {
      HStack {
        Text(words).font(.title2)
        Image(systemName: symbol)
      }
      .padding()
      .foregroundColor(.white)
      .background(brand)
      .cornerRadius(40)
      .shadow(radius: 8, x: 8, y: 8)
    }
    .contentShape(Rectangle())
    .padding(.bottom, 10)
  }
}

/// A title, paragraphs and a button below each other.
struct Instructions: View {
  var body: some View {
    ScrollView {
      VStack {
        HStack {
          Text("How to report a crash:").font(.title)
          Spacer()
        }
        .padding()
        Text(
          """
          1) To report a crash open the Settings app on the device.
          2) Go to Privacy & Security > Analytics & Improvements > Analytics Data.
          3) Search for items starting with the name of the app.
          4) Tap an item with the date of the crash.
          5) Tap the share icon in the upper right, and select Mail.
          6) Send the crash report as a mail attachment to \("")
          """
        )
        .padding()
        Sender(words: "**Send diagnostics**", symbol: "envelope")
      }
    }
  }
}

/// A form without a list: fields on round grounds, a caption, and a button.
struct NewArtist: View {
  @State private var words = ""
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ScrollView {
      VStack {
        HStack {
          Text("Add a new artist").font(.title)
          Spacer()
        }
        Image(systemName: "person.fill.badge.plus")
          .resizable()
          .scaledToFit()
          .frame(width: 100, height: 100)
          .foregroundColor(scheme == .dark ? .white : brand)
        HStack {
          Spacer()
          Text("* = Required").font(.caption).foregroundColor(.gray)
        }
        Group {
          TextField("Artist name *", text: $words, axis: .vertical).lineLimit(3)
          TextField("Biography *", text: $words, axis: .vertical).lineLimit(8)
        }
        .padding()
        .background(
          scheme == .dark
            ? Color(red: 54 / 255, green: 54 / 255, blue: 57 / 255)
            : Color(red: 229 / 255, green: 229 / 255, blue: 230 / 255)
        )
        .cornerRadius(25)
      }
      .padding()
    }
  }
}

/// A picture's name and a menu to choose from on a ground.
struct ChooseArtist: View {
  @State private var name = ""
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ScrollView {
      VStack {
        HStack {
          Text("Edit existing artist").font(.title)
          Spacer()
        }
        Image(systemName: "person.fill.badge.plus")
          .resizable()
          .scaledToFit()
          .frame(width: 100, height: 100)
          .foregroundColor(scheme == .dark ? .white : brand)
        Picker("Select an artist", selection: $name) {
          Text("Select an artist").tag("")
        }
        .pickerStyle(.menu)
        .accentColor(.white)
        .background(brand)
      }
      .padding()
    }
  }
}

/// A list of numbers in round letters.
struct Numbers: View {
  var body: some View {
    List {
      row("Total games completed")
      Section("Difficulty") {
        row("Easy")
        row("Medium")
        row("Hard")
      }
    }
    .font(.system(.headline, design: .rounded))
  }

  private func row(_ title: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text("0")
    }
  }
}

/// A title, three buttons beside and three links below each other.
struct Start: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    NavigationStack {
      VStack(spacing: 40) {
        Text("Sudoku AI").font(.system(.largeTitle, design: .rounded)).bold()
        VStack(spacing: 16) {
          HStack(spacing: 16) {
            ForEach(["Easy", "Medium", "Hard"], id: \.self) { level in
              Button {
              } label: {
                Text(level).font(.system(.headline, design: .rounded))
              }
              .padding(.vertical, 10)
              .padding(.horizontal, 16)
              .background(Color.blue.opacity(0.2))
              .cornerRadius(16)
            }
          }
        }
        VStack(spacing: 18) {
          link("Stats", "chart.bar")
          link("How to play", "questionmark.circle")
          link("Settings", "gear")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(scheme == .dark ? Color(white: 38 / 255) : .white)
    }
  }

  private func link(_ words: String, _ symbol: String) -> some View {
    NavigationLink {
    } label: {
      Label(words, systemImage: symbol)
        .font(.system(.headline, design: .rounded))
        .tint(Color(white: 0.455))
    }
  }
}

/// Settings in cards: switches beside two lines, symbols before words, signs at the end.
struct SettingsCards: View {
  private let ink = Color(white: 38 / 255)

  var body: some View {
    List {
      Section {
        choice(
          "Observation Mode",
          "If you don't take part yourself, but want to follow the Critical Mass.", false)
        link("Privacy Zones", "location.circle")
      }
      Section {
        choice("Show info view", "Show info toogle over the map", true)
        link("Event Settings", "calendar")
      }
      Section { link("Appearance", "paintpalette") }
      Section { link("Rules", "exclamationmark.bubble") }
      Section {
        outside("Website")
        outside("Mastodon")
        outside("Privacy Policy")
        link("Acknowledgements", "text.document")
      }
    }
    .listStyle(.insetGrouped)
  }

  private func choice(_ title: String, _ detail: String, _ on: Bool) -> some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.body)
        Text(detail).foregroundColor(Color(white: 0.6)).font(.subheadline)
      }
      Spacer()
      Toggle(isOn: .constant(on)) { EmptyView() }
        .labelsHidden()
        .toggleStyle(SwitchToggleStyle(tint: .yellow))
    }
    .foregroundStyle(ink)
  }

  private func link(_ title: String, _ symbol: String) -> some View {
    Button {
    } label: {
      HStack {
        Label(title, systemImage: symbol).font(.body)
        Spacer()
        Image(systemName: "chevron.right")
      }
    }
    .foregroundStyle(ink)
  }

  private func outside(_ title: String) -> some View {
    Button {
    } label: {
      HStack {
        Text(title)
        Spacer()
        Image(systemName: "arrow.up.right")
      }
      .font(.body)
    }
    .foregroundStyle(ink)
  }
}

/// A switch, and kinds to tick below a header, with words below them.
struct TickedKinds: View {
  private let kinds = [
    "Alleycat", "Critical Mass", "Dawn Ride", "Demonstration", "Dusk Ride", "Event",
    "Kidical Mass", "Lunch Ride", "Night Ride", "Tour",
  ]
  private let ink = Color(white: 38 / 255)

  var body: some View {
    List {
      Toggle(isOn: .constant(true)) { Text("Event Notifications") }
        .toggleStyle(SwitchToggleStyle(tint: .yellow))
        .foregroundStyle(ink)
      Section {
        ForEach(kinds, id: \.self) { kind in
          Button {
          } label: {
            HStack(spacing: 12) {
              Text(kind)
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
          .foregroundStyle(ink)
        }
      } header: {
        HStack { Text("Event Types").font(.callout).fontWeight(.semibold) }.foregroundStyle(ink)
      } footer: {
        Text(
          "Select which types of ride events you'd like to be notified about when they occur near your location."
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
      Section {
        Text("1 km")
      } header: {
        HStack { Text("Event Search Radius").font(.callout).fontWeight(.semibold) }
          .foregroundStyle(ink)
      }
    }
    .listStyle(.insetGrouped)
  }
}

/// Words, or words and symbols, in a yellow capsule.
struct YellowCapsule: View {
  var column: Bool?

  var body: some View {
    Button {
    } label: {
      switch column {
      case nil: Text("Critical Maps")
      case true?:
        VStack { parts }
      case false?:
        HStack { parts }
      }
    }
    .buttonStyle(Look())
  }

  @ViewBuilder private var parts: some View {
    Image(systemName: "bicycle")
    Text("Critical Maps")
    Image(systemName: "heart")
  }

  private struct Look: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundColor(Color(white: 38 / 255))
        .font(.body)
        .padding(16)
        .background(Color(red: 1, green: 215 / 255, blue: 50 / 255))
        .clipShape(.capsule)
    }
  }
}
