import SwiftUI

/// A form under an inline title.
struct TitledForm<Sections: View>: View {
  var title: String
  @ViewBuilder var sections: Sections

  var body: some View {
    NavigationView {
      Form { sections }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// A row of a name and what is chosen of several.
struct Choice: View {
  var name: String
  var chosen: String

  init(_ name: String, _ chosen: String) {
    self.name = name
    self.chosen = chosen
  }

  var body: some View {
    Picker(name, selection: .constant(0)) {
      Text(chosen).tag(0)
      Text("Other").tag(1)
    }
  }
}

/// A row of a name and a value at its end.
struct Known: View {
  var name: String
  var value: String
  var weight: Font.Weight?
  var tint = Color.secondary

  var body: some View {
    HStack {
      Text(name).fontWeight(weight)
      Spacer()
      Text(value).foregroundColor(tint).fontWeight(weight)
    }
  }
}

struct InventorySwitch: View {
  var name: String
  var isOn: Bool

  init(_ name: String, _ isOn: Bool) {
    self.name = name
    self.isOn = isOn
  }

  var body: some View { Toggle(name, isOn: .constant(isOn)) }
}

struct GeneralForm: View {
  var body: some View {
    TitledForm(title: "General") {
      Section("Appearance") {
        Picker("Theme", selection: .constant(0)) {
          Label("System", systemImage: "iphone").tag(0)
          Label("Light", systemImage: "sun.max").tag(1)
        }
        Choice("App Icon", "Default")
      }
      Section("Display") {
        InventorySwitch("Compact View", false)
        InventorySwitch("Show Item Values", true)
        InventorySwitch("Show Thumbnails", true)
        Choice("Default Sort", "Recently Added")
      }
      Section("Currency") { Choice("Currency", "USD ($)") }
      Section("Units") {
        Choice("Weight", "Pounds (lb)")
        Choice("Dimensions", "Inches (in)")
      }
    }
  }
}

struct PrivacyForm: View {
  var body: some View {
    TitledForm(title: "Privacy") {
      Section("Security") {
        InventorySwitch("Require Authentication", true)
        HStack {
          Image(systemName: "faceid").foregroundColor(.green)
          Text("Face ID")
          Spacer()
          Text("Enabled").foregroundColor(.secondary)
          Image(systemName: "checkmark.circle.fill").foregroundColor(.green)
        }
        InventorySwitch("Auto-Lock", true)
        Choice("Auto-Lock After", "1 Minute")
      }
      Section("Data Privacy") {
        InventorySwitch("Analytics", false)
        InventorySwitch("Crash Reports", false)
        InventorySwitch("Share Usage Data", false)
      }
      Section("Export Restrictions") {
        InventorySwitch("Include Photos in Export", true)
        InventorySwitch("Include Purchase Info", false)
        InventorySwitch("Include Serial Numbers", true)
      }
      Section {
        Button("Clear Cache") {}
        Button {
        } label: {
          Text("Reset Privacy Settings").foregroundColor(.red)
        }
      }
    }
  }
}

/// A toggle with a sign, a name and words below it.
struct NoticeSwitch: View {
  var sign: String
  var name: String
  var words: String
  var isOn = true

  var body: some View {
    Toggle(isOn: .constant(isOn)) {
      HStack {
        Image(systemName: sign).foregroundColor(.blue).frame(width: 30)
        VStack(alignment: .leading) {
          Text(name)
          Text(words).font(.caption).foregroundColor(.secondary)
        }
      }
    }
  }
}

struct NoticesForm: View {
  /// An hour of a day, in UTC.
  private func hour(_ hour: Double) -> Binding<Date> {
    .constant(Date(timeIntervalSince1970: 1_698_710_400 + hour * 3600))
  }

  var body: some View {
    TitledForm(title: "Notifications") {
      Section("Push Notifications") { InventorySwitch("Enable Notifications", true) }
      Section("Notification Types") {
        NoticeSwitch(
          sign: "exclamationmark.shield", name: "Warranty Expiration",
          words: "30 days before expiry")
        NoticeSwitch(
          sign: "arrow.triangle.2.circlepath", name: "Backup Reminders", words: "Weekly reminders")
        NoticeSwitch(
          sign: "dollarsign.circle", name: "Price Alerts", words: "When values change", isOn: false)
        NoticeSwitch(sign: "bell", name: "General Updates", words: "New features & tips")
      }
      Section("Notification Schedule") {
        InventorySwitch("Do Not Disturb", false)
        DatePicker(
          "Quiet Hours Start", selection: hour(20), displayedComponents: .hourAndMinute)
        DatePicker("Quiet Hours End", selection: hour(4), displayedComponents: .hourAndMinute)
      }
      Section("Badge") {
        InventorySwitch("Show Badge Count", true)
        Choice("Badge Shows", "All Notifications")
      }
    }
  }
}

struct StorageForm: View {
  var body: some View {
    TitledForm(title: "Data & Storage") {
      Section("Storage") {
        Known(name: "Photos", value: "2.4 GB")
        Known(name: "Documents", value: "124 MB")
        Known(name: "Cache", value: "89 MB")
        Known(name: "Total", value: "2.6 GB", weight: .semibold)
      }
      Section("iCloud Sync") {
        InventorySwitch("iCloud Sync", true)
        InventorySwitch("Sync Photos", true)
        InventorySwitch("Sync Documents", true)
        Known(name: "Last Sync", value: "2 minutes ago")
      }
      Section("Auto-Backup") {
        InventorySwitch("Enable Auto-Backup", true)
        Choice("Backup Frequency", "Weekly")
        InventorySwitch("Only on Wi-Fi", true)
        InventorySwitch("Include Photos", true)
      }
      Section {
        Button {
        } label: {
          Label("Backup Now", systemImage: "icloud.and.arrow.up")
        }
        Button {
        } label: {
          Label("Export All Data", systemImage: "square.and.arrow.up")
        }
        Button {
        } label: {
          Text("Clear Cache").foregroundColor(.red)
        }
      }
    }
  }
}

/// A headline over lines of small words.
struct Notes: View {
  var title: String
  var lines: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      VStack(alignment: .leading, spacing: 4) {
        ForEach(lines, id: \.self) { line in
          Text(line).font(.subheadline).foregroundColor(.secondary)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct AboutPage: View {
  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 40) {
          VStack(spacing: 16) {
            Image(systemName: "house.fill").font(.system(size: 80)).foregroundColor(.blue)
            Text("Home Inventory").font(.title).fontWeight(.bold)
            Text("Version 2.1.0 (Build 142)").font(.subheadline).foregroundColor(.secondary)
          }
          .padding(.top, 40)
          VStack(spacing: 24) {
            Notes(
              title: "What's New",
              lines: [
                "• Enhanced photo capture", "• Improved search functionality",
                "• Bug fixes and performance improvements",
              ])
            Notes(
              title: "Support",
              lines: [
                "• Email: support@homeinventory.app", "• Website: www.homeinventory.app",
                "• Twitter: @homeinventoryapp",
              ])
          }
          .padding(.horizontal)
          VStack(spacing: 12) {
            wide("Rate on App Store", "star", .blue).foregroundColor(.white)
            wide("Share App", "square.and.arrow.up", Color(.systemGray5))
          }
          .padding(.horizontal)
          VStack(spacing: 8) {
            Text("Made with ❤️ in San Francisco").font(.footnote).foregroundColor(.secondary)
            HStack(spacing: 16) {
              Button("Privacy Policy") {}.font(.footnote)
              Button("Terms of Service") {}.font(.footnote)
            }
          }
          .padding(.bottom, 40)
        }
      }
      .navigationTitle("About")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func wide(_ words: String, _ sign: String, _ ground: Color) -> some View {
    Button {
    } label: {
      Label(words, systemImage: sign)
        .frame(maxWidth: .infinity)
        .padding()
        .background(ground)
        .cornerRadius(12)
    }
  }
}

/// Nothing to show yet, and a button that changes that.
struct NothingYet: View {
  var sign: String
  var title: String
  var words: String

  var body: some View {
    VStack(spacing: 20) {
      Spacer()
      Image(systemName: sign).font(.system(size: 80)).foregroundColor(.gray.opacity(0.5))
      Text(title).font(.title2).fontWeight(.semibold)
      Text(words).foregroundColor(.secondary).multilineTextAlignment(.center).padding(.horizontal)
      Button {
      } label: {
        Label("Get Started", systemImage: "plus.circle.fill")
          .padding()
          .background(Color.blue)
          .foregroundColor(.white)
          .cornerRadius(8)
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}

/// A sign in rings over words, and what can be done next at the foot of the screen.
struct Done: View {
  var sign: String
  var title: String
  var words: String
  var first: String
  var second: String?

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      ZStack {
        Circle().fill(Color.green.opacity(0.1)).frame(width: 120, height: 120)
        Circle().stroke(Color.green.opacity(0.3), lineWidth: 2).frame(width: 140, height: 140)
        Image(systemName: sign).font(.system(size: 60)).foregroundColor(.green)
      }
      VStack(spacing: 12) {
        Text(title).font(.title2).fontWeight(.bold)
        Text(words)
          .font(.body)
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
          .padding(.horizontal, 40)
      }
      Spacer()
      VStack(spacing: 12) {
        Button {
        } label: {
          Text(first)
            .frame(maxWidth: .infinity)
            .padding()
            .background(Color.green)
            .foregroundColor(.white)
            .cornerRadius(12)
        }
        if let second {
          Button {
          } label: {
            Text(second).foregroundColor(.green)
          }
        }
      }
      .padding(.horizontal, 24)
      .padding(.bottom, 40)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}
