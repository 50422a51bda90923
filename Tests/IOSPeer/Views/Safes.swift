import SwiftUI

/// The colours of an app that keeps codes.
extension Color {
  static func safe(
    _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
  )
    -> Color
  {
    func color(_ value: UInt32, _ alpha: Double) -> UIColor {
      UIColor(
        red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
        blue: CGFloat(value & 255) / 255, alpha: alpha)
    }
    return Color(
      uiColor: UIColor {
        $0.userInterfaceStyle == .dark ? color(dark, darkAlpha) : color(light, lightAlpha)
      })
  }

  static let safeBlue = safe(0x175DDC, 0xB2C5FF)
  static let safeOnBlue = safe(0xFFFFFF, 0x1E1C1C)
  static let safeGround = safe(0xF2F2F7, 0x1C1C1E)
  static let safeCard = safe(0xFFFFFF, 0x3A3A3C)
  static let safeInk = safe(0x000000, 0xFFFFFF)
  static let safeWord = safe(0x505059, 0xEBEBF5, 1, 0.6)
  static let safeFill = safe(0x767A80, 0x767980, 0.12, 0.24)
  static let safeRed = safe(0xBA1A1A, 0xFFB4AB)
}

/// A style of text with the height of its lines.
struct SafeStyle {
  var font: Font
  var line: CGFloat
  var size: CGFloat

  static let largeTitle = SafeStyle(font: .system(.largeTitle), line: 41, size: 34)
  static let title = SafeStyle(font: .system(.title), line: 34, size: 28)
  static let title2 = SafeStyle(font: .system(.title2), line: 28, size: 22)
  static let title3 = SafeStyle(font: .system(.title3), line: 25, size: 20)
  static let headline = SafeStyle(font: .system(.headline), line: 22, size: 17)
  static let body = SafeStyle(font: .system(.body), line: 22, size: 17)
  static let code = SafeStyle(font: .system(.body, design: .monospaced), line: 22, size: 17)
  static let callout = SafeStyle(font: .system(.callout), line: 21, size: 16)
  static let subheadline = SafeStyle(font: .system(.subheadline), line: 20, size: 15)
  static let footnote = SafeStyle(font: .system(.footnote), line: 18, size: 13)
  static let caption = SafeStyle(font: .system(.caption), line: 16, size: 12)
  static let caption2 = SafeStyle(font: .system(.caption2), line: 13, size: 11)
  static let smallCode = SafeStyle(
    font: .system(.caption2, design: .monospaced), line: 13, size: 11)
}

extension View {
  func safeStyle(_ style: SafeStyle, spaced: Bool = true) -> some View {
    font(style.font).safeLine(style, spaced: spaced)
  }

  @ViewBuilder func safeLine(_ style: SafeStyle, spaced: Bool) -> some View {
    let rest = (style.line - style.size) / 2
    if spaced {
      padding(.vertical, rest).lineSpacing(rest).frame(minHeight: style.line)
    } else {
      padding(.vertical, rest).frame(minHeight: style.line)
    }
  }

  @ViewBuilder func safeHidden(_ hides: Bool) -> some View {
    if hides { self.hidden() } else { self }
  }

  func safeScroll() -> some View {
    ScrollView { padding(.horizontal, 16).padding([.top, .bottom], 16) }.background(
      Color.safeGround)
  }

  func safeBar(_ title: String, large: Bool = false) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(large ? .large : .inline)
      .toolbarBackground(Color.safeOnBlue, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
  }

  func safeToast(_ words: String?) -> some View {
    overlay(alignment: .bottom) { SafeToast(words: words).padding(.bottom, 28) }
  }
}

extension Text {
  func safeStyle(
    _ style: SafeStyle, weight: Font.Weight = .regular, italic: Bool = false, digits: Bool = false
  ) -> some View {
    var text = font(style.font).fontWeight(weight)
    if italic { text = text.italic() }
    if digits { text = text.monospacedDigit() }
    return text.safeLine(style, spaced: true)
  }
}

/// What the app's own pictures cover: outlines of their size.
struct SafeSign: View {
  enum Kind { case cross, plus, ring, angle, block }
  var kind: Kind
  var width: CGFloat
  var height: CGFloat

  init(_ kind: Kind, _ width: CGFloat, _ height: CGFloat? = nil) {
    self.kind = kind
    self.width = width
    self.height = height ?? width
  }

  var body: some View {
    Path { path in
      switch kind {
      case .cross:
        path.move(to: CGPoint(x: 0.5, y: 0.5))
        path.addLine(to: CGPoint(x: width - 0.5, y: height - 0.5))
        path.move(to: CGPoint(x: width - 0.5, y: 0.5))
        path.addLine(to: CGPoint(x: 0.5, y: height - 0.5))
      case .plus:
        path.move(to: CGPoint(x: width / 2, y: 0))
        path.addLine(to: CGPoint(x: width / 2, y: height))
        path.move(to: CGPoint(x: 0, y: height / 2))
        path.addLine(to: CGPoint(x: width, y: height / 2))
      case .ring:
        path.addEllipse(in: CGRect(x: 0.5, y: 0.5, width: width - 1, height: height - 1))
      case .angle:
        path.move(to: CGPoint(x: 0.5, y: 0.5))
        path.addLine(to: CGPoint(x: width / 2, y: height - 0.5))
        path.addLine(to: CGPoint(x: width - 0.5, y: 0.5))
      case .block:
        path.addRect(CGRect(x: 0.5, y: 0.5, width: width - 1, height: height - 1))
      }
    }
    .stroke(lineWidth: 1)
    .background { if kind == .block { Rectangle() } }
    .frame(width: width, height: height)
  }
}

struct SafePrimary: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.safeOnBlue)
      .padding(.vertical, 14).padding(.horizontal, 20).frame(maxWidth: .infinity)
      .background(isEnabled ? Color.safeBlue : Color.safeFill)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct SafeSecond: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.safeBlue)
      .padding(.vertical, 14).padding(.horizontal, 20).frame(maxWidth: .infinity)
      .background(Color.safeBlue.opacity(0.08))
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

struct SafeThird: ButtonStyle {
  var warns = false
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(warns ? .safeRed : .safeBlue)
      .padding(.vertical, 14).padding(.horizontal, 20).frame(maxWidth: .infinity)
      .background(Color.safeFill)
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

struct SafeInline: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct SafeRound: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: 14, height: 14).padding(10).foregroundColor(.safeBlue)
      .background(Color.safeFill).clipShape(Circle())
  }
}

struct SafeSwitch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).safeStyle(.body).foregroundColor(.safeInk).tint(.safeBlue)
  }
}

struct SafeHead: View {
  var title: String
  var body: some View {
    Text(title).safeStyle(.footnote).foregroundColor(.safeWord).textCase(.uppercase)
  }
}

struct SafeSection<Content: View>: View {
  var title: String
  var spacing: CGFloat = 16
  @ViewBuilder var content: Content
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      SafeHead(title: title)
      VStack(alignment: .leading, spacing: spacing) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

struct SafeField<Content: View, Side: View>: View {
  var title: String
  @ViewBuilder var content: Content
  @ViewBuilder var side: Side
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).safeStyle(.subheadline, weight: .semibold).foregroundColor(.safeWord)
      HStack(spacing: 8) {
        content.frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
          .padding(.horizontal, 16).padding(.vertical, 8)
          .background(Color.safeCard).clipShape(RoundedRectangle(cornerRadius: 10))
        side.buttonStyle(SafeRound())
      }
    }
  }
}

struct SafeEntry: View {
  var title: String
  @State var text = ""
  var isSecret = false

  init(_ title: String, _ text: String = "", isSecret: Bool = false) {
    self.title = title
    _text = State(initialValue: text)
    self.isSecret = isSecret
  }

  var body: some View {
    if isSecret {
      SafeField(title: title) {
        field
      } side: {
        Button {
        } label: {
          SafeSign(.ring, 10.3, 8).frame(width: 14, height: 14)
        }
        .buttonStyle(SafeRound())
      }
    } else {
      SafeField(title: title) {
        field
      } side: {
        EmptyView()
      }
    }
  }

  private var field: some View {
    HStack(spacing: 8) {
      ZStack {
        TextField("", text: $text).safeStyle(isSecret ? .code : .body, spaced: false)
          .safeHidden(isSecret)
        if isSecret { SecureField("", text: $text).safeStyle(.code, spaced: false) }
      }
      .frame(maxWidth: .infinity, minHeight: 28)
      Button {
        text = ""
      } label: {
        SafeSign(.ring, 16).frame(width: 14, height: 14)
      }
      .padding(.vertical, 5)
      .hidden()
    }
    .tint(.safeBlue)
  }
}

struct SafeChoice: View {
  var title: String
  var value: String
  var body: some View {
    SafeField(title: title) {
      Menu {
        Picker(selection: .constant(value)) {
          Text(value).tag(value)
        } label: {
          Text("")
        }
      } label: {
        HStack {
          Text(value)
          Spacer()
        }
        .contentShape(Rectangle())
      }
      .safeStyle(.body).foregroundColor(.safeInk)
    } side: {
      EmptyView()
    }
  }
}

struct SafeLine<Side: View>: View {
  var name: String
  var divides = true
  @ViewBuilder var side: Side
  var body: some View {
    Button {
    } label: {
      VStack(spacing: 0) {
        HStack {
          Text(name).safeStyle(.body).foregroundColor(.safeInk).multilineTextAlignment(.leading)
            .padding(.vertical, 19)
          Spacer()
          side.safeStyle(.body).foregroundColor(.safeWord).multilineTextAlignment(.trailing)
        }
        .padding(.horizontal, 16)
        if divides { Divider().padding(.leading, 16) }
      }
    }
    .background(Color.safeCard)
  }
}

extension SafeLine where Side == EmptyView {
  init(_ name: String, divides: Bool = true) {
    self.init(name: name, divides: divides) { EmptyView() }
  }
}

struct SafeScaled<Content: View>: View {
  @ScaledMetric private var scale = 1.0
  var width: CGFloat
  var height: CGFloat
  @ViewBuilder var content: Content
  var body: some View { content.frame(width: width * scale, height: height * scale) }
}

struct SafeOut: View {
  var name: String
  var divides = true
  var width: CGFloat = 20.67
  /// What is seen of the card through the sign.
  var hasHoles = true
  var body: some View {
    SafeLine(name: name, divides: divides) {
      SafeScaled(width: 22, height: 22) {
        SafeSign(.block, width)
          .overlay(alignment: .topLeading) { if hasHoles { hole(2.67, x: 16.33, y: 1.67) } }
          .overlay(alignment: .topLeading) { if hasHoles { hole(1.33, x: 10, y: 9.33) } }
      }
      .foregroundStyle(Color.safeWord)
    }
  }
  private func hole(_ side: CGFloat, x: CGFloat, y: CGFloat) -> some View {
    Color.safeCard.frame(width: side, height: side).offset(x: x, y: y)
  }
}

struct SafeMenu: View {
  var title: String
  var value: String
  var divides = false
  var body: some View {
    VStack(spacing: 0) {
      Menu {
        Text(value)
      } label: {
        HStack {
          Text(title).multilineTextAlignment(.leading).foregroundColor(.safeInk)
            .padding(.vertical, 19).fixedSize(horizontal: false, vertical: true)
          Spacer()
          Text(value).multilineTextAlignment(.trailing).foregroundColor(.safeWord)
        }
      }
      .safeStyle(.body)
      .padding(.horizontal, 16)
      if divides { Divider().padding(.leading, 16) }
    }
    .background(Color.safeCard)
  }
}

struct SafeClose: View {
  var body: some View {
    Button {
    } label: {
      SafeSign(.cross, 13).frame(width: 19, height: 19).foregroundStyle(Color.safeBlue)
    }
    .frame(minHeight: 44)
  }
}

extension View {
  func safeClosed() -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { SafeClose() } }
  }
}

// MARK: - Screens

/// A key that is typed: what is asked, and one or two ways to keep it.
struct SafeKeyEntry: View {
  enum Saves { case once, away, here }
  var saves = Saves.once
  var name = ""
  var key = ""

  var body: some View {
    NavigationView {
      VStack(alignment: .center, spacing: 16) {
        Text("Enter key manually").safeStyle(.title2, weight: .bold)
        SafeEntry("Name", name)
        SafeEntry("Key", key)
        switch saves {
        case .once: Button("Add code") {}.buttonStyle(SafeThird())
        case .away:
          Button("Save to Bitwarden") {}.buttonStyle(SafePrimary())
          Button("Save here") {}.buttonStyle(SafeThird())
        case .here:
          Button("Save here") {}.buttonStyle(SafePrimary())
          Button("Save to Bitwarden") {}.buttonStyle(SafeThird())
        }
        Button {
        } label: {
          Text(footer).safeStyle(.subheadline)
        }
        .buttonStyle(SafeInline())
      }
      .background(Color.safeGround.ignoresSafeArea())
      .safeScroll()
      .safeBar("Create verification code")
      .safeClosed()
    }
  }

  private var footer: AttributedString {
    var words = AttributedString("Cannot add authenticator key? Scan QR Code")
    if let range = words.range(of: "Scan QR Code") { words[range].foregroundColor = .safeBlue }
    return words
  }
}

/// A code that is edited.
struct SafeEditor: View {
  enum Details { case closed, timed, plain }
  var details = Details.closed

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          SafeSection(title: "Item information") {
            SafeEntry("Name", "Issuer")
            SafeEntry("Key", "example", isSecret: true)
            SafeEntry("Username", "Account")
            Toggle("Favorite", isOn: .constant(false)).toggleStyle(SafeSwitch())
          }
          Button {
          } label: {
            HStack(spacing: 8) {
              Text("Advanced").safeStyle(.body)
              SafeSign(.angle, 16, 8).frame(width: 16, height: 16)
                .rotationEffect(details == .closed ? .zero : .degrees(180))
            }
            .padding(.vertical, 12).foregroundStyle(Color.safeBlue)
          }
          if details != .closed {
            SafeChoice(title: "OTP Type", value: details == .timed ? "TOTP" : "Steam")
            if details == .timed {
              SafeChoice(title: "Algorithm", value: "SHA1")
              SafeChoice(title: "Refresh period", value: "30 seconds")
              VStack(spacing: 16) {
                Stepper(value: .constant(6), in: 5...10) {
                  HStack {
                    Text("Number of digits").safeStyle(.body).foregroundColor(.safeInk)
                    Spacer()
                    Text("6").safeStyle(.body, digits: true).foregroundColor(.safeWord)
                  }
                  .padding(.trailing, 4)
                }
                .padding(.top, 4)
              }
            }
            Divider()
          }
          Button("Save") {}.buttonStyle(SafePrimary())
          Button("Delete") {}.buttonStyle(SafeThird(warns: true))
        }
        .padding(16)
      }
      .background(Color.safeGround.ignoresSafeArea())
      .safeBar("Edit item")
      .safeClosed()
    }
  }
}

/// Files that come and go.
struct SafeFiles: View {
  var format: String
  var action: String
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      SafeChoice(title: "File format", value: format)
      Button(action) {}.buttonStyle(SafeThird())
    }
    .safeScroll()
    .navigationBarTitleDisplayMode(.inline).navigationTitle(action)
    .safeClosed()
  }
}

/// What can be set.
struct SafeSettings: View {
  var locks = false
  var syncs = false
  var saves = false

  var body: some View {
    VStack(spacing: 0) {
      if locks {
        SafeSection(title: "Security") {
          VStack(spacing: 8) {
            Toggle(isOn: .constant(false)) { Text("Unlock with Face ID") }.padding(.trailing, 3)
              .toggleStyle(SafeSwitch())
            SafeMenu(title: "Session timeout", value: "Never")
              .clipShape(RoundedRectangle(cornerRadius: 10))
          }
        }
        .padding(.bottom, 32)
      }
      SafeSection(title: "Data", spacing: 0) {
        VStack(spacing: 0) {
          SafeLine("Import")
          SafeLine("Export")
          SafeLine("Backup", divides: syncs)
          if syncs {
            SafeOut(name: "Sync with Bitwarden app", divides: saves, hasHoles: false)
            if saves { SafeMenu(title: "Default save option", value: "None") }
          }
        }
        .cornerRadius(10)
      }
      .padding(.bottom, 32)
      SafeSection(title: "Appearance") {
        VStack(alignment: .leading, spacing: 8) {
          SafeMenu(title: "Theme", value: "Default (System)").cornerRadius(10)
          Text("Change the application's color theme.").safeStyle(.subheadline)
            .foregroundColor(.safeWord)
        }
      }
      .padding(.bottom, 32)
      SafeSection(title: "Help", spacing: 0) {
        VStack(spacing: 0) {
          SafeLine("Launch tutorial")
          SafeOut(name: "Bitwarden Help Center", divides: false)
        }
        .cornerRadius(10)
      }
      .padding(.bottom, 32)
      SafeSection(title: "About", spacing: 0) {
        VStack(spacing: 0) {
          SafeOut(name: "Privacy Policy")
          SafeOut(name: "Version: 1.0.0 (1)", divides: false, width: 22, hasHoles: false)
        }
        .cornerRadius(10)
      }
      .padding(.bottom, 16)
      Text("© Bitwarden Inc. 2015–2024").safeStyle(.caption2).foregroundColor(.safeWord)
        .multilineTextAlignment(.center).frame(maxWidth: .infinity)
    }
    .safeScroll()
    .navigationTitle("Settings").navigationBarTitleDisplayMode(.large)
  }
}

/// Languages to choose from.
struct SafeLanguages: View {
  var body: some View { NavigationView { list } }

  private var list: some View {
    VStack(spacing: 0) {
      ForEach(
        [
          "Default (System)", "Afrikaans", "Беларуская", "Български", "Català", "Čeština", "Dansk",
          "Deutsch", "Ελληνικά", "English", "English (United Kingdom)", "Esperanto",
        ], id: \.self
      ) { name in
        SafeLine(name: name) {
          if name.hasPrefix("Default") {
            SafeScaled(width: 22, height: 22) { SafeSign(.block, 20, 14) }
          }
        }
      }
    }
    .background(Color.safeCard)
    .cornerRadius(10)
    .safeScroll()
    .safeBar("Select language")
    .safeClosed()
  }
}

struct SafeToast: View {
  var words: String?
  var body: some View {
    if let words {
      Text(words).safeStyle(.subheadline, weight: .semibold).multilineTextAlignment(.center)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .padding(14).foregroundColor(.safe(0xFFFFFF, 0x000000))
        .frame(minWidth: 300, minHeight: 46)
        .background(Color.safeBlue).clipShape(RoundedRectangle(cornerRadius: 24))
        .padding(.horizontal, 16)
    }
  }
}

/// Words that come for a moment, on a screen.
struct SafeToastOver: View {
  var body: some View {
    NavigationView { Color.safeCard.safeToast("Taos, NM!") }
  }
}

/// What is shown while something loads.
struct SafeLoading: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    ProgressView {
      Text("Loading...").foregroundColor(.safeInk).font(.headline).multilineTextAlignment(.center)
    }
    .padding(16)
    .frame(width: 270, alignment: .center)
    .background(
      ZStack {
        Color.safe(0xB3B3B3, 0x252525, 0.82, 0.82)
        Color.safe(0x383838, 0x8C8C8C).blendMode(scheme == .light ? .colorDodge : .overlay)
      }
      .compositingGroup()
    )
    .cornerRadius(14)
    .controlSize(.large)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
    .background(Color.safe(0, 0, 0.4, 0.6).ignoresSafeArea())
  }
}

/// A door to be unlocked.
struct SafeDoor: View {
  @Environment(\.colorScheme) private var scheme
  var opens: String?
  var body: some View {
    ZStack {
      if scheme == .light { Color.safeBlue } else { Color.safeGround }
      VStack(alignment: .trailing, spacing: 9.33) {
        Color.white.frame(width: 189.33, height: 30.33).padding(.trailing, 42.67)
        Color.white.frame(width: 197, height: 23.33)
      }
      if let opens {
        Group {
          if scheme == .light {
            Button {
            } label: {
              Text(opens)
            }
            .buttonStyle(SafeSecond()).background(Color.safeCard)
            .clipShape(RoundedRectangle(cornerRadius: 12))
          } else {
            Button {
            } label: {
              Text(opens)
            }
            .buttonStyle(SafePrimary())
          }
        }
        .offset(y: 63 + 48)
        .padding(16)
      }
    }
    .ignoresSafeArea()
  }
}

/// A section by itself.
struct SafeSectionAlone: View {
  var body: some View {
    VStack { SafeSection(title: "Section View") { SafeEntry("Name", "name") } }
      .padding(16).background(Color.safeGround)
  }
}

/// Every style of text in two weights.
struct SafeStyles: View {
  var weight: Font.Weight = .regular
  var italic = false
  static let all: [(String, SafeStyle)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Body Monospaced", .code), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption),
    ("Caption 2", .caption2), ("Caption 2 Monospaced", .smallCode),
  ]
  var body: some View {
    HStack {
      VStack(alignment: .trailing, spacing: 8) {
        ForEach(Self.all, id: \.0) { Text($0.0).safeStyle($0.1) }
      }
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Self.all, id: \.0) { Text($0.0).safeStyle($0.1, weight: weight, italic: italic) }
      }
    }
    .background(Color(.systemGroupedBackground))
  }
}

/// An empty safe.
struct SafeVault: View {
  var body: some View {
    let line = Color.safe(0x8E8E92, 0x8E8E92)
    let pale = Color.safe(0xE5E5E9, 0x2C2C2E)
    ZStack(alignment: .topLeading) {
      line.frame(width: 178, height: 145.33)
      Color.safeGround.frame(width: 174, height: 142.33).offset(x: 2, y: 2)
      pale.frame(width: 145.33, height: 126).offset(x: 19, y: 10)
      line.frame(width: 178, height: 3).offset(y: 144.33)
      ForEach([20, 134], id: \.self) { (x: CGFloat) in
        line.frame(width: 25, height: 13.33).offset(x: x, y: 145.33)
        pale.frame(width: 25, height: 9.67).offset(x: x, y: 147)
      }
    }
    .frame(width: 178, height: 158.67, alignment: .topLeading)
  }
}

/// Four tiles.
struct SafeTiles: View {
  var body: some View {
    VStack(spacing: 0) {
      Rectangle().frame(width: 146, height: 65)
      HStack(spacing: 0) {
        Rectangle().frame(width: 38.67)
        Spacer().frame(width: 13)
        Rectangle().frame(width: 29.33)
        Spacer().frame(width: 8.33)
        Rectangle().frame(width: 20.67)
      }
      .frame(height: 5.33).offset(x: -1.7).padding(.top, 7.33)
      Rectangle().frame(width: 146, height: 62).padding(.top, 6.67)
    }
  }
}

/// A lock beside what it asks for.
struct SafeLock: View {
  var body: some View {
    let pale = Color.safe(0xB2C5FF, 0x175DDC)
    let inner = Color.safe(0x0055D4, 0xB2C5FF)
    HStack(spacing: 19) {
      ZStack(alignment: .top) {
        pale
        Color.safeGround.frame(width: 30.33, height: 18.67).offset(y: 4.33)
        inner.frame(width: 48.33, height: 40).offset(y: 27)
        pale.frame(width: 44, height: 36).offset(y: 29)
        inner.frame(width: 7.67, height: 15).offset(y: 43)
      }
      .frame(width: 57, height: 71.33)
      ZStack {
        pale
        Color.safe(0xFFFFFF, 0x1C1C1E).frame(width: 120, height: 45.33).offset(y: 2)
        inner.frame(width: 84.67, height: 23.33).offset(y: 1.7)
      }
      .frame(width: 130, height: 71.33)
    }
    .frame(width: 213)
  }
}

/// Where each code is, and how long it holds.
struct SafeCode: Identifiable {
  var id: String { name }
  var name: String
  var account: String?
  var code = "123 456"
}

struct SafeRow: View {
  var code: SafeCode
  var seconds = "19"
  var divides = false
  var body: some View {
    Menu {
      Button("Copy") {}
    } label: {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 16) {
          SafeSign(.ring, 22).frame(width: 22, height: 22).foregroundColor(.safeWord)
            .padding(.vertical, 19)
          HStack {
            VStack(alignment: .leading, spacing: 0) {
              Text(code.name).safeStyle(.headline).lineLimit(1).foregroundColor(.safeInk)
              if let account = code.account {
                Text(account).safeStyle(.subheadline).lineLimit(1).foregroundColor(.safeWord)
              }
            }
            Spacer()
            ZStack {
              Text("  ").safeStyle(.smallCode)
              Text(seconds).safeStyle(.smallCode, digits: true).foregroundColor(.safeInk)
            }
            .padding(6)
            .background {
              SafeArc(part: CGFloat(Int(seconds) ?? 0) / 30).stroke(lineWidth: 3).foregroundColor(
                .safeBlue)
            }
            Text(code.code).safeStyle(.code, weight: .regular, digits: true).foregroundColor(
              .safeInk)
          }
          .padding(.vertical, 9)
        }
        .padding(.horizontal, 16)
        if divides { Divider().padding(.leading, 22 + 16 + 16) }
      }
    } primaryAction: {
    }
    .background(Color.safeCard)
  }
}

struct SafeArc: Shape {
  var part: CGFloat
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * part), clockwise: false)
    return path
  }
}

struct SafeCard: View {
  var title: String
  var words: String
  var action: String
  var sign: SafeSign
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      sign.foregroundColor(.safeBlue).frame(width: 24, height: 24).padding(.leading, 16)
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Text(title).safeStyle(.headline).foregroundColor(.safeInk)
          Text(words).safeStyle(.subheadline).foregroundColor(.safeWord)
          Button {
          } label: {
            Text(action).foregroundColor(.safeBlue).safeStyle(.subheadline, weight: .semibold)
          }
          .padding(.top, 8)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Button {
      } label: {
        SafeSign(.cross, 11.3).frame(width: 16, height: 16).padding(.trailing, 16)
      }
      .buttonStyle(PlainButtonStyle())
    }
    .padding(.vertical, 16)
    .background {
      Color.safeCard.clipShape(.rect(cornerRadius: 16))
        .shadow(color: .black.opacity(0.45), radius: 2, x: 0, y: 1)
    }
    .frame(maxWidth: .infinity)
  }

  static let install = SafeCard(
    title: "Download the Bitwarden app",
    words:
      "Store all of your logins and sync verification codes directly with the Authenticator app.",
    action: "Download the Bitwarden app", sign: SafeSign(.block, 14, 16))
  static let sync = SafeCard(
    title: "Sync with the Bitwarden app",
    words: "Allow Authenticator app syncing in settings to view all your verification codes here.",
    action: "Take me to the app settings", sign: SafeSign(.block, 24, 21))
}

struct SafeCodes: View {
  enum Shows { case loads, nothing, found(Int), groups([(String, [SafeCode])]) }
  var shows = Shows.loads
  var card: SafeCard?
  @State var search = ""
  var seconds = "19"
  var fails = false

  init(
    _ shows: Shows, card: SafeCard? = nil, search: String = "", seconds: String = "19",
    fails: Bool = false
  ) {
    self.shows = shows
    self.card = card
    _search = State(initialValue: search)
    self.seconds = seconds
    self.fails = fails
  }

  var body: some View {
    NavigationView {
      ZStack {
        ZStack {
          content.safeHidden(!search.isEmpty)
          results.safeHidden(search.isEmpty)
        }
        .background(Color.safeGround.ignoresSafeArea())
        .searchable(
          text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search")
      }
      .safeBar("Verification codes", large: true)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            SafeSign(.plus, 18).frame(width: 19, height: 19).foregroundStyle(Color.safeBlue)
          }
          .frame(minHeight: 44)
        }
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch shows {
    case .loads: ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
    case .nothing: empty
    case .found: Color.clear
    case .groups(let groups): list(groups)
    }
  }

  private var empty: some View {
    GeometryReader { reader in
      ScrollView {
        VStack(spacing: 16) {
          card.padding(.top, 16)
          Spacer()
          SafeVault().frame(width: 180, height: 161)
          Text("You don’t have any codes to display").multilineTextAlignment(.center)
            .safeStyle(.headline).foregroundColor(.safeInk)
          Text("Add a new code to secure your accounts.").multilineTextAlignment(.center)
            .safeStyle(.callout).foregroundColor(.safeInk)
          Button("Add code") {}.buttonStyle(SafePrimary())
          Spacer()
        }
        .padding(.horizontal, 16)
        .frame(minWidth: reader.size.width, minHeight: reader.size.height)
      }
    }
  }

  private func list(_ groups: [(String, [SafeCode])]) -> some View {
    ScrollView {
      card.padding(.top, 16).padding(.horizontal, 16)
      VStack(spacing: 20) {
        ForEach(groups, id: \.0) { group in
          LazyVStack(alignment: .leading, spacing: 7) {
            if !group.0.isEmpty { SafeHead(title: group.0) }
            ForEach(group.1) { code in
              SafeRow(code: code, seconds: seconds).clipShape(RoundedRectangle(cornerRadius: 10))
            }
          }
        }
        if fails {
          LazyVStack(alignment: .leading, spacing: 7) {
            Text(
              "Unable to sync codes from the Bitwarden app. Make sure both apps are up-to-date. You can still access your existing codes in the Bitwarden app."
            )
            .safeStyle(.footnote)
          }
        }
      }
      .padding(16)
    }
  }

  @ViewBuilder private var results: some View {
    if case .found(let number) = shows, number > 0 {
      let names = number == 1 ? ["One"] : ["One", "One Direction", "One Song"]
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(names, id: \.self) { name in
            SafeRow(
              code: SafeCode(
                name: name, account: name == "One Direction" ? nil : "person@example.com"),
              divides: name != names.last)
          }
        }
      }
    } else {
      GeometryReader { reader in
        ScrollView {
          VStack(spacing: 35) {
            SafeSign(.block, 74).foregroundColor(.safeWord)
            Text("There are no items that match the search").multilineTextAlignment(.center)
              .safeStyle(.callout).foregroundColor(.safeInk)
          }
          .frame(maxWidth: .infinity, minHeight: reader.size.height, maxHeight: .infinity)
        }
      }
      .background(Color.safeGround)
    }
  }

  static let digits: [(String, [SafeCode])] = [
    (
      "Digits",
      [
        ("Five", "123 45"), ("Six", "123 456"), ("Seven", "123 456 7"), ("Eight", "123 456 78"),
        ("Nine", "123 456 789"), ("Ten", "123 456 789 0"),
      ].map { SafeCode(name: $0.0, account: "person@example.com", code: $0.1) }
    )
  ]
  static let named: [(String, [SafeCode])] = [
    ("Section", [SafeCode(name: "Name", account: "person@example.com")])
  ]
  static let favorites: [(String, [SafeCode])] = [
    ("Favorites", [SafeCode(name: "Favorited")]),
    ("Personal", [SafeCode(name: "One"), SafeCode(name: "Two")]),
  ]
  static let two: [(String, [SafeCode])] = [("", [SafeCode(name: "One"), SafeCode(name: "Two")])]
}

/// Pages that tell how to begin.
struct SafeTour: View {
  var page: Int
  @Environment(\.verticalSizeClass) private var height

  init(page: Int) {
    self.page = page
    UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(.safeBlue)
  }

  var body: some View {
    NavigationView {
      VStack(spacing: 24) {
        if height == .regular { Spacer() }
        TabView(selection: .constant(page)) {
          slide(
            SafeSign(.block, 140, 127.3), "Secure your accounts with Bitwarden Authenticator",
            "Get verification codes for all your accounts using 2-step verification."
          ).tag(0)
          slide(
            SafeTiles(), "Use your device camera to scan codes",
            "Scan the QR code in your 2-step verification settings for any account."
          ).tag(1)
          slide(
            SafeLock(), "Sign in using unique codes",
            "When using 2-step verification, you’ll enter your username and password and a code generated in this app."
          ).tag(2)
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .padding(.top, 16)
        Button(page == 2 ? "Get started" : "Continue") {}.buttonStyle(SafePrimary())
        Button {
        } label: {
          Text("Skip").foregroundColor(.safeBlue)
        }
        .buttonStyle(SafeInline())
        .safeHidden(page == 2)
      }
      .padding(16)
      .background(Color.safeGround.ignoresSafeArea())
      .safeBar("Bitwarden Authenticator")
    }
  }

  @ViewBuilder private func slide(_ sign: some View, _ title: String, _ words: String) -> some View
  {
    if height == .regular {
      VStack(spacing: 24) {
        sign.foregroundColor(.safeBlue).frame(height: 146)
        Text(title).safeStyle(.title2)
        Text(words)
        Spacer()
      }
      .multilineTextAlignment(.center)
      .safeScroll()
    } else {
      HStack(alignment: .top, spacing: 24) {
        sign.foregroundColor(.safeBlue).frame(height: 146)
        VStack(alignment: .leading, spacing: 24) {
          Text(title).safeStyle(.title2)
          Text(words)
          Spacer()
        }
        .safeScroll()
      }
    }
  }
}

/// Arcs in the colours of their hurry.
struct SafeArcs: View {
  var body: some View {
    HStack {
      arc(0.75, .safeBlue, true)
      arc(0.4, .safeWord, false)
      arc(0.1, .red, true)
      arc(0.95, .green, false)
    }
  }
  private func arc(_ part: CGFloat, _ color: Color, _ runs: Bool) -> some View {
    SafeArc(part: part).stroke(lineWidth: 3).foregroundColor(color)
      .frame(width: 30, height: 30).scaleEffect(x: runs ? 1 : -1, y: 1)
  }
}

/// A list that only developers see.
struct SafeFlags: View {
  var body: some View {
    List {
      Section {
        Toggle(isOn: .constant(true)) { Text("Enable Pm Bwa Sync") }.toggleStyle(SafeSwitch())
      } header: {
        HStack {
          Text("Feature Flags")
          Spacer()
          Button {
          } label: {
            Image(systemName: "arrow.clockwise")
          }
        }
      }
    }
    .navigationTitle("Debug Menu")
  }
}

/// A card by itself.
struct SafeCardAlone: View {
  var body: some View { SafeCard.sync.padding(16) }
}
