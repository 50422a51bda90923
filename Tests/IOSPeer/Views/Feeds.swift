import SwiftUI

/// A page of a reader of feeds, in a stack of its own over a plain ground.
struct ReaderPage<Content: View>: View {
  var isHuge = false
  @ViewBuilder var content: Content

  var body: some View {
    ZStack {
      Color(.systemBackground).ignoresSafeArea()
      NavigationStack { content }.inHugeLetters(isHuge)
    }
    .background(Color(.systemBackground))
  }
}

/// A small filled button.
struct FeedButton: View {
  var title: String
  var color: Color

  var body: some View {
    Button {
    } label: {
      Text(title)
        .font(.caption)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(color)
        .foregroundColor(.white)
        .cornerRadius(8)
    }
  }
}

/// A name over an address that is cut, and a button.
struct OfferedFeed: View {
  var name: String
  var address: String
  var isAdded = false

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(name).font(.headline)
        Text(address).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
      FeedButton(
        title: isAdded ? "explore_feed_remove" : "explore_feed_add",
        color: isAdded ? .green : .blue)
    }
    .padding(.vertical, 4)
  }
}

/// What stands where nothing is, with a button or without.
struct EmptyFeeds: View {
  var title: String
  var sign: String
  var words: String
  var action: String?

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: sign)
    } description: {
      Text(words)
    } actions: {
      if let action {
        Button(action) {}.buttonStyle(.bordered)
      }
    }
    .background(Color(.systemBackground))
  }
}

extension EmptyFeeds {
  static func failure(_ words: String) -> EmptyFeeds {
    EmptyFeeds(
      title: "Failed to Load", sign: "exclamationmark.triangle", words: words, action: "Try Again")
  }
}

/// The same on a ground of its own, in letters as large as they get.
struct EmptyFeedsAlone: View {
  var title = "No Items"
  var sign = "tray"
  var words = "Add items to get started"
  var action: String?
  var isHuge = false

  var body: some View {
    ZStack {
      Color(.systemBackground).ignoresSafeArea()
      EmptyFeeds(title: title, sign: sign, words: words, action: action)
        .inHugeLetters(isHuge)
    }
  }
}

/// Two segments over a list of offers, over nothing, or over something that turns.
struct OfferedFeeds: View {
  enum Shown { case offers, added, nothing, nothingAdded, failure, waiting }

  var shown: Shown

  private var isAdded: Bool { shown == .added || shown == .nothingAdded }

  var body: some View {
    VStack {
      Picker("Filter", selection: .constant(isAdded ? 1 : 0)) {
        Text("Not Added").tag(0)
        Text("Added").tag(1)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      .padding(.top)
      switch shown {
      case .waiting:
        ProgressView()
      case .failure:
        EmptyFeeds.failure("Something went wrong. Please try again.")
      case .nothing:
        EmptyFeeds(
          title: "explore_no_feeds_title", sign: "tray.fill",
          words: "explore_no_feeds_description")
      case .nothingAdded:
        EmptyFeeds(
          title: "explore_no_added_feeds_title", sign: "tray.fill",
          words: "explore_no_added_feeds_description")
      case .offers, .added:
        List {
          OfferedFeed(
            name: "BBC News", address: "https://feeds.bbci.co.uk/news/world/rss.xml",
            isAdded: isAdded)
          OfferedFeed(
            name: "NBC News", address: "https://feeds.nbcnews.com/nbcnews/public/news",
            isAdded: isAdded)
          OfferedFeed(
            name: "Reuters World News", address: "https://feeds.reuters.com/reuters/worldnews",
            isAdded: isAdded)
        }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .navigationTitle("explore_title")
  }
}

/// A field on grey over a wide button, and what is offered below.
struct NewFeed: View {
  enum Shown { case form, waiting, failure }

  var shown = Shown.form
  var address = ""
  var offers: [String] = []

  var body: some View {
    VStack {
      switch shown {
      case .waiting:
        ProgressView()
      case .failure:
        EmptyFeeds.failure("Please enter a valid URL")
      case .form:
        form
      }
    }
    .navigationTitle("add_feed_title")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("general_cancel") {} }
      ToolbarItem(placement: .confirmationAction) { Button("general_add") {}.disabled(true) }
    }
  }

  private var form: some View {
    ScrollView {
      VStack(spacing: 16) {
        VStack(alignment: .leading, spacing: 8) {
          Text("add_feed_url_header").font(.headline)
          TextField("add_feed_url_placeholder", text: .constant(address))
            .padding()
            .background(Color(.systemGray6))
            .cornerRadius(8)
          Button {
          } label: {
            HStack { Text("general_add") }
              .frame(maxWidth: .infinity)
              .padding()
              .background(Color.gray)
              .foregroundColor(.white)
              .cornerRadius(8)
          }
          .disabled(true)
          .padding(.top, 8)
        }
        VStack(alignment: .leading, spacing: 16) {
          Text("Suggested Feeds").font(.headline)
          VStack(spacing: 12) {
            ForEach(offers, id: \.self) { place in
              OfferedFeed(
                name: place == "world" ? "Feed1" : "Fee2",
                address: "https://feeds.bbci.co.uk/news/\(place)/rss.xml"
              )
              .background(Color(.systemGray6))
              .cornerRadius(8)
            }
          }
        }
      }
      .padding()
    }
  }
}

/// A list of feeds that is not there yet, or not at all.
struct OwnFeeds: View {
  enum Shown { case nothing, failure, waiting }

  var shown = Shown.waiting

  var body: some View {
    VStack {
      switch shown {
      case .waiting:
        ProgressView()
      case .failure:
        EmptyFeeds.failure(
          "Unable to connect to server. Please check your internet connection and try again.")
      case .nothing:
        EmptyFeeds(
          title: "feed_list_no_feeds_title", sign: "tray.fill",
          words: "feed_list_no_feeds_description", action: "feed_list_add_feed")
      }
    }
    .navigationTitle("feed_list_rss_feeds")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
        } label: {
          Label("feed_list_add_feed", systemImage: "plus")
        }
      }
    }
  }
}

/// Four tabs, the first with a list that is not there yet.
struct ReaderTabs: View {
  var body: some View {
    ZStack {
      Color(.systemBackground).ignoresSafeArea()
      TabView {
        NavigationStack { OwnFeeds() }.tabItem { Label("tab_feeds", systemImage: "newspaper") }
        Color.clear.tabItem { Label("tab_favorites", systemImage: "star") }
        Color.clear.tabItem { Label("tab_explore", systemImage: "globe") }
        Color.clear.tabItem { Label("tab_debug", systemImage: "ladybug") }
      }
    }
  }
}

/// A feed with a picture that has not come, and two signs to touch.
struct OwnFeed: View {
  var title = "Default Test Feed"
  var isLoud = false
  var isLiked = false

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      HStack(spacing: 12) {
        Image(systemName: "photo").frame(width: 50, height: 50).cornerRadius(6)
        VStack(alignment: .leading, spacing: 4) {
          Text(title).font(.headline)
          Text("Default test description.")
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(2)
          HStack {
            Spacer()
            sign(isLoud ? "bell.fill" : "bell", isLoud ? .blue : .gray)
            sign(isLiked ? "star.fill" : "star", isLiked ? .yellow : .gray)
          }
        }
      }
      .padding(.vertical, 4)
      .background(Color(.systemBackground))
    }
  }

  private func sign(_ name: String, _ color: Color) -> some View {
    Button {
    } label: {
      Image(systemName: name).font(.title2).foregroundColor(color)
    }
    .buttonStyle(BorderlessButtonStyle())
  }
}

/// An article in a list, over black.
struct Article: View {
  var title: String
  var words: String?
  var date: String? = "9. May 2025"
  var hasPicture = false
  var isHuge = false

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      VStack(alignment: .leading, spacing: 8) {
        if hasPicture {
          Rectangle()
            .foregroundStyle(.gray.opacity(0.2))
            .frame(height: 160)
            .clipShape(RoundedRectangle(cornerRadius: 8))
        }
        Text(title).font(.headline)
        if let words {
          Text(words).font(.subheadline).lineLimit(3)
        }
        if let date {
          Text(date).font(.caption).foregroundStyle(.secondary)
        }
      }
      .padding(.vertical, 6)
      .background(Color(.systemBackground))
      .inHugeLetters(isHuge)
    }
  }
}

/// Cards with a sign on a disc and what is done by a touch, below a heading.
struct ReaderTrials: View {
  var isWaiting = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Notification Debug")
          .font(.largeTitle)
          .fontWeight(.bold)
          .frame(maxWidth: .infinity, alignment: .center)
        status
        actions
        VStack(alignment: .leading, spacing: 8) {
          Text("Results").font(.headline)
          Group { Text("").multilineTextAlignment(.leading) }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .onFaintCard()
        }
      }
      .padding()
    }
    .navigationTitle("")
  }

  private var status: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Status").font(.headline)
      HStack {
        Text("Notification Status:").fontWeight(.medium)
        Text("Unknown").foregroundStyle(.orange).fontWeight(.semibold)
        Spacer()
        Button("Check") {}.buttonStyle(.bordered).controlSize(.small)
      }
      .padding()
      .onFaintCard()
    }
  }

  private var actions: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Actions").font(.headline)
      action("Request Notification Permissions", sign: "bell.badge")
      action("Send Delayed (5 sec) Notification", sign: "clock", leaves: true)
      action("Trigger Manual Background Refresh", sign: "arrow.clockwise", color: .green)
      action("Test Feed Parsing", sign: "doc.text.magnifyingglass", color: .purple)
    }
  }

  private func action(
    _ title: String, sign: String, color: Color = .blue, leaves: Bool = false
  ) -> some View {
    Button {
    } label: {
      HStack {
        Image(systemName: sign)
          .foregroundColor(.white)
          .frame(width: 30, height: 30)
          .background(color)
          .clipShape(Circle())
        Text(title).foregroundColor(.primary)
        Spacer()
        if leaves {
          Image(systemName: "iphone.and.arrow.forward")
            .foregroundColor(.secondary)
            .font(.caption)
        }
      }
    }
    .buttonStyle(.plain)
    .padding()
    .onFaintCard()
  }
}

extension View {
  /// In letters as large as they get, or in those of the screen.
  @ViewBuilder fileprivate func inHugeLetters(_ isHuge: Bool) -> some View {
    if isHuge {
      environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    } else {
      self
    }
  }

  fileprivate func onFaintCard() -> some View {
    background(Color.gray.opacity(0.1)).clipShape(RoundedRectangle(cornerRadius: 10))
  }
}
