import SwiftUI

/// A list under a large title.
struct PracticeList<Rows: View>: View {
  var title: String
  @ViewBuilder var rows: Rows

  var body: some View {
    NavigationStack {
      List { rows }.navigationTitle(title)
    }
  }
}

/// A sign and a name.
struct SignedName: View {
  var sign: String
  var name: String

  init(_ sign: String, _ name: String) {
    self.sign = sign
    self.name = name
  }

  var body: some View {
    Label {
      Text(name)
    } icon: {
      Image(systemName: sign)
    }
  }
}

/// A row with a sign that leads elsewhere.
struct SignedLink: View {
  var sign: String
  var name: String

  init(_ sign: String, _ name: String) {
    self.sign = sign
    self.name = name
  }

  var body: some View {
    NavigationLink {
      Text(name)
    } label: {
      SignedName(sign, name)
    }
  }
}

/// What an app knows of its device: buttons of a name and of a value on one line.
struct DeviceFacts: View {
  var title = "デバイス情報"
  var language = "ja"

  private var facts: [(name: String, value: String)] {
    [
      ("App Version", "15.3 (22719)"), ("OS Version", "iOS 17.4"),
      ("Build Scheme", "Development"), ("Build Configuration", "Debug"),
      ("Bundle Id", "com.apple.dt.xctest.tool"), ("Is Simulator", "true"),
      ("Is Preview", "false"), ("Device Name", "Mock"), ("Device Identifier", "iPhone16,1"),
      ("Timezone", "Asia/Tokyo"), ("Preferred Languages", "[\"\(language)\"]"),
      ("Language", language), ("Launch App Count", "999999"), ("Apns Token", "not set"),
    ]
  }

  var body: some View {
    PracticeList(title: title) {
      Section("") {
        ForEach(facts, id: \.name) { fact in
          Button {
          } label: {
            HStack {
              Text(fact.name)
              Spacer()
              Text(fact.value).lineLimit(1).truncationMode(.middle)
            }
          }
        }
      }
    }
  }
}

/// Links to five pages, each with a sign.
struct PageLinks: View {
  var body: some View {
    SignedLink("iphone.gen3", "デバイス情報")
    SignedLink("book", "オンボーディング")
    SignedLink("licenseplate", "ライセンス一覧")
    SignedLink("licenseplate.fill", "ライセンス詳細")
    SignedLink("pencil.and.list.clipboard", "タスク一覧")
  }
}

struct PageList: View {
  var kind: String

  var body: some View {
    PracticeList(title: "画面一覧 - \(kind)") {
      Section("") { PageLinks() }
    }
  }
}

struct CatalogList: View {
  var body: some View {
    PracticeList(title: "View Catalog") {
      Section("View List") { PageLinks() }.textCase(nil)
    }
  }
}

/// A button without words that closes a page.
struct CloseItem: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .navigationBarLeading) {
      Button {
      } label: {
        Image(systemName: "xmark")
      }
    }
  }
}

struct DebuggingList: View {
  var isEnglish = false

  private func either(_ japanese: String, _ english: String) -> String {
    isEnglish ? english : japanese
  }

  var body: some View {
    NavigationStack {
      List {
        Section(either("ショートカット", "Shortcut")) {
          ForEach(["Original", "Random", "Empty"], id: \.self) { kind in
            SignedLink("rectangle.on.rectangle", either("画面一覧 - ", "View List- ") + kind)
          }
        }
        .textCase(nil)
        Section("View Catalog") { SignedLink("rectangle.on.rectangle", "View Catalog") }
          .textCase(nil)
        Section(either("デザイン システム", "Design System")) {
          SignedLink("square.grid.2x2", either("アイコン一覧", "Icon List"))
        }
        .textCase(nil)
        Section(either("デバッグ アクション", "Debug Action")) {
          Button(either("強制クラッシュ", "Force Crash")) {}
          Button(either("UserDefaults の初期化", "Clear UserDefaults")) {}
        }
        .textCase(nil)
      }
      .navigationTitle(either("デバッグメニュー", "Debug Menu"))
      .toolbar { CloseItem() }
    }
  }
}

/// Rows of a sign and its name.
struct SignList: View {
  private let signs = [
    "book", "gearshape.fill", "iphone.gen3", "ladybug", "licenseplate", "licenseplate.fill",
    "pencil.and.list.clipboard", "rectangle.grid.1x2", "rectangle.on.rectangle",
    "square.and.pencil", "square.grid.2x2", "xmark",
  ]

  var body: some View {
    PracticeList(title: "アイコン一覧") {
      Section("") {
        ForEach(signs, id: \.self) { sign in SignedName(sign, sign) }
      }
    }
  }
}

struct TwoSectionsOfLinks: View {
  var isDebugged = true

  var body: some View {
    PracticeList(title: "設定") {
      Section("") {
        SignedLink("licenseplate", "ライセンス")
        SignedLink("iphone.gen3", "デバイス情報")
      }
      if isDebugged {
        Section("") {
          Button {
          } label: {
            SignedName("ladybug", "デバッグメニュー")
          }
        }
      }
    }
  }
}

/// Two lines amid a page under a large title.
struct TwoLinesAmid: View {
  var isOn = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("タスク一覧")
        Text("Remote Comfig 新 UI モード: \(isOn ? "オン" : "オフ")")
      }
      .navigationTitle("タスク一覧")
    }
  }
}

struct TwoTabs: View {
  var chosen: Int

  var body: some View {
    TabView(selection: .constant(chosen)) {
      TwoLinesAmid()
        .tabItem { SignedName("pencil.and.list.clipboard", "タスク") }
        .tag(0)
      TwoSectionsOfLinks()
        .tabItem { SignedName("gearshape.fill", "設定") }
        .tag(1)
    }
  }
}

/// The text of a licence, repeated words, under its name.
struct LicenceText: View {
  var words: String
  var count: Int

  private var text: String { Array(repeating: words, count: count).joined(separator: "、") }

  var body: some View {
    NavigationStack {
      ScrollView { Text(text).padding() }
        .navigationTitle(text)
        .toolbar { CloseItem() }
    }
  }
}

struct NoLicences: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("ライセンスはありません").padding()
        Spacer()
      }
      .navigationTitle("ライセンス")
    }
  }
}

/// A page of two that are turned, over a button.
struct TurnedPages: View {
  var page: Int
  var next: String

  var body: some View {
    NavigationStack {
      VStack {
        TabView(selection: .constant(page)) {
          Text("このサービスはxxxです").tag(0)
          Text("サービスを開始します").tag(1)
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .automatic))
        Spacer()
        Button {
        } label: {
          Text(next)
        }
      }
      .navigationTitle("チュートリアル")
    }
  }
}
