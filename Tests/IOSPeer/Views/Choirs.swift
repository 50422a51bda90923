import SwiftUI

/// A view as wide as a screen, at its own height.
struct ChoirStrip<Content: View>: View {
  var padded = false
  @ViewBuilder var content: Content

  var body: some View {
    Group {
      if padded { content.padding() } else { content }
    }
    .frame(width: 390)
    .fixedSize(horizontal: false, vertical: true)
  }
}

extension View {
  func filling(_ alignment: Alignment = .center) -> some View {
    frame(
      minWidth: 0, idealWidth: .infinity, maxWidth: .infinity, minHeight: 0, idealHeight: .infinity,
      maxHeight: .infinity, alignment: alignment)
  }

  func fillingRow(_ alignment: Alignment = .center) -> some View {
    frame(minWidth: 0, idealWidth: .infinity, maxWidth: .infinity, alignment: alignment)
  }

  func choirBarHidden() -> some View {
    navigationBarTitle("", displayMode: .inline).navigationBarHidden(true)
  }
}

/// A title that stands for one of a navigation bar.
struct ChoirTitle: View {
  var title: String

  var body: some View {
    HStack {
      Text(title).padding().font(Font.title.weight(.bold))
      Spacer()
    }
  }
}

struct ChoirBackTitle: View {
  var title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "chevron.left").accentColor(.primary).padding()
      }
      Text(title).font(.body).fontWeight(.bold)
      Spacer()
    }
  }
}

struct ChoirCloseTitle: View {
  var title: LocalizedStringKey

  var body: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "xmark")
      }
      Text(title).fontWeight(.bold).padding(.leading)
      Spacer()
    }
    .padding()
    .padding(.top)
    .foregroundColor(.primary)
  }
}

struct ChoirAbout: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ChoirCloseTitle(title: "About us")
        Text("Hello there 👋").font(.title).fontWeight(.bold).padding()
        Text(
          "We're the team behind this hymnal app. We love Jesus, and we created this app as a free resource to help other believers access the thousands of hymns available on the internet. We also built in support for the hymns indexed by the Living Stream Ministry hymnal."
        )
        .font(.callout)
        .padding()
        Text(
          "Let the word of Christ dwell in you richly in all wisdom, teaching and admonishing one another with psalms and hymns and spiritual songs, singing with grace in your hearts to God."
        )
        .font(.body)
        .fontWeight(.light)
        .padding()
        .padding(.horizontal)
        HStack {
          Spacer()
          Text("- Col. 3:16").font(.body).fontWeight(.bold).padding(.trailing)
        }
        Spacer()
      }
    }
  }
}

struct ChoirCoffee: View {
  private let offers = [
    "Buy us **1 coffee** to wake us up!",
    "Buy us **5 coffees** to keep us working the entire day!",
    "Buy us **10 coffees** to keep us working all night long!",
  ]

  var body: some View {
    Group {
      ScrollView {
        VStack(alignment: .leading) {
          ChoirCloseTitle(title: "Buy us coffee!")
          Text(
            "All of us have regular day jobs and each of us has volunteered our time and effort to create this app for you to enjoy. While we are committed to keeping this app in tip-top shape, the maintenance costs unfortunately grow with our user base. In addition to the costs of putting the app on the app store, we also maintain an API to ensure you get all the latest songs delivered right to your phone in a seamless way. So far, these costs have been borne by a few folks who want to see it succeed. However, if you feel led to help with some of these costs, feel free to donate a few bucks to keep our team caffeinated! ☕"
          )
          .font(.callout)
          .padding()
          ForEach(offers, id: \.self) { offer in
            Button {
            } label: {
              Text(.init(offer)).padding().foregroundColor(.primary)
                .multilineTextAlignment(.leading)
            }
          }
          Spacer()
        }
      }
    }
  }
}

struct ChoirVersion: View {
  var body: some View {
    VStack(alignment: .leading) {
      ChoirBackTitle("Version information")
      row("Release version", "1.0.0")
      row("Build version", "12")
      row("iOS version", "13.0")
      Spacer()
    }
    .choirBarHidden()
  }

  private func row(_ name: LocalizedStringKey, _ value: String) -> some View {
    HStack {
      Text(name)
      Spacer()
      Text("\(value)").foregroundColor(.gray)
    }
    .padding()
  }
}

// MARK: Lists

struct ChoirSongBooks: View {
  private let names = [
    "Classic Hymns", "New Songs", "Children's Songs", "Howard Higashi Songs", "Songbase Songs",
    "Be Filled Songs", "Dutch Songs", "Liederbuch Songs", "German Songs", "Chinese Songs",
    "Chinese Supplemental Songs", "Cebuano Songs", "Tagalog Songs", "French Songs",
    "Spanish Songs", "Korean Songs", "Japanese Songs", "Indonesian Songs", "Farsi Songs",
    "Russian Songs",
  ]

  var body: some View {
    List(names, id: \.self) { name in
      NavigationLink(value: name) { Text(name) }.listRowSeparator(.hidden)
    }
    .padding(.top)
    .background(Color(.systemBackground))
    .listStyle(PlainListStyle())
  }
}

/// The head of rows that it opens and closes.
struct ChoirHead: View {
  var name: String
  var isOpen = false

  var body: some View {
    HStack {
      Text(name).fixedSize(horizontal: false, vertical: true)
      Spacer()
      Image(systemName: isOpen ? "chevron.up" : "chevron.down").font(.system(size: 16))
    }
    .onTapGesture {}
    .foregroundColor(isOpen ? .accentColor : .primary)
  }
}

struct ChoirHeads: View {
  var names: [String]

  var body: some View {
    Group {
      List(names, id: \.self) { name in
        Section { ChoirHead(name: name) }.listRowSeparator(.hidden)
      }
      .listStyle(.plain)
    }
    .background(Color(.systemBackground))
  }
}

struct ChoirCount: View {
  @Environment(\.sizeCategory) private var size
  var name: String
  var count: Int

  var body: some View {
    Group {
      if size.isAccessibilityCategory {
        Text("\(name) (\(count))").fixedSize(horizontal: false, vertical: true)
      } else {
        HStack {
          Text(name)
          Spacer()
          Text("\(count)")
        }
      }
    }
  }
}

struct ChoirReference: View {
  @Environment(\.sizeCategory) private var size
  var place: String
  var title: String

  var body: some View {
    Group {
      if size.isAccessibilityCategory {
        VStack(alignment: .leading) {
          Text(place).font(.caption)
          Text(title)
        }
      } else {
        HStack {
          Text(place).frame(width: 60, alignment: .trailing).font(.caption).padding(.trailing)
          Text(title).frame(alignment: .leading)
        }
      }
    }
  }
}

struct ChoirCategories: View {
  private let rows = [("Subcategory 1", 5), ("Subcategory 2", 1)]

  var body: some View {
    List {
      Section { ChoirHead(name: "Category") }
      Section {
        ChoirHead(name: "Category", isOpen: true)
        ForEach(rows, id: \.0) { row in
          NavigationLink(value: row.0) { ChoirCount(name: row.0, count: row.1) }
        }
      }
      .listRowSeparator(.hidden)
    }
    .listStyle(.plain)
    .background(Color(.systemBackground))
  }
}

struct ChoirScriptures: View {
  var body: some View {
    List {
      Section { ChoirHead(name: "Malachi") }
      Section {
        ChoirHead(name: "Malachi", isOpen: true)
        ForEach(["here is the title"], id: \.self) { title in
          NavigationLink(value: title) { ChoirReference(place: "General", title: title) }
        }
      }
      .listRowSeparator(.hidden)
    }
    .listStyle(.plain)
    .background(Color(.systemBackground))
  }
}

struct ChoirSong: View {
  var label: String?
  var title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label.map { Text($0).font(.caption).fontWeight(.bold).foregroundColor(.gray) }
      Text(title)
    }
    .padding(.vertical, 0)
  }
}

struct ChoirSongInBooks: View {
  var labels: [String]?
  var title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      labels.map { labels in
        HStack {
          ForEach(labels, id: \.self) { label in
            Text(label)
              .font(.caption)
              .fontWeight(.bold)
              .foregroundColor(.gray)
              .padding(.horizontal, 8)
              .padding(.vertical, 2)
              .background(Capsule().fill(Color.gray.opacity(0.4)))
          }
        }
      }
      Text(title)
    }
    .padding(.vertical, 1)
  }
}

struct ChoirResults: View {
  var titles: [String]?

  var body: some View {
    VStack {
      ChoirBackTitle("Songs tagged with \"Best songs\"")
      Group {
        if let titles {
          List(titles, id: \.self) { title in
            NavigationLink(value: title) { ChoirSong(title: title) }.listRowSeparator(.hidden)
          }
          .listStyle(.plain)
        } else {
          ProgressView().filling()
        }
      }
    }
    .choirBarHidden()
  }
}

struct ChoirFavorites: View {
  var titles: [String]?

  var body: some View {
    VStack {
      ChoirTitle(title: "Favorites")
      Group {
        if let titles {
          List(titles, id: \.self) { title in
            NavigationLink(value: title) { ChoirSong(title: title) }
              .padding(.trailing)
              .listRowSeparator(.hidden)
              .fillingRow()
          }
          .listStyle(.plain)
        } else {
          ProgressView().filling()
        }
      }
    }
  }
}

struct ChoirFavoritesStack: View {
  var body: some View {
    NavigationStack {
      ChoirFavorites(
        titles: ["Cup of Christ", "Hymn 1151", "Joy Unspekable", "What about my sinful past?"])
    }
  }
}

/// Waits in the middle of the screen.
struct ChoirWaiting: View {
  var body: some View {
    Group { ProgressView().filling() }.background(Color(.systemBackground))
  }
}

// MARK: Tags

struct ChoirTint: Hashable {
  var name: String
  var ground: Color
  var ink: Color

  static let blue = ChoirTint(
    name: "Blue", ground: Color(red: 2 / 255, green: 118 / 255, blue: 254 / 255, opacity: 0.2),
    ink: Color(red: 2 / 255, green: 118 / 255, blue: 254 / 255))
  static let green = ChoirTint(
    name: "Green", ground: Color(red: 80 / 255, green: 227 / 255, blue: 194 / 255, opacity: 0.2),
    ink: Color(red: 35 / 255, green: 190 / 255, blue: 155 / 255))
  static let yellow = ChoirTint(
    name: "Yellow", ground: Color(red: 255 / 255, green: 209 / 255, blue: 0, opacity: 0.2),
    ink: Color(red: 176 / 255, green: 146 / 255, blue: 7 / 255))
  static let red = ChoirTint(
    name: "Red", ground: Color(red: 234 / 255, green: 77 / 255, blue: 133 / 255, opacity: 0.2),
    ink: Color(red: 234 / 255, green: 77 / 255, blue: 133 / 255))
  static let plain = ChoirTint(
    name: "None", ground: Color(.systemBackground), ink: Color.primary)
}

struct ChoirPill: ViewModifier {
  var tint: ChoirTint
  var isRinged = true

  func body(content: Content) -> some View {
    content
      .padding(7)
      .background(tint.ground)
      .foregroundColor(tint.ink)
      .cornerRadius(15)
      .overlay(RoundedRectangle(cornerRadius: 20).stroke(tint.ink, lineWidth: isRinged ? 2 : 0))
      .padding(.vertical, 2)
  }
}

struct ChoirTags: View {
  private let tags: [(String, ChoirTint)] = [
    ("tag 1", .blue), ("tag 2", .green), ("tag 3", .plain),
  ]

  var body: some View {
    Group {
      List(tags, id: \.0) { tag in
        NavigationLink(value: tag.0) { Text(tag.0).modifier(ChoirPill(tint: tag.1)) }
          .listRowSeparator(.hidden)
          .fillingRow()
      }
      .listStyle(PlainListStyle())
      .padding(.top)
    }
    .background(Color(.systemBackground))
  }
}

struct ChoirTints: View {
  var chosen = ChoirTint.blue

  var body: some View {
    VStack(alignment: .leading) {
      Text("Select a color").font(.body).fontWeight(.bold)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach([ChoirTint.blue, .green, .yellow, .red], id: \.self) { tint in
            Button {
            } label: {
              Text(tint.name).font(.body).fontWeight(tint == chosen ? .bold : .none)
            }
            .modifier(ChoirPill(tint: tint, isRinged: tint == chosen))
          }
        }
        .padding(.leading, 2)
      }
    }
  }
}

// MARK: Tabs

struct ChoirTabs<Label: View>: View {
  var count: Int
  var chosen: Int
  var spacing: CGFloat?
  var isMarked = true
  var isWider = false
  @ViewBuilder var label: (Int) -> Label

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: spacing.map { (isMarked ? 32 : 0) + $0 } ?? 0) {
        ForEach(0..<count, id: \.self) { index in
          if spacing == nil { Spacer() }
          Button {
          } label: {
            Group { label(index) }.padding(.vertical)
          }
          .accentColor(index == chosen ? .accentColor : .primary)
          .anchorPreference(key: ChoirTabPlace.self, value: .bounds) { anchor in
            index == chosen ? .some(anchor) : nil
          }
          if spacing == nil { Spacer() }
        }
      }
      .frame(width: isWider ? nil : 390)
    }
    .backgroundPreferenceValue(ChoirTabPlace.self) { place in
      if isMarked {
        GeometryReader { proxy in
          place.map { anchor in
            Rectangle()
              .foregroundColor(.accentColor)
              .frame(width: proxy[anchor].width + 32, height: 3, alignment: .bottom)
              .offset(
                CGSize(width: proxy[anchor].minX - 16, height: proxy[anchor].height - 4))
          }
        }
      }
    }
    .background(Color(.systemBackground))
  }
}

struct ChoirTabPlace: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

struct ChoirWordTabs: View {
  var words = ["Lyrics", "Music"]
  var chosen = 0
  var spacing: CGFloat?
  var isMarked = true
  var isWider = false
  var isPadded = false

  var body: some View {
    ChoirTabs(
      count: words.count, chosen: chosen, spacing: spacing, isMarked: isMarked, isWider: isWider
    ) { index in
      if isPadded {
        Text(words[index]).font(.body).foregroundColor(index == chosen ? .accentColor : .primary)
          .padding(.horizontal)
      } else {
        Text(words[index]).font(.body).foregroundColor(index == chosen ? .accentColor : .primary)
      }
    }
  }
}

struct ChoirSignTabs: View {
  var chosen: Int

  var body: some View {
    ChoirTabs(count: 4, chosen: chosen) { index in
      Image(systemName: ChoirSigns.name(index, index == chosen))
    }
  }
}

enum ChoirSigns {
  static func name(_ index: Int, _ isChosen: Bool) -> String {
    switch index {
    case 1: isChosen ? "book.fill" : "book"
    case 2: isChosen ? "heart.fill" : "heart"
    case 3: "gear"
    default: "magnifyingglass"
    }
  }
}

struct ChoirTabStrip<Tabs: View>: View {
  @ViewBuilder var tabs: Tabs

  var body: some View {
    ChoirStrip {
      ScrollView(showsIndicators: false) { tabs }
    }
  }
}

struct ChoirTabPage: View {
  var isBelow = false
  var spacing: CGFloat?
  var isMarked = true
  var hasLine = true

  var body: some View {
    VStack(alignment: .center, spacing: 0) {
      if !isBelow {
        VStack(spacing: 0) {
          ChoirWordTabs(spacing: spacing, isMarked: isMarked)
          if hasLine { Divider() }
        }
      }
      Text("%_PREVIEW_% Lyrics here").filling()
      if isBelow {
        VStack(spacing: 0) {
          if hasLine { Divider() }
          ChoirWordTabs(spacing: spacing, isMarked: isMarked)
        }
      }
    }
  }
}

struct ChoirBrowse: View {
  var chosen: Int
  var words: LocalizedStringKey

  var body: some View {
    VStack {
      ChoirTitle(title: "Browse")
      VStack {
        VStack(alignment: .center, spacing: 0) {
          VStack(spacing: 0) {
            ChoirWordTabs(
              words: [
                "Tags", "Classic Hymns", "New Tunes", "New Songs", "Children's Songs",
                "Scripture Songs", "All Songs",
              ], chosen: chosen, isWider: true, isPadded: true)
            Divider()
          }
          Text(words).filling()
        }
      }
    }
  }
}

// MARK: Bars

struct ChoirSongBar: View {
  var title = ""
  var isFavorite: Bool?

  var body: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "chevron.left").accentColor(.primary).padding()
      }
      Spacer()
      Text(title).fontWeight(.bold)
      Spacer()
      HStack {
        Button {
        } label: {
          Image(systemName: "magnifyingglass").accentColor(.primary)
        }
        isFavorite.map { isFavorite in
          Button {
          } label: {
            isFavorite
              ? Image(systemName: "heart.fill").accentColor(.accentColor)
              : Image(systemName: "heart").accentColor(.primary)
          }
          .padding(.leading)
        }
      }
      .padding(.vertical)
      .padding(.trailing)
    }
  }
}

struct ChoirBottomBar: View {
  var signs: [String]
  var hasMore = false

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 0) {
        ForEach(signs, id: \.self) { name in
          Spacer()
          Button {
          } label: {
            sign(name)
          }
          Spacer()
        }
        if hasMore {
          Button {
          } label: {
            sign("ellipsis")
          }
        }
      }
    }
    .background(Color(.systemBackground))
  }

  private func sign(_ name: String) -> some View {
    Image(systemName: name).font(.system(size: 16)).padding().foregroundColor(.primary)
  }
}

struct ChoirBadge: ViewModifier {
  var isShown = true

  func body(content: Content) -> some View {
    content.overlay {
      if isShown {
        // The app has no picture of that name, and a picture that is missing has no size.
        Color.clear
          .frame(width: 0, height: 0)
          .padding(6)
          .background(.red)
          .clipShape(Circle())
          .offset(x: 10, y: -10)
      }
    }
  }
}

struct ChoirHomeBar: View {
  var chosen: Int
  var hasBadge = true

  var body: some View {
    HStack {
      button(0)
      Spacer()
      button(1)
      Spacer()
      button(2)
      Spacer()
      Button {
      } label: {
        label(3).modifier(ChoirBadge(isShown: hasBadge))
      }
    }
  }

  private func button(_ index: Int) -> some View {
    Button {
    } label: {
      label(index)
    }
  }

  private func label(_ index: Int) -> some View {
    Image(systemName: ChoirSigns.name(index, index == chosen))
      .padding()
      .foregroundColor(index == chosen ? .accentColor : .secondary)
      .font(.system(size: 20))
  }
}

struct ChoirSearchBar: View {
  var words = ""
  var isActive: Bool
  var hint = "Search by numbers or words"

  var body: some View {
    HStack {
      HStack {
        if isActive {
          Button {
          } label: {
            Image(systemName: "textformat.abc").foregroundColor(.accentColor)
          }
          .font(.system(size: 16))
          .padding(.leading, 6)
        }
        TextField(hint, text: .constant(words))
          .padding(.leading, isActive ? 0 : 6)
          .foregroundColor(.primary)
        if !words.isEmpty {
          Button {
          } label: {
            Image(systemName: "xmark.circle.fill").font(.system(size: 16))
          }
        }
      }
      .padding(EdgeInsets(top: 8, leading: 6, bottom: 8, trailing: 6))
      .foregroundColor(Color(.secondaryLabel))
      .background(Color(.secondarySystemBackground))
      .cornerRadius(10)
      if isActive {
        Button("Cancel") {}
          .font(.system(size: 16))
          .foregroundColor(Color(.systemBlue))
      }
    }
  }
}

// MARK: Tips

struct ChoirTipShape: Shape {
  var radius: CGFloat
  var pointsUp: Bool
  var middle: CGFloat
  var height: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: radius, y: 0))
      if pointsUp {
        path.addLine(to: CGPoint(x: middle - height, y: 0))
        path.addLine(to: CGPoint(x: middle, y: -height))
        path.addLine(to: CGPoint(x: middle + height, y: 0))
        path.addLine(to: CGPoint(x: rect.width - radius, y: 0))
      }
      path.addArc(
        center: CGPoint(x: rect.width - radius, y: radius), radius: radius,
        startAngle: .degrees(270), endAngle: .degrees(0), clockwise: false)
      path.addLine(to: CGPoint(x: rect.width, y: rect.height - radius))
      path.addArc(
        center: CGPoint(x: rect.width - radius, y: rect.height - radius), radius: radius,
        startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
      if !pointsUp {
        path.addLine(to: CGPoint(x: middle + height, y: rect.height))
        path.addLine(to: CGPoint(x: middle, y: rect.height + height))
        path.addLine(to: CGPoint(x: middle - height, y: rect.height))
      }
      path.addLine(to: CGPoint(x: radius, y: rect.height))
      path.addArc(
        center: CGPoint(x: radius, y: rect.height - radius), radius: radius,
        startAngle: .degrees(90), endAngle: .degrees(180), clockwise: false)
      path.addLine(to: CGPoint(x: 0, y: radius))
      path.addArc(
        center: CGPoint(x: radius, y: radius), radius: radius,
        startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)
      path.closeSubpath()
    }
  }
}

struct ChoirTip<Label: View>: View {
  var pointsUp = true
  var share: CGFloat?
  var place: CGFloat = 0
  var height: CGFloat = 7
  @ViewBuilder var label: Label

  var body: some View {
    Button {
    } label: {
      label.foregroundColor(.white)
    }
    .background(
      GeometryReader { geometry in
        ChoirTipShape(
          radius: 10, pointsUp: pointsUp, middle: share.map { $0 * geometry.size.width } ?? place,
          height: height
        )
        .fill(Color.accentColor)
      })
  }
}

struct ChoirPlainTip: View {
  var pointsUp = true
  var share: CGFloat?
  var place: CGFloat = 0

  var body: some View {
    ChoirTip(pointsUp: pointsUp, share: share, place: place) {
      Text("%_PREVIEW_% tool tip text").padding()
    }
  }
}

struct ChoirTipText: View {
  var words: LocalizedStringKey

  var body: some View {
    HStack(alignment: .center, spacing: 0) {
      Image(systemName: "xmark").padding()
      Text(words).font(.caption).padding(.trailing)
    }
  }
}

struct ChoirTipRoom: PreferenceKey {
  static var defaultValue: CGSize { .zero }

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: value.width + next.width, height: value.height + next.height)
  }
}

/// A tip below a view, or above it, as wide as a share of it.
struct ChoirTipped<Tip: View>: ViewModifier {
  var isAbove = false
  var horizontal = HorizontalAlignment.center
  var share: CGFloat = 1
  var isShown = true
  @ViewBuilder var tip: Tip

  private var guide: VerticalAlignment { isAbove ? .bottom : .top }
  private var edge: VerticalAlignment { isAbove ? .top : .bottom }

  func body(content: Content) -> some View {
    content
      .background(
        GeometryReader { geometry in
          Color.clear.preference(key: ChoirTipRoom.self, value: geometry.size)
        }
      )
      .alignmentGuide(guide) { dimensions in dimensions[edge] }
      .overlayPreferenceValue(
        ChoirTipRoom.self, alignment: Alignment(horizontal: horizontal, vertical: guide)
      ) { room in
        if isShown {
          tip.frame(
            maxWidth: share * room.width, maxHeight: share * room.height,
            alignment: Alignment(horizontal: horizontal, vertical: .center))
        }
      }
      .zIndex(1)
  }
}

struct ChoirLanguage: View {
  var language: String
  var hasTip: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 5) {
        Text("Preferred search language")
        Text("Language of hymns displayed when only a number is entered into the search bar.")
          .font(.caption)
      }
      Spacer()
      Picker("Preferred search language", selection: .constant(language)) {
        ForEach(["English", "Dutch", "Spanish"], id: \.self) { Text($0).tag($0) }
      }
    }
    .modifier(
      ChoirTipped(isAbove: true, horizontal: .trailing, share: 0.9, isShown: hasTip) {
        ChoirTip(pointsUp: false, share: 0.9, height: 10) {
          ChoirTipText(words: "You can change your preferred search language!")
        }
      }
    )
    .padding()
  }
}

struct ChoirSearch<Below: View>: View {
  var words = ""
  var isActive = false
  var hasTip = true
  var label: String?
  @ViewBuilder var below: Below

  var body: some View {
    VStack(alignment: .leading) {
      if !isActive { ChoirTitle(title: "Look up any hymn") }
      ChoirSearchBar(words: words, isActive: isActive, hint: "Search by number or keyword")
        .padding(.horizontal)
        .padding(.top, isActive ? nil : .zero)
        .modifier(
          ChoirTipped(isShown: hasTip) {
            ChoirTip(share: 0.5) {
              ChoirTipText(words: "Try searching by hymn type (e.g. ns151, ch1, s3)")
            }
          })
      label.map {
        Text($0).fontWeight(.bold).padding(.top).padding(.leading).foregroundColor(
          Color(.darkText))
      }
      below
    }
  }
}

struct ChoirNothingFound: View {
  var body: some View {
    ChoirSearch(words: "She loves me not", isActive: true) {
      Text(
        "Did not find any songs matching:\n\"She loves me not\".\nPlease try a different request"
      )
      .padding()
      .multilineTextAlignment(.center)
      .filling()
    }
  }
}

struct ChoirRecent: View {
  var body: some View {
    NavigationStack {
      ChoirSearch(label: "Recent hymns") {
        List(["Hymn 1151", "Classic 2"], id: \.self) { title in
          NavigationLink(value: title) { ChoirSong(title: title).padding(.trailing) }.fillingRow()
        }
        .listStyle(.plain)
      }
    }
  }
}

// MARK: Settings

struct ChoirSetting: View {
  var title: String
  var words: String?

  var body: some View {
    Button {
    } label: {
      VStack(alignment: .leading, spacing: 5) {
        Text(title).font(.callout)
        words.map { Text($0).font(.caption) }
      }
    }
    .padding()
    .foregroundColor(.primary)
  }
}

struct ChoirSettingButton: View {
  var title: LocalizedStringKey

  var body: some View {
    Button {
    } label: {
      Text(title).font(.callout)
    }
    .padding()
    .foregroundColor(.primary)
  }
}

struct ChoirRepeat: View {
  var isOn: Bool

  var body: some View {
    Toggle(isOn: .constant(isOn)) {
      VStack(alignment: .leading, spacing: 5) {
        Text("Repeat chorus")
        Text("For songs with only one chorus, repeat the chorus after every verse.")
          .fixedSize(horizontal: false, vertical: true)
          .font(.caption)
      }
    }
    .padding()
  }
}

struct ChoirSettings: View {
  var body: some View {
    Group {
      ScrollView {
        VStack(alignment: .leading) {
          ChoirTitle(title: "Settings")
          ChoirRepeat(isOn: false)
          ChoirSettingButton(title: "About us")
          ChoirSettingButton(title: "Privacy policy")
          ChoirSettingButton(title: "%_DO_NOT_TRANSLATE_% Clear user defaults")
        }
      }
    }
  }
}

// MARK: Songs

struct ChoirChord: View {
  var chords: String?
  var word: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      chords.map { chords in
        Text(chords.isEmpty ? " " : chords)
          .foregroundColor(.accentColor)
          .frame(alignment: .topLeading)
          .padding(.bottom, 8)
          .font(.system(size: 15))
      }
      Text(word).frame(alignment: .bottomLeading).font(.system(size: 15))
    }
  }
}

struct ChoirVerseLine: View {
  var number: String?
  var sound: String?
  var words: String
  var size: CGFloat = 15

  var body: some View {
    VStack(alignment: .leading) {
      number.map { number in
        Text(number)
          .fontWeight(.bold)
          .padding(.bottom, 2)
          .foregroundColor(.gray)
          .font(.system(size: size * 0.8))
      }
      sound.map { Text($0).font(.system(size: size)) }
      Text(words).italic(false).font(.system(size: size))
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.bottom, 5)
    .lineSpacing(5)
  }
}

struct ChoirTwoLines: View {
  var size: CGFloat = 15

  var body: some View {
    VStack(alignment: .leading) {
      ChoirVerseLine(
        number: "1", words: "Drink! A river pure and clear that's flowing from the throne",
        size: size)
      ChoirVerseLine(
        words: "Eat! The tree of life with fruits abundant, richly grown", size: size)
    }
  }
}

struct ChoirTwoSounds: View {
  var body: some View {
    VStack(alignment: .leading) {
      ChoirVerseLine(number: "1", sound: "Hē! Cóng bǎozuò liúchū", words: "喝！从宝座流出")
      ChoirVerseLine(sound: "Chúnjìng shēngmìng hé de shuǐ", words: "纯净生命河的水")
    }
  }
}

struct ChoirVerse: View {
  var number: String
  var lines: [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<lines.count, id: \.self) { index in
        ChoirVerseLine(number: index == 0 ? number : nil, words: lines[index])
      }
    }
  }
}

struct ChoirVerses: View {
  var body: some View {
    VStack(alignment: .leading) {
      ChoirVerse(
        number: "1",
        lines: [
          "Drink! A river pure and clear that's flowing from the throne",
          "Eat! The tree of life with fruits abundant, richly grown",
          "Look! No need of lamp nor sun nor moon to keep it bright, for",
          "  Here this is no night!",
        ])
      ChoirVerse(
        number: "Chorus",
        lines: [
          "Do come, oh, do come,", "Says Spirit and the Bride:", "Do come, oh, do come,",
          "Let him that heareth, cry.", "Do come, oh, do come,", "Let him who thirsts and will",
          "  Take freely the water of life!",
        ])
    }
    .padding()
  }
}

struct ChoirInfo: View {
  var label: String
  var values: [String]

  var body: some View {
    Group {
      HStack {
        Text(label).font(.callout).bold()
        VStack(alignment: .leading) {
          ForEach(values, id: \.self) { value in
            NavigationLink(value: value) { Text(value).font(.callout) }
          }
        }
      }
    }
  }
}

struct ChoirInfos: View {
  var rows: [(String, [String])]

  static let short = ChoirInfos(rows: [
    ("Category", ["Worship of the Father"]), ("Subcategory", ["As the Source of Life"]),
    ("Author", ["Will Jeng", "Titus Ting"]),
  ])
  static let long = ChoirInfos(rows: [
    ("Category", ["Worship Worship Worship of of of the the the Father Father Father"]),
    ("Subcategory", ["As As As the the the Source Source Source of of of Life Life Life"]),
    ("Author", ["Will Will Will Jeng Jeng Jeng", "Titus Titus Titus Ting Ting Ting"]),
  ])

  var body: some View {
    VStack(alignment: .leading, spacing: 15) {
      ForEach(rows, id: \.0) { row in ChoirInfo(label: row.0, values: row.1) }
    }
    .padding()
    .cornerRadius(5)
    .background(Color(.secondarySystemBackground))
  }
}

// MARK: Sound

struct ChoirScrubber: View {
  var time: Double
  var length: Double
  var words: (String, String)

  var body: some View {
    VStack(spacing: 0) {
      Slider(value: .constant(time), in: 0...length, label: { Text("Song progress slider") })
      HStack {
        Text("\(words.0)").font(.subheadline).foregroundColor(.accentColor)
        Spacer()
        Text("\(words.1)").font(.subheadline)
      }
    }
  }
}

struct ChoirPlayer: View {
  var time: Double = 0
  var length: Double
  var words: (String, String)
  var play: String?
  var isRepeating = false
  var hasSpeed = true
  var speed: String?

  var body: some View {
    VStack {
      ChoirScrubber(time: time, length: length, words: words)
      HStack(spacing: 40) {
        if hasSpeed { sign("timer", isOn: speed != nil) }
        sign("backward.end.fill")
        sign("backward.fill")
        Button {
        } label: {
          if let play {
            Image(systemName: play).font(.system(size: 35)).foregroundColor(.primary)
          } else {
            ProgressView().font(.largeTitle).foregroundColor(.primary)
          }
        }
        sign("forward.fill")
        sign("repeat", isOn: isRepeating)
      }
      if let speed {
        HStack(spacing: 30) {
          step("minus")
          Text("Speed: \(speed)x")
          step("plus")
        }
        .padding()
      }
    }
  }

  private func sign(_ name: String, isOn: Bool = false) -> some View {
    Button {
    } label: {
      Image(systemName: name).font(.system(size: 16))
        .foregroundColor(isOn ? .accentColor : .primary)
    }
  }

  private func step(_ name: String) -> some View {
    Button {
    } label: {
      Image(systemName: name).font(.system(size: 16)).foregroundColor(.accentColor)
    }
  }
}

struct ChoirTypeSize: View {
  var body: some View {
    HStack {
      Image(systemName: "textformat.size.smaller")
      Slider(value: .constant(18), in: 13...24, step: 1)
      Image(systemName: "textformat.size.larger")
    }
    .padding(.horizontal)
  }
}

// MARK: Over others

struct ChoirToast<Words: View>: View {
  var alignment: Alignment
  var isFilled = true
  @ViewBuilder var words: Words

  var body: some View {
    Text("%_PREVIEW_% Content here")
      .filling()
      .overlay(
        words
          .fillingRow(.leading)
          .background(isFilled ? Color(.tertiarySystemBackground) : .clear)
          .cornerRadius(10)
          .shadow(radius: 5)
          .padding(),
        alignment: alignment)
  }
}

struct ChoirDone: View {
  var body: some View {
    HStack {
      Image(systemName: "checkmark").foregroundColor(.green).padding()
      Text("%_PREVIEW_% Toast text").padding(.trailing)
    }
  }
}

struct ChoirTwoToasts: View {
  var body: some View {
    VStack {
      Text("%_PREVIEW_% Toast line 1")
      Text("%_PREVIEW_% Toast line 2")
    }
    .padding()
  }
}

struct ChoirDialog: View {
  var body: some View {
    ZStack {
      Text(
        """
        %_PREVIEW_% I'm baby kale chips bushwick whatever irony umami paleo. Selvage selfies art party vinyl distillery fanny pack. Taxidermy farm-to-table snackwave, narwhal copper mug listicle hashtag chambray tofu ethical forage pug chillwave kitsch sriracha. Slow-carb pabst poke listicle coloring book locavore williamsburg.

        Fam asymmetrical whatever VHS pop-up leggings gastropub af iPhone sartorial chartreuse palo santo man braid. Chartreuse fanny pack organic, vexillologist lomo asymmetrical af. Wolf chia swag live-edge butcher VHS la croix, scenester deep v tote bag lomo. Ugh jianbing pitchfork vegan farm-to-table normcore synth green juice beard distillery hot chicken.

        Palo santo seitan actually aesthetic. Narwhal plaid chambray schlitz pour-over kickstarter master cleanse letterpress glossier franzen. 3 wolf moon kinfolk leggings taxidermy. Farm-to-table artisan poke kale chips. Hoodie vinyl jean shorts taiyaki aesthetic artisan, meh church-key cold-pressed seitan blue bottle celiac irony.

        Dummy text? More like dummy thicc text, amirite?
        """)
      ZStack {
        Color.black.opacity(0.66).edgesIgnoringSafeArea(.all).onTapGesture {}
        Text("%_PREVIEW_% Example Dialog").foregroundColor(.green).padding()
          .background(Color(UIColor.systemBackground))
      }
      .opacity(1)
      .transition(.identity)
    }
  }
}

// MARK: Lines of many

/// Views one after the other, in as many lines as they need.
struct ChoirFlow: View {
  var words: [String]
  var gaps = CGSize(width: 5, height: 5)
  @State private var height = CGFloat.zero

  var body: some View {
    VStack {
      GeometryReader { geometry in placed(in: geometry.size.width) }
    }
    .frame(height: height)
  }

  private func placed(in width: CGFloat) -> some View {
    var x = CGFloat.zero
    var y = CGFloat.zero
    var nextX = CGFloat.zero
    var nextY = CGFloat.zero
    return ZStack(alignment: .topLeading) {
      ForEach(words, id: \.self) { word in
        Text(word)
          .padding(.horizontal, gaps.width)
          .padding(.vertical, gaps.height)
          .alignmentGuide(.leading) { dimension in
            x = nextX
            if abs(x - dimension.width) > width {
              x = 0
              y = nextY
            }
            let result = x
            nextX = word == words.last ? 0 : x - dimension.width
            nextY = y - dimension.height
            return result
          }
          .alignmentGuide(.top) { _ in
            let result = y
            if word == words.last {
              x = 0
              y = 0
              nextY = 0
            }
            return result
          }
      }
    }
    .background(
      GeometryReader { geometry -> Color in
        let measured = geometry.frame(in: .local).size.height
        DispatchQueue.main.async { height = measured }
        return .clear
      })
  }
}

struct ChoirFlowPage: View {
  var body: some View {
    ScrollView {
      VStack {
        Text("%_PREVIEW_% Title").font(.headline)
        ChoirFlow(words: [
          "Multiline really relaly long tag name that takes up many lines. So many lines, in fact, that it could be three lines.",
          "Nintendo", "XBox", "PlayStation", "Playstation 2", "Playstaition 3", "Stadia", "Oculus",
        ])
      }
    }
  }
}
