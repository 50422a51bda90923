import SwiftUI

/// What is to be done at home, in letters and colours of an app's own.
enum Chore {
  static let green = Color(red: 71 / 255, green: 235 / 255, blue: 125 / 255)
  static let leaf = Color(red: 77 / 255, green: 153 / 255, blue: 77 / 255)
  static let mist = Color(red: 232 / 255, green: 242 / 255, blue: 232 / 255)
  static let ink = Color(red: 13 / 255, green: 28 / 255, blue: 13 / 255)
  static let paper = Color(red: 247 / 255, green: 252 / 255, blue: 247 / 255)
  static let ground = Color(red: 247 / 255, green: 250 / 255, blue: 247 / 255)
  static let card = Color(red: 254 / 255, green: 1, blue: 1)
  static let red = Color(red: 192 / 255, green: 72 / 255, blue: 72 / 255)

  static let large = Font.title2.weight(.heavy)
}

/// As wide as a screen, and as high as what it shows.
struct ChoreStrip<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content.frame(width: 375).fixedSize(horizontal: false, vertical: true)
  }
}

/// A button on green, red or a pale capsule.
struct ChoreButtonLook: ButtonStyle {
  enum Kind { case first, second, last }

  var kind: Kind
  @Environment(\.isEnabled) private var isEnabled

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label
      .font(.headline)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .foregroundStyle(kind == .last ? Chore.paper : Chore.ink)
    switch kind {
    case .first:
      label.background(Chore.green).clipShape(RoundedRectangle(cornerRadius: 16))
        .opacity(isEnabled ? 1 : 0.5)
    case .second:
      label
        .background {
          GeometryReader { proxy in
            RoundedRectangle(cornerRadius: proxy.size.height / 2).fill(Chore.mist)
          }
        }
        .opacity(isEnabled ? 1 : 0.5)
        .disabled(!isEnabled)
    case .last:
      label.background(Chore.red).clipShape(RoundedRectangle(cornerRadius: 16))
        .opacity(isEnabled ? 1 : 0.5)
    }
  }
}

/// A word, or a sign, in such a button.
struct ChoreButton: View {
  var words = "Button"
  var sign: String?
  var kind = ChoreButtonLook.Kind.first
  var isWide = false

  var body: some View {
    Button {
    } label: {
      if let sign {
        Label(words, systemImage: sign).frame(maxWidth: .infinity)
      } else if isWide {
        Text(words).frame(maxWidth: .infinity)
      } else {
        Text(words)
      }
    }
    .buttonStyle(ChoreButtonLook(kind: kind))
  }
}

/// A word or a sign that floats over a screen.
struct ChoreFloating: View {
  var sign: String?

  private struct Look: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(16)
        .foregroundStyle(Chore.ink)
        .background {
          GeometryReader {
            RoundedRectangle(cornerRadius: $0.size.height / 2).fill(Chore.green)
          }
        }
        .opacity(isEnabled ? 1 : 0.5)
        .glassEffect(.regular.interactive(isEnabled))
    }
  }

  var body: some View {
    Button {
    } label: {
      if let sign { Image(systemName: sign) } else { Text("Button") }
    }
    .buttonStyle(Look())
  }
}

/// A number on a capsule.
struct ChorePoints: View {
  var points: Int

  var body: some View {
    Text(points.formatted())
      .font(Chore.large)
      .foregroundStyle(Chore.paper)
      .padding(8)
      .frame(minWidth: 45)
      .background {
        GeometryReader {
          RoundedRectangle(cornerRadius: $0.size.height / 2).fill(Chore.leaf)
        }
      }
  }
}

struct ChoreRow: View {
  var points: Int
  var title: String

  var body: some View {
    HStack(spacing: 16) {
      ChorePoints(points: points)
      Text(title).font(.body)
      Spacer()
    }
  }
}

/// Rows to touch, without lines.
struct ChoreList: View {
  var body: some View {
    List {
      ForEach([("洗濯", 20), ("掃除", 100), ("料理", 1)], id: \.0) { title, points in
        Button {
        } label: {
          ChoreRow(points: points, title: title)
        }
        .padding(.vertical, 8)
      }
      .listRowBackground(Color.clear)
      .listRowSpacing(0)
      .listRowSeparator(.hidden)
    }
    .listStyle(.plain)
  }
}

/// A day on a disc.
struct ChoreDay: View {
  var words: String
  var ink = Chore.ink
  var disc = Chore.green
  var ring: Color?

  var body: some View {
    Button {
    } label: {
      Text(words)
        .font(.headline)
        .padding(8)
        .foregroundStyle(ink)
        .frame(width: 60, height: 60)
        .background { Circle().fill(disc) }
        .padding(2)
        .background {
          if let ring { Circle().stroke(lineWidth: 1.5).fill(ring) }
        }
    }
  }
}

/// Titles over values.
struct ChoreDetails: View {
  var name: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      detail("実施予定日付") { value("0001/01/01") }
      detail("ステータス") { value("未完了") }
      detail("ポイント") { ChorePoints(points: 10) }
      if let name { detail("実施者") { value(name) } }
    }
  }

  private func detail(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(title).font(Chore.large).frame(maxWidth: .infinity, alignment: .leading)
      content()
    }
  }

  private func value(_ words: String) -> some View {
    Text(words).font(.body).foregroundStyle(Chore.leaf)
  }
}

/// Names and values with lines between them.
struct ChoreFacts: View {
  var body: some View {
    VStack(spacing: 0) {
      fact("日付", "1970/01/01")
      Divider()
      fact("ポイント", "10pt")
      Divider()
      fact("完了時間", "9:00")
    }
  }

  private func fact(_ name: String, _ value: String) -> some View {
    HStack(spacing: 0) {
      Text(name).font(.body).foregroundStyle(Chore.leaf)
      Spacer()
      Text(value).font(.headline)
    }
    .padding(24)
  }
}

/// Two numbers in boxes beside each other.
struct ChoreTotals: View {
  var number: Int

  var body: some View {
    HStack(spacing: 16) {
      total("今月の獲得ポイント")
      total("もらった感謝の数")
    }
    .frame(minHeight: 136)
    .frame(height: 136)
    .padding()
  }

  private func total(_ name: String) -> some View {
    VStack(spacing: 8) {
      Text(name).font(.body)
      Text(number.formatted()).font(Chore.large)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay {
      RoundedRectangle(cornerRadius: 8).stroke(lineWidth: 2).foregroundStyle(Chore.green)
    }
  }
}

/// Words, and perhaps a button, in a box of dashes below a heading.
struct ChoreNothing: View {
  var title: String
  var words: String
  var more: String?
  var action: String?

  var body: some View {
    VStack(spacing: 24) {
      Text(title).font(Chore.large).frame(maxWidth: .infinity, alignment: .leading)
      VStack(spacing: 0) {
        Text(words).font(.headline)
        if let more {
          Spacer().frame(height: 8)
          Text(more).font(.body).multilineTextAlignment(.center)
          Spacer().frame(height: 24)
        }
        if let action { ChoreButton(words: action, kind: .second) }
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 56)
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .stroke(style: .init(lineWidth: 2, dash: [8]))
          .foregroundStyle(Chore.green)
      }
    }
  }
}

/// A name to write, with what is wrong with it.
struct ChoreName: View {
  var name = ""

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 8) {
        TextField("例：たろう", text: .constant(name)).font(.body)
        Button {
        } label: {
          Image(systemName: "xmark.circle").foregroundStyle(Chore.ink)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 24)
      .background { RoundedRectangle(cornerRadius: 16).fill(Chore.card) }
      ZStack {
        if name.count > 10 {
          Text("10文字以内で入力して下さい").foregroundStyle(Chore.red)
        } else {
          Text("あと\(10 - name.count)文字")
        }
      }
      .font(.body)
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
  }
}

struct ChoreNameAlone: View {
  var name = ""

  var body: some View { ChoreName(name: name).padding(16).background(Chore.ground) }
}

/// A sign in a square before its name.
struct ChoreSetting: View {
  var sign: String
  var title: String

  var body: some View {
    Button {
    } label: {
      HStack(spacing: 16) {
        Image(systemName: sign)
          .resizable()
          .frame(width: 24, height: 24)
          .padding(8)
          .foregroundStyle(Chore.ink)
          .background(Chore.mist)
          .clipShape(RoundedRectangle(cornerRadius: 8))
        Text(title).font(.body)
        Spacer()
      }
      .foregroundStyle(Chore.ink)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 8)
    }
  }
}

/// A button of a bar that is a sign.
private struct ChoreBarButton: View {
  var sign: String

  var body: some View {
    Button {
    } label: {
      Image(systemName: sign).padding(8).foregroundStyle(Chore.ink)
    }
  }
}

/// Settings over two buttons.
struct ChoreSettings: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 32) {
        VStack(spacing: 24) {
          Text("").font(Chore.large)
          Spacer().frame(height: 16)
          VStack(spacing: 0) {
            ChoreSetting(sign: "house", title: "家事テンプレート")
            ChoreSetting(sign: "hand.raised", title: "プライバシーポリシー")
            ChoreSetting(sign: "cube.box", title: "ライセンス")
          }
        }
        VStack(spacing: 24) {
          ChoreButton(words: "ログアウト", kind: .second, isWide: true)
          ChoreButton(words: "退会", kind: .last, isWide: true)
        }
        Spacer()
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 16)
      .navigationTitle("設定")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { ChoreBarButton(sign: "xmark") }
      }
    }
  }
}

/// What somebody has done, to be approved.
struct ChoreApproval: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 40) {
          VStack(spacing: 24) {
            section {
              VStack(spacing: 0) {
                Text("hogehogeさんから")
                Text("「洗濯」の")
                Text("完了報告が届きました")
              }
              .font(.body)
              .frame(maxWidth: .infinity)
              .padding(.vertical, 16)
            }
            section { ChoreFacts().padding(.vertical, 8) }
            message
          }
          VStack(spacing: 16) {
            ChoreButton(words: "完了にする", isWide: true)
            ChoreButton(words: "再確認してもらう", kind: .second, isWide: true)
          }
          .disabled(true)
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 24)
      }
      .scrollBounceBehavior(.basedOnSize)
      .navigationTitle("家事の確認")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { ChoreBarButton(sign: "xmark") }
      }
    }
  }

  private var message: some View {
    VStack(spacing: 16) {
      Text("メッセージ").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      section {
        TextField("感謝を伝えましょう！", text: .constant(""), axis: .vertical)
          .font(.body)
          .padding(16)
          .frame(minHeight: 150, alignment: .topLeading)
      }
    }
  }

  private func section(@ViewBuilder content: () -> some View) -> some View {
    content()
      .frame(maxWidth: .infinity)
      .background { RoundedRectangle(cornerRadius: 8).fill(Chore.card) }
  }
}

/// A name to begin with.
struct ChoreAccount: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        VStack(spacing: 16) {
          Text("はじめまして！").font(Chore.large)
          Text("まずはあなたのニックネームを教えてください").font(.body).foregroundStyle(Chore.leaf)
        }
        VStack(spacing: 8) {
          Text("ユーザー名").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
          ChoreName()
          HStack(alignment: .top, spacing: 8) {
            Image(systemName: "exclamationmark.circle.fill").foregroundStyle(Chore.red)
            Text("この名前はパートナーの画面でも表示されます。\n後からいつでも変更可能です。")
              .font(.caption)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .fixedSize(horizontal: false, vertical: true)
        }
        Spacer(minLength: 24)
        Button {
        } label: {
          Text("登録").padding(.vertical, 8).frame(maxWidth: .infinity)
        }
        .buttonStyle(ChoreButtonLook(kind: .first))
        .disabled(true)
        Spacer().frame(height: 24)
      }
      .padding(.horizontal, 16)
      .navigationTitle("アカウント登録")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// A sign that turns on a square, over a screen.
struct ChoreWaiting: View {
  var body: some View {
    ZStack {
      Color.white.opacity(0.3).frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
      ProgressView()
        .padding(16)
        .tint(Chore.ink)
        .background(Chore.mist)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
    .ignoresSafeArea()
  }
}

/// All of a chore over what is done with it.
struct ChorePage: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        ChoreDetails()
        Spacer()
        VStack(spacing: 16) { ChoreButton(words: "確認してもらう", sign: "paperplane.fill") }
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 24)
      .navigationTitle("洗濯")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { ChoreBarButton(sign: "trash") }
      }
    }
  }
}
