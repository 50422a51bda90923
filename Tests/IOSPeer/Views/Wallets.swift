import SwiftUI

/// A white card with a soft shadow.
struct WalletCard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content
      .padding()
      .background(Color(.systemBackground))
      .cornerRadius(16)
      .shadow(color: Color.black.opacity(0.1), radius: 10, x: 0, y: 5)
  }
}

private let walletColors = [
  Color(red: 0.2, green: 0.6, blue: 1), Color(red: 0.8, green: 0.4, blue: 1),
]

/// What there is, and nobody to send it to, below a large title.
struct WalletHome: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          balance
          VStack(alignment: .leading, spacing: 12) {
            Text("Contacts").font(.headline).padding(.horizontal, 4)
            WalletCard {
              Text("No contacts available")
                .foregroundColor(.secondary)
                .frame(maxWidth: .infinity, alignment: .center)
                .padding()
            }
          }
        }
        .padding()
      }
      .navigationTitle("Home")
    }
  }

  private var balance: some View {
    WalletCard {
      VStack(alignment: .leading, spacing: 12) {
        Text("Welcome back,").font(.subheadline).foregroundColor(.secondary)
        VStack(alignment: .leading, spacing: 4) {
          Text("").font(.title2).fontWeight(.bold)
          Text("").font(.caption).foregroundColor(.secondary)
        }
        Divider().padding(.vertical, 4)
        HStack {
          Text("Balance").font(.subheadline).foregroundColor(.secondary)
          Spacer()
          Text("$0,00").font(.title3).fontWeight(.semibold).foregroundColor(.primary)
        }
      }
    }
  }
}

/// Who gets how much.
struct WalletTransfer: View {
  var recipient: String?

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        WalletCard {
          HStack {
            VStack(alignment: .leading, spacing: 4) {
              Text("Available Balance").font(.subheadline).foregroundColor(.secondary)
              Text("$1234.56").font(.title2).fontWeight(.bold)
            }
            Spacer()
            Image(systemName: "dollarsign.circle.fill")
              .font(.system(size: 40))
              .foregroundStyle(gradient)
          }
        }
        WalletCard {
          VStack(alignment: .leading, spacing: 12) {
            Text("Select Recipient").font(.headline)
            if let recipient {
              chosen(recipient)
            } else {
              choice
            }
          }
        }
        amount
        Spacer(minLength: 20)
      }
      .padding()
    }
    .navigationTitle("Send Money")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var gradient: LinearGradient {
    LinearGradient(colors: walletColors, startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  private var choice: some View {
    Menu {
      Button("Alice Johnson") {}
    } label: {
      HStack {
        Text("Choose a contact").foregroundColor(.secondary)
        Spacer()
        Image(systemName: "chevron.down").foregroundColor(.secondary)
      }
      .padding()
      .background(Color(.systemGray6))
      .cornerRadius(12)
    }
  }

  private func chosen(_ name: String) -> some View {
    HStack(spacing: 12) {
      Circle()
        .fill(gradient)
        .frame(width: 50, height: 50)
        .overlay(
          Text(name.prefix(1)).font(.title3).fontWeight(.bold).foregroundColor(.white))
      VStack(alignment: .leading, spacing: 4) {
        Text(name).font(.body).fontWeight(.semibold)
        Text("alice@example.com").font(.caption).foregroundColor(.secondary)
      }
      Spacer()
      Button {
      } label: {
        Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
      }
    }
    .padding()
    .background(Color(.systemGray6))
    .cornerRadius(12)
  }

  private var amount: some View {
    WalletCard {
      VStack(alignment: .leading, spacing: 12) {
        Text("Amount").font(.headline)
        HStack {
          Text("$").font(.title2).foregroundColor(.secondary)
          TextField("0.00", text: .constant("")).font(.title2).fontWeight(.semibold)
        }
        .padding()
        .background(Color(.systemGray6))
        .cornerRadius(12)
      }
    }
  }
}
