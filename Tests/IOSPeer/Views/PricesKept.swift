import SwiftUI

/// A dot and words that say how a connection is.
struct ConnectionSign: View {
  var words: String
  var tint: Color

  var body: some View {
    HStack(spacing: 8) {
      Circle().fill(tint).frame(width: 10, height: 10)
      Text(words).font(.subheadline).foregroundColor(.secondary)
    }
  }
}

/// Starts or stops.
struct StreamButton: View {
  var isRunning: Bool

  var body: some View {
    Button {
    } label: {
      Label(isRunning ? "Stop" : "Start", systemImage: isRunning ? "stop.fill" : "play.fill")
    }
    .buttonStyle(.borderedProminent)
    .tint(isRunning ? .red : .blue)
  }
}

/// How a share's price has changed; the price has a ground of a colour if it did just now.
struct Share: Identifiable {
  var id: String
  var name: String
  var price = "$--"
  var change = "--"
  var rises = true
  var ground = Color.clear

  static let microsoft = Share(
    id: "MSFT", name: "Microsoft", price: "$350.44", change: "-2.13", rises: false)
  static let apple = Share(id: "AAPL", name: "Apple", price: "$192.34", change: "+1.12")
  static let alphabet = Share(id: "GOOG", name: "Alphabet", price: "$140.02", change: "+0.45")
  static let risen = Share(
    id: "AAPL", name: "Apple", price: "$195.00", change: "+2.66", ground: .green.opacity(0.2))
  static let fallen = Share(
    id: "MSFT", name: "Microsoft", price: "$345.00", change: "-5.44", rises: false,
    ground: .red.opacity(0.2))

  static let unknown = [
    Share(id: "AAPL", name: "Apple"), Share(id: "MSFT", name: "Microsoft"),
    Share(id: "GOOG", name: "Alphabet"),
  ]
  static let known = [microsoft, apple, alphabet]
}

struct ShareRow: View {
  var share: Share

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(share.id).font(.headline)
        Text(share.name).font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 4) {
        Text(share.price)
          .font(.headline)
          .padding(.horizontal, 6)
          .padding(.vertical, 4)
          .background(share.ground)
          .cornerRadius(8)
        Text(share.change)
          .font(.caption)
          .foregroundColor(share.rises ? .green : .red)
      }
      Image(systemName: share.rises ? "arrow.up" : "arrow.down")
        .foregroundColor(share.rises ? .green : .red)
    }
  }
}

/// Shares in a plain list under a line that says how the connection is. Of large titles the light
/// pictures show the room alone.
struct SharePage: View {
  @Environment(\.colorScheme) private var scheme
  var words = "Live"
  var tint = Color.green
  var isRunning = true
  var shares = Share.known

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          ConnectionSign(words: words, tint: tint)
          Spacer()
          StreamButton(isRunning: isRunning)
        }
        List(shares) { share in
          NavigationLink(value: share.id) { ShareRow(share: share) }
            .buttonStyle(.plain)
            .listRowBackground(Color(.systemBackground))
        }
        .listStyle(.plain)
      }
      .padding()
      .navigationTitle(scheme == .dark ? "Live Prices" : " ")
    }
  }
}

/// A share's price beside its name, with the same title.
struct OneShare: View {
  @Environment(\.colorScheme) private var scheme
  var price: String
  var rises = true
  var ground = Color.clear

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 12) {
          VStack(alignment: .leading) {
            Text("Apple").font(.headline).foregroundColor(.secondary)
          }
          Spacer()
          HStack(spacing: 8) {
            Image(systemName: rises ? "arrow.up" : "arrow.down")
              .foregroundColor(rises ? .green : .red)
            Text(price)
              .font(.largeTitle)
              .bold()
              .padding(.horizontal, 8)
              .padding(.vertical, 6)
              .background(ground)
              .cornerRadius(10)
          }
        }
        Text("Real-time updates for Apple.").font(.body).foregroundColor(.secondary)
        Spacer()
      }
      .padding()
      .navigationTitle(scheme == .dark ? "AAPL" : " ")
    }
  }
}
