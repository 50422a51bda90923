import SwiftUI

/// What is built for apps, on pages of cards over a bar of an app's own.
enum Forge {
  static let ground = two(0xFEFEFE, 0x003037)
  static let ink = two(0x000000, 0xFEFEFE)
  static let faint = two(0x341D47, 0xFEFEFE).opacity(0.6)
  static let accent = two(0x440C59, 0xFEFFFF)
  static let pale = Color(
    UIColor { $0.userInterfaceStyle == .dark ? plain(0x999999, 0.6) : plain(0x492D5B, 0.37) })
  static let edge = Color(
    UIColor { $0.userInterfaceStyle == .dark ? plain(0x999999, 1) : plain(0xADADAD, 0.65) })
  static let line = two(0xDEDEDE, 0x848484)
  static let shade = Color(
    UIColor { $0.userInterfaceStyle == .dark ? plain(0xFFFFFF, 0.09) : plain(0xEAEAEA, 1) })
  static let off = two(0xADADAD, 0x999999)
  static let link = two(0x6C0EB2, 0x06ADCE)
  static let bright = two(0xE292FE, 0x00C7FC)
  static let deep = two(0x440C59, 0x253E0F)

  private static func two(_ light: Int, _ dark: Int) -> Color {
    Color(UIColor { plain($0.userInterfaceStyle == .dark ? dark : light, 1) })
  }

  private static func plain(_ value: Int, _ alpha: Double) -> UIColor {
    UIColor(
      red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255, alpha: alpha)
  }
}

/// A card around something, which is a button.
struct ForgeCard<Content: View>: View {
  @ViewBuilder var content: () -> Content

  private struct Look: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .contentShape(Rectangle())
        .cornerRadius(8)
        .background(
          ZStack {
            RoundedRectangle(cornerRadius: 8).fill(Forge.ground)
              .shadow(color: Forge.shade, radius: 10, y: 0)
            RoundedRectangle(cornerRadius: 8).stroke(.clear, lineWidth: 2)
          }
        )
    }
  }

  var body: some View {
    Button(action: {}, label: content).buttonStyle(Look())
      .padding(.horizontal, 16)
  }
}

/// A page under a large title, and a bar below it.
struct ForgePage<Content: View>: View {
  var title: String
  var chosen: Int?
  var back: String?
  @ViewBuilder var content: () -> Content

  private let tabs = [
    ("Builds", "hammer"), ("Apps", "tray.2"), ("Accounts", "key"), ("Settings", "gearshape"),
  ]

  var body: some View {
    VStack(spacing: 0) {
      NavigationStack(path: .constant(back == nil ? [] : [1])) {
        if back == nil {
          page
        } else {
          Color.clear.navigationTitle(back ?? "")
            .navigationDestination(for: Int.self) { _ in page }
        }
      }
      .tint(Forge.accent)
      if let chosen { bar(chosen) }
    }
    .background(Forge.ground)
  }

  private var page: some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Forge.ground)
      .navigationTitle(title)
  }

  private func bar(_ chosen: Int) -> some View {
    HStack(spacing: 0) {
      Group {
        Spacer()
        ForEach(tabs.indices, id: \.self) { index in
          Button {
          } label: {
            VStack(alignment: .center, spacing: 6) {
              Image(systemName: tabs[index].1 + (index == chosen ? ".fill" : ""))
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 20, height: 20)
              Text(tabs[index].0).font(.footnote)
            }
            .frame(maxWidth: .infinity)
            .foregroundColor(index == chosen ? Forge.accent : Forge.pale)
          }
          .buttonStyle(.plain)
          Spacer()
        }
      }
    }
    .padding(.top, 4)
    .frame(maxHeight: 48)
    .background(Forge.ground.shadow(color: Forge.shade, radius: 3, y: -5))
  }
}

/// A setting in a card: what it is, what it is set to, and a sign.
struct ForgeChoice<Trailing: View>: View {
  var title: String
  var sign: String?
  @ViewBuilder var trailing: () -> Trailing

  var body: some View {
    ForgeCard {
      HStack(spacing: 8) {
        if let sign {
          Image(systemName: sign).frame(width: 20, height: 20)
        }
        Text(title)
        Spacer(minLength: 0)
        trailing()
      }
      .frame(height: 44)
      .padding(.horizontal, 16)
    }
    .foregroundColor(Forge.ink)
  }
}

extension ForgeChoice where Trailing == HStack<TupleView<(Text?, AnyView)>> {
  init(_ title: String, sign: String? = nil, set: String? = nil) {
    self.init(title: title, sign: sign) {
      HStack {
        set.map { Text($0).foregroundColor(Forge.faint) }
        AnyView(Image(systemName: "chevron.right").frame(width: 20, height: 20))
      }
    }
  }
}

struct ForgeSection: View {
  var words: String

  var body: some View {
    Text(words)
      .padding(.horizontal, 24)
      .padding(.top, 8)
      .foregroundColor(Forge.faint)
      .font(.callout)
  }
}

struct ForgeSettings: View {
  @State private var isMuted = false

  var body: some View {
    ForgePage(title: "Settings", chosen: 3) {
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          ForgeSection(words: "Notifications")
          ForgeChoice(title: "Mute all 'no matching pipeline found*' notifications") {
            Toggle("", isOn: $isMuted)
          }
          ForgeSection(words: "Color settings")
          ForgeChoice("Preferred appearance", set: "System")
          ForgeChoice("Theme for dark appearance", set: "Sea Green")
          ForgeSection(words: "-")
          ForgeChoice("About")
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .padding(.vertical, 8)
      }
    }
  }
}

struct ForgeAccounts: View {
  var body: some View {
    ForgePage(title: "Accounts", chosen: 2) {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForgeCard {
            HStack(spacing: 0) {
              HStack(spacing: 8) {
                ZStack {
                  Color(red: 0.15, green: 0.58, blue: 0.49)
                  Text("DR").foregroundColor(.white).font(.title2)
                }
                .frame(width: 40, height: 40)
                .cornerRadius(8)
                VStack(alignment: .leading) {
                  Text("demo_user").font(.footnote.bold())
                  Text("demo@example.com")
                }
                Spacer()
                Image(systemName: "checkmark")
                Button {
                } label: {
                  Image(systemName: "trash")
                }
              }
              .padding(.horizontal, 8)
              .frame(minHeight: 40)
            }
            .font(.footnote)
            .padding(.vertical, 8)
          }
          .foregroundColor(Forge.ink)
        }
        .padding(.top, 16)
      }
    }
  }
}

/// Cards one below the other, sixteen apart, below what may be searched for.
struct ForgeCards<Content: View>: View {
  var searches = false
  @ViewBuilder var content: () -> Content

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 16, pinnedViews: [.sectionHeaders]) {
        Section {
          content()
        } header: {
          if searches {
            field
              .background(Forge.ground)
              .padding(.horizontal, 16)
              .frame(height: 44)
          }
        }
      }
      .padding(.vertical, 16)
    }
  }

  private var field: some View {
    ForgeEdge(margin: 8) {
      ZStack(alignment: .leading) {
        Text("Search").foregroundColor(Forge.faint)
        TextField("", text: .constant("")).font(.callout).frame(height: 44)
      }
    }
  }
}

/// A line round something.
struct ForgeEdge<Content: View>: View {
  var margin = 16.0
  @ViewBuilder var content: () -> Content

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 4)
        .fill(Color.clear)
        .overlay(RoundedRectangle(cornerRadius: 4).stroke(Forge.edge, lineWidth: 1))
        .shadow(color: Forge.shade, radius: 10, y: 0)
      content()
        .padding(.horizontal, margin)
    }
  }
}

struct ForgeFiles: View {
  private let names = [
    "Buildio.app.zip", "Buildio.dSYM.zip", "Buildio.ipa", "Buildio.xcarchive.zip",
    "export_options.plist", "xcodebuild-archive.log", "xcodebuild-export-archive.log",
  ]

  var body: some View {
    ForgePage(title: "Build #113 artifacts", chosen: 0, back: "Build #113") {
      ForgeCards {
        ForEach(names, id: \.self) { name in
          HStack(spacing: 0) {
            Text(name).padding(8)
            Spacer()
          }
          .padding(8)
          .cornerRadius(8)
          .background(
            RoundedRectangle(cornerRadius: 8).fill(Forge.ground)
              .shadow(color: Forge.shade, radius: 10, y: 0)
          )
          .padding(.horizontal, 16)
          .padding(.horizontal, 16)
        }
      }
    }
    .foregroundColor(Forge.ink)
  }
}

struct ForgePortrait: View {
  var body: some View {
    Color(red: 0.3, green: 0.1, blue: 0.3).frame(width: 40, height: 40).cornerRadius(8)
  }
}

struct ForgeNews: View {
  private let news = [
    ("Aborted, Reason:", "12/22/21, 4:37"), ("Aborted, Reason:", "12/22/21, 4:37"),
    ("triggered.", "12/22/21, 4:37"), ("triggered.", "12/22/21, 4:36"),
    ("finished with Success.", "12/9/21, 2:58"), ("triggered.", "12/9/21, 2:43"),
    ("Aborted, Reason: success abort", "12/9/21, 2:35"), ("triggered.", "12/9/21, 2:34"),
    ("Aborted, Reason: test reason", "12/9/21, 2:24"), ("triggered.", "12/9/21, 2:23"),
  ]

  var body: some View {
    ForgePage(title: "Activities", chosen: 0, back: "Builds") {
      ForgeCards {
        ForEach(news.indices, id: \.self) { index in
          ForgeCard {
            HStack(alignment: .top, spacing: 0) {
              ForgePortrait().padding(.top, 8)
              VStack(alignment: .leading, spacing: 8) {
                Text(
                  "buildio - build \(news[index].0)")
                Text("@ \(news[index].1)\u{202F}PM").foregroundColor(Forge.faint)
              }
              .padding(8)
              Spacer()
            }
            .padding([.leading, .trailing], 8)
            .font(.footnote)
            .multilineTextAlignment(.leading)
          }
        }
      }
    }
    .foregroundColor(Forge.ink)
  }
}

struct ForgeDoor: View {
  var body: some View {
    ForgePage(title: "Log in to Bitrise") {
      ScrollView {
        VStack(spacing: 16) {
          Spacer()
          Image(systemName: "key")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .rotationEffect(Angle(degrees: 90))
            .frame(width: 200, height: 130, alignment: .center)
            .fixedSize()
            .foregroundColor(Forge.accent)
          Spacer()
          HStack {
            Text("API Token").font(.callout).lineSpacing(24)
            Spacer()
          }
          ForgeEdge(margin: 8) {
            HStack(alignment: .center, spacing: 2) {
              ZStack(alignment: .leading) {
                Text(verbatim: "*******************").foregroundColor(Forge.faint)
                TextField("", text: .constant("")).font(.callout)
              }
              Button {
              } label: {
                Image(systemName: "doc.on.clipboard").foregroundColor(Forge.accent)
              }
            }
          }
          .frame(height: 44)
          offer("Don't have one? ", "Click here")
          offer("Want to explore the app? ", "Demo here")
          Button("Submit") {}
            .buttonStyle(ForgeSubmit(sides: 30, ends: 16))
            .cornerRadius(30)
            .disabled(true)
        }
        .frame(maxWidth: 414, alignment: .center)
        .padding(16)
      }
    }
  }

  private func offer(_ words: String, _ link: String) -> some View {
    HStack(spacing: 0) {
      Text(words).font(.callout)
      Button {
      } label: {
        Text(link)
      }
      .buttonStyle(ForgeLink())
    }
  }

  private struct ForgeLink: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label.foregroundColor(Forge.link)
      }
    }
  }
}

struct ForgeSubmit: ButtonStyle {
  var sides: Double
  var ends: Double
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(EdgeInsets(top: ends, leading: sides, bottom: ends, trailing: sides))
      .foregroundColor(.white)
      .font(Font.body.bold())
      .background(
        LinearGradient(
          gradient: Gradient(colors: isEnabled ? [Forge.bright, Forge.deep] : [Forge.off]),
          startPoint: .top, endPoint: .bottom
        )
        .cornerRadius(4))
  }
}

/// What was built, with what it cost.
struct ForgeBuilds: View {
  private let builds: [(Color, time: String?, cost: Int, number: Int)] = [
    (.green, "14m 29s", 25, 113), (.green, "14m 29s", 21, 112), (.red, nil, 24, 111),
    (.yellow, nil, 2, 110), (.yellow, nil, 1, 109), (.green, "14m 29s", 20, 108),
    (.green, "14m 59s", 20, 107),
  ]

  var body: some View {
    ForgePage(title: "Builds", chosen: 0) {
      ForgeCards {
        ForEach(builds.indices, id: \.self) { index in
          ForgeCard { row(builds[index]) }
        }
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          HStack(spacing: 20) {
            Button {
            } label: {
              Image(systemName: "bell")
            }
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
        }
      }
    }
    .foregroundColor(Forge.ink)
  }

  private func row(_ build: (Color, time: String?, cost: Int, number: Int)) -> some View {
    HStack(alignment: .top, spacing: 0) {
      Rectangle().fill(build.0).frame(width: 5)
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .center, spacing: 8) {
          ForgePortrait()
          VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 0) { Text("buildio").font(.footnote.bold()) }
            HStack(spacing: 0) {
              Text("No commit message")
              Spacer()
              if let time = build.time { item("clock", time) }
            }
          }
        }
        .lineLimit(1)
        .padding(8)
        Rectangle().fill(Forge.line).frame(height: 1)
        HStack(spacing: 8) {
          Text("main")
            .lineLimit(1)
            .padding(8)
            .foregroundColor(build.0)
            .background(build.0.opacity(0.2))
          Spacer(minLength: -2)
          item("coloncurrencysign.circle", "\(build.cost)")
          item("point.topleft.down.curvedto.point.bottomright.up", "deploy_all")
            .lineLimit(1)
          item("number", "\(build.number)")
        }
        .padding(.trailing, 8)
        Group {}.frame(width: 0, height: 0)
        Rectangle().fill(Forge.line).frame(height: 1)
      }
    }
    .font(.footnote)
    .multilineTextAlignment(.leading)
    .background(Forge.ground)
  }

  private func item(_ sign: String, _ words: String) -> some View {
    HStack(spacing: 0) {
      Image(systemName: sign)
      Text(words)
    }
  }
}
