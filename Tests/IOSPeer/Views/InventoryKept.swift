import SwiftUI

/// A form of fields, some of which may be said to be wrong.
struct EntryForm: View {
  var isWrong = false

  var body: some View {
    NavigationView {
      Form {
        Section("Item Details") { fields }
        Section("Category") { Choice("Category", "Electronics") }
        Section("Photos") { signed("camera.fill", "Add Photos") }
        Section { save }
      }
      .navigationTitle("Add Item")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Button("Cancel") {} }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Save") {}.fontWeight(.semibold).disabled(isWrong)
        }
      }
    }
  }

  @ViewBuilder private var fields: some View {
    VStack(alignment: .leading, spacing: 4) {
      TextField("Item Name", text: .constant("")).textFieldStyle(.roundedBorder)
      complaint("Item name is required")
    }
    VStack(alignment: .leading, spacing: 4) {
      TextField("Description", text: .constant(""), axis: .vertical)
        .textFieldStyle(.roundedBorder)
        .lineLimit(3...6)
    }
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("Value")
        Spacer()
        TextField("$0.00", text: .constant(""))
          .multilineTextAlignment(.trailing)
          .frame(width: 100)
      }
      complaint("Please enter a valid amount")
    }
  }

  private var save: some View {
    Button {
    } label: {
      HStack {
        Spacer()
        Text("Save Item").fontWeight(.semibold)
        Spacer()
      }
    }
    .foregroundColor(isWrong ? .gray : .white)
    .listRowBackground(isWrong ? Color.gray.opacity(0.3) : Color.blue)
  }

  @ViewBuilder private func complaint(_ words: String) -> some View {
    if isWrong { Text(words).font(.caption).foregroundColor(.red) }
  }
}

/// A button of a sign and words beside each other.
private func signed(_ sign: String, _ words: String, _ tint: Color? = nil) -> some View {
  Button {
  } label: {
    HStack {
      Image(systemName: sign)
      Text(words)
    }
    .foregroundColor(tint)
  }
}

struct WelcomeBack: View {
  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: "house.fill").font(.system(size: 80)).foregroundColor(.blue)
      Text("Welcome Back").font(.largeTitle).fontWeight(.bold)
      VStack(spacing: 16) {
        VStack(alignment: .leading, spacing: 4) {
          TextField("Email", text: .constant("")).textFieldStyle(.roundedBorder)
          hidden("Please enter a valid email")
        }
        VStack(alignment: .leading, spacing: 4) {
          SecureField("Password", text: .constant("")).textFieldStyle(.roundedBorder)
          hidden("Password must be at least 8 characters")
        }
      }
      .padding(.horizontal, 32)
      Button {
      } label: {
        Text("Sign In")
          .frame(maxWidth: .infinity)
          .padding()
          .background(Color.blue)
          .foregroundColor(.white)
          .cornerRadius(12)
      }
      .padding(.horizontal, 32)
      HStack {
        Button("Forgot Password?") {}.font(.footnote)
        Spacer()
        Button("Create Account") {}.font(.footnote)
      }
      .padding(.horizontal, 32)
      Spacer()
    }
    .background(Color(.systemBackground))
  }

  private func hidden(_ words: String) -> some View {
    Text(words).font(.caption).foregroundColor(.red).opacity(0)
  }
}

struct LargeTitledForm: View {
  var body: some View {
    NavigationView {
      Form {
        Section("Account") {
          Known(name: "Email", value: "user@example.com")
          Known(name: "Subscription", value: "Premium", tint: .green)
        }
        Section("Preferences") {
          InventorySwitch("Enable Notifications", true)
          InventorySwitch("Auto-Backup", true)
          Choice("Currency", "USD ($)")
        }
        Section("Data") {
          signed("square.and.arrow.down", "Export Data")
          signed("trash", "Delete All Data", .red)
        }
      }
      .navigationTitle("Settings")
    }
  }
}

/// What may be done with an item, drawn as a sheet of actions over a grey screen.
struct Actions: View {
  var body: some View {
    ZStack {
      VStack {
        Text("Tap and hold an item for options").font(.title2).foregroundColor(.gray)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.systemGray6))
      VStack {
        Spacer()
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            action("square.and.arrow.up", "Share")
            Divider()
            action("pencil", "Edit")
            Divider()
            action("doc.on.doc", "Duplicate")
            Divider()
            action("folder", "Move to Collection")
            Divider()
            action("trash", "Delete", .red)
          }
          .background(Color(.systemBackground))
          .cornerRadius(14)
          Button {
          } label: {
            Text("Cancel")
              .fontWeight(.semibold)
              .frame(maxWidth: .infinity)
              .padding()
              .background(Color(.systemBackground))
              .cornerRadius(14)
          }
          .padding(.top, 8)
        }
        .padding()
      }
    }
  }

  private func action(_ sign: String, _ words: String, _ tint: Color = .primary) -> some View {
    Button {
    } label: {
      HStack {
        Image(systemName: sign).frame(width: 20)
        Text(words).frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding()
      .foregroundColor(tint)
    }
  }
}

struct Confirmation: View {
  var body: some View {
    ZStack {
      Color.black.opacity(0.4).ignoresSafeArea()
      VStack(spacing: 20) {
        Image(systemName: "exclamationmark.triangle.fill")
          .font(.system(size: 50))
          .foregroundColor(.orange)
        Text("Delete Item?").font(.title2).fontWeight(.bold)
        Text(
          "This action cannot be undone. The item and all associated data will be permanently deleted."
        )
        .font(.body)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal)
        HStack(spacing: 16) {
          Button {
          } label: {
            Text("Cancel")
              .frame(maxWidth: .infinity)
              .padding()
              .background(Color(.systemGray5))
              .cornerRadius(10)
          }
          Button {
          } label: {
            Text("Delete")
              .fontWeight(.semibold)
              .frame(maxWidth: .infinity)
              .padding()
              .background(Color.red)
              .foregroundColor(.white)
              .cornerRadius(10)
          }
        }
      }
      .padding(24)
      .background(Color(.systemBackground))
      .cornerRadius(20)
      .shadow(radius: 30)
      .padding(40)
    }
  }
}

/// A sheet of what a list may be narrowed down by.
struct Filters: View {
  private let kinds = ["All", "Electronics", "Furniture", "Clothing", "Books", "Other"]
  private let orders = [
    "Name (A-Z)", "Name (Z-A)", "Price (Low-High)", "Price (High-Low)", "Recently Added",
  ]

  var body: some View {
    VStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 3)
        .fill(Color(.systemGray3))
        .frame(width: 40, height: 6)
        .padding(.top, 8)
        .padding(.bottom, 16)
      HStack {
        Text("Filter & Sort").font(.headline)
        Spacer()
        Button("Reset") {}.foregroundColor(.blue)
      }
      .padding(.horizontal)
      .padding(.bottom, 20)
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          group("Categories") {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
              ForEach(kinds, id: \.self) { chip($0, isChosen: $0 == "Electronics") }
            }
          }
          group("Price Range") {
            HStack {
              TextField("Min", text: .constant("$0")).textFieldStyle(.roundedBorder)
              Text("to")
              TextField("Max", text: .constant("$1000")).textFieldStyle(.roundedBorder)
            }
          }
          group("Sort By") {
            ForEach(orders, id: \.self) { order in
              HStack {
                Text(order)
                Spacer()
                if order == orders.last {
                  Image(systemName: "checkmark").foregroundColor(.blue)
                }
              }
              .padding(.vertical, 8)
            }
          }
        }
        .padding(.horizontal)
      }
      Button {
      } label: {
        Text("Apply Filters")
          .fontWeight(.semibold)
          .frame(maxWidth: .infinity)
          .padding()
          .background(Color.blue)
          .foregroundColor(.white)
          .cornerRadius(12)
      }
      .padding()
    }
    .background(Color(.systemBackground))
    .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
    .shadow(radius: 20)
  }

  private func group(_ title: String, @ViewBuilder of content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.subheadline).fontWeight(.semibold).foregroundColor(.secondary)
      content()
    }
  }

  private func chip(_ words: String, isChosen: Bool) -> some View {
    Text(words)
      .font(.subheadline)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(isChosen ? Color.blue : Color(.systemGray5))
      .foregroundColor(isChosen ? .white : .primary)
      .cornerRadius(20)
  }
}

struct ItemPage: View {
  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 20) {
          RoundedRectangle(cornerRadius: 12)
            .fill(Color(.systemGray5))
            .frame(height: 300)
            .overlay(Image(systemName: "photo").font(.system(size: 60)).foregroundColor(.gray))
          VStack(alignment: .leading, spacing: 16) {
            Text("MacBook Pro 16\"").font(.largeTitle).fontWeight(.bold)
            HStack {
              Label("Electronics", systemImage: "tv")
              Spacer()
              Text("$2,499").font(.title2).fontWeight(.semibold).foregroundColor(.green)
            }
            Text(
              "High-performance laptop for professional use. Features M1 Pro chip, 16GB RAM, and 512GB SSD storage."
            )
            .font(.body)
            .foregroundColor(.secondary)
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 16) {
              card("calendar", "Purchase Date", "Jan 15, 2024")
              card("shield", "Warranty", "Until Jan 2025")
              card("location", "Location", "Home Office")
              card("star.fill", "Condition", "Excellent")
            }
          }
          .padding(.horizontal)
        }
      }
      .navigationTitle("Item Details")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Button("Close") {} }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
          } label: {
            Image(systemName: "square.and.pencil")
          }
        }
      }
    }
  }

  private func card(_ sign: String, _ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: sign).foregroundColor(.blue)
        Text(name).font(.caption).foregroundColor(.secondary)
      }
      Text(value).font(.subheadline).fontWeight(.medium)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(Color(.systemGray6))
    .cornerRadius(10)
  }
}
