import SwiftUI

extension View {
  /// On a card with a faint edge.
  func onVaultCard(edge: Color) -> some View {
    padding(EdgeInsets())
      .background(Color(UIColor.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .overlay(
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .stroke(edge.opacity(0.3), lineWidth: 2))
  }

  /// A button that is filled with a colour.
  func filledLikeVault(_ color: Color = .accentColor) -> some View {
    font(.headline)
      .foregroundStyle(.white)
      .buttonStyle(.borderless)
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .background(color)
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

/// A sign over a headline and what it is about.
struct VaultHeading: View {
  var sign: String
  var title: String
  var words: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Image(systemName: sign)
        .font(.largeTitle)
        .foregroundStyle(.primary)
        .frame(height: 40, alignment: .center)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline).foregroundStyle(.primary)
        if let words {
          Text(words).font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .textCase(.none)
    .multilineTextAlignment(.leading)
    .listRowSeparator(.hidden)
  }
}

/// A sign and what is beside it, in a row of a form.
struct VaultRow<Content: View>: View {
  var sign: String
  var color: Color
  var isFilled = true
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .center, spacing: 16) {
      if isFilled {
        ZStack {
          color
          Image(systemName: sign).font(.system(size: 14))
        }
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .frame(width: 28, height: 28)
        .foregroundStyle(.white)
      } else {
        Image(systemName: sign).frame(width: 28, height: 28).foregroundStyle(color)
      }
      content
    }
  }
}

/// Squares in a grid, some of them ticked.
struct ScannedSquares: View {
  var count: Int
  var ticked: Set<Int> = []

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 30, maximum: 40))], spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Image(systemName: "qrcode")
          .font(.system(size: 28))
          .foregroundStyle(.primary.opacity(ticked.contains(index) ? 0.05 : 1))
          .overlay {
            Image(systemName: "checkmark.circle.fill")
              .font(.system(size: 24).bold())
              .foregroundStyle(.green)
              .opacity(ticked.contains(index) ? 1 : 0)
          }
      }
    }
    .frame(width: 300)
  }
}

/// A column of cards that scrolls.
struct VaultCards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 16) { content }.padding(16)
    }
  }
}

/// A card that asks who is there.
struct LockedCard: View {
  var sign = "lock.fill"
  var title = "Locked"
  var words = "Authenticate to change the backup password."
  var edge = Color.accentColor

  var body: some View {
    VaultCards {
      VStack(alignment: .leading, spacing: 16) {
        VaultHeading(sign: sign, title: title, words: words)
        Button {
        } label: {
          Label("Authenticate", systemImage: "key.horizontal.fill").frame(maxWidth: .infinity)
        }
        .filledLikeVault()
      }
      .padding(16)
      .onVaultCard(edge: edge)
    }
  }
}

/// A sign on a faint square of its colour.
struct FaintSign: View {
  var sign: String
  var color: Color

  var body: some View {
    Image(systemName: sign)
      .font(.title2)
      .foregroundStyle(color)
      .frame(width: 40, height: 40)
      .background(color.opacity(0.1))
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

struct FirstPasswordCard: View {
  var body: some View {
    VaultCards {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 12) {
          FaintSign(sign: "key.horizontal.fill", color: .accentColor)
          VStack(alignment: .leading, spacing: 4) {
            Text("Backup Password Not Set").font(.title3.bold()).foregroundStyle(.primary)
            Text("Create a backup password to protect your vault backups.")
              .font(.callout)
              .foregroundStyle(.secondary)
          }
        }
        Button {
        } label: {
          Label("Create Backup Password", systemImage: "key.horizontal.fill")
            .frame(maxWidth: .infinity)
        }
        .filledLikeVault()
      }
      .padding(16)
      .onVaultCard(edge: .accentColor)
    }
  }
}

/// A sign and words over a rule and a button.
struct RuledCard: View {
  var sign: String
  var color = Color.accentColor
  var title: String
  var words: String
  var button: String
  var buttonSign: String
  var buttonColor = Color.accentColor

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        FaintSign(sign: sign, color: color)
        VStack(alignment: .leading, spacing: 4) {
          Text(title).font(.headline.bold()).foregroundStyle(.primary)
          Text(words).font(.callout).foregroundStyle(.secondary)
        }
        Spacer()
      }
      .padding(16)
      Divider().padding(.horizontal, 16)
      Button {
      } label: {
        Label(button, systemImage: buttonSign).frame(maxWidth: .infinity)
      }
      .filledLikeVault(buttonColor)
      .padding(16)
    }
    .onVaultCard(edge: color)
  }
}

struct BackupCards: View {
  var body: some View {
    VaultCards {
      RuledCard(
        sign: "checkmark.shield.fill", color: .green, title: "Backup Password Active",
        words: "Your backups are protected with encryption.", button: "Change Password",
        buttonSign: "key.2.on.ring.fill", buttonColor: .gray)
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 12) {
          FaintSign(sign: "icloud.slash", color: .gray)
          VStack(alignment: .leading, spacing: 4) {
            Text("Auto-Backup").font(.headline.bold()).foregroundStyle(.primary)
            Text("Automatic backups are disabled").font(.callout).foregroundStyle(.secondary)
          }
          Spacer()
          Toggle("", isOn: .constant(false)).labelsHidden()
        }
        Text(
          """
          Enable to automatically back up your vault to cloud storage whenever changes are made.
          """
        )
        .font(.callout)
        .foregroundStyle(.secondary)
      }
      .padding(16)
      .onVaultCard(edge: .gray)
      RuledCard(
        sign: "doc.richtext", title: "PDF Backup",
        words: "Create an offline backup you can print or save.", button: "Create PDF Backup",
        buttonSign: "printer.filled.and.paper")
      RuledCard(
        sign: "qrcode", title: "Transfer to Another Device",
        words: "Display QR codes to scan with another device.", button: "Start Transfer",
        buttonSign: "qrcode")
    }
  }
}

/// One way to bring data in.
struct ImportCard: View {
  var sign: String
  var color = Color.accentColor
  var title: String
  var words: String
  var buttonSign: String
  var isBest = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        FaintSign(sign: sign, color: color)
        Text(title).font(.headline.bold()).foregroundStyle(.primary)
        Spacer()
        if isBest {
          Text("Recommended")
            .textCase(.uppercase)
            .font(.caption2.weight(.bold))
            .foregroundStyle(.white)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(Color.accentColor)
            .clipShape(Capsule())
        }
      }
      Text(words)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
      Button {
      } label: {
        Label(title, systemImage: buttonSign).frame(maxWidth: .infinity)
      }
      .filledLikeVault(color)
    }
    .padding(16)
    .onVaultCard(edge: color)
  }
}

struct FirstImport: View {
  var body: some View {
    VaultCards {
      ImportCard(
        sign: "square.and.arrow.down.fill", title: "Import Backup",
        words: """
          Import data from a Vault backup using a PDF file or by scanning QR codes from another \
          device.
          """,
        buttonSign: "square.and.arrow.down.fill")
    }
  }
}

struct TwoImports: View {
  var body: some View {
    VaultCards {
      VStack(spacing: 16) {
        ImportCard(
          sign: "square.and.arrow.down.on.square.fill", title: "Import & Merge",
          words: """
            Import from a PDF file or scan QR codes from another device. Merges with existing \
            data, keeping the most recent version of each item.
            """,
          buttonSign: "square.and.arrow.down.on.square.fill", isBest: true)
        ImportCard(
          sign: "exclamationmark.triangle.fill", color: .red, title: "Import & Override",
          words: """
            ⚠️ Warning! Import from a PDF file or scan QR codes and replace all existing data. \
            On-device data will be lost if not in the backup.
            """,
          buttonSign: "square.and.arrow.down.fill")
      }
    }
  }
}

/// Words under a large title.
struct TitledWords: View {
  var body: some View {
    NavigationStack {
      ScrollView(.vertical, showsIndicators: true) {
        VStack(alignment: .leading) {
          Text("Body\n\nText\nTest")
            .font(.body)
            .foregroundStyle(Color.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.vertical, 8)
        .padding(24)
      }
      .navigationTitle(Text("Title"))
    }
  }
}

/// Words in the middle of what scrolls.
struct OpenPage: View {
  var body: some View {
    GeometryReader { geometry in
      ScrollView {
        VStack(alignment: .center, spacing: 24) {
          VStack(alignment: .center, spacing: 8) {
            Image(systemName: "figure.2.arms.open").font(.largeTitle.bold())
            Text("Open Source").font(.largeTitle.bold())
          }
          .multilineTextAlignment(.center)
          VStack(alignment: .leading, spacing: 8) {
            Text(
              """
              The source code for this app is available for anybody to view, modify, or compile on \
              their own. This is known as open-source software (OSS).
              """)
            Text(
              """
              When it comes to storing your senstive data, never take any company or individual at \
              their word. You can audit the source code and build this app yourself if you are \
              particularly security conscious.
              """)
            if let address = URL(string: "https://example.com") {
              Link(destination: address) { Text("View the source code on GitHub") }
                .foregroundStyle(.tint)
            }
          }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.leading)
        }
        .padding(.vertical, 16)
        .padding(24)
        .frame(maxWidth: .infinity)
        .frame(minHeight: geometry.size.height)
      }
    }
  }
}

/// What fills itself in, and a button at the foot.
struct AutofillPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .center, spacing: 32) {
        Spacer()
        VStack(alignment: .center, spacing: 12) {
          Image(systemName: "number.circle.fill")
            .font(.system(size: 64, weight: .medium))
            .foregroundStyle(.blue)
            .symbolRenderingMode(.hierarchical)
          Text("OTP Autofill").font(.system(size: 28, weight: .bold))
        }
        VStack(alignment: .center, spacing: 24) {
          Text("Your OTP codes are now available for autofill").font(.title3).fontWeight(.semibold)
          VStack(alignment: .leading, spacing: 16) {
            line("network", "OTP codes appear on their configured domain names")
            line(
              "arrow.triangle.2.circlepath", "Codes update automatically based on your vault items")
          }
          .frame(maxWidth: 400)
        }
        Spacer()
        Button {
        } label: {
          Text("Continue").font(.headline).frame(maxWidth: .infinity)
        }
        .filledLikeVault()
      }
      .multilineTextAlignment(.center)
      .padding(.vertical, 16)
      .padding(24)
      .containerRelativeFrame([.horizontal, .vertical])
    }
    .containerRelativeFrame([.horizontal, .vertical])
  }

  private func line(_ sign: String, _ words: String) -> some View {
    HStack(alignment: .top, spacing: 16) {
      Image(systemName: sign)
        .font(.system(size: 24))
        .foregroundStyle(.blue)
        .symbolRenderingMode(.hierarchical)
        .frame(width: 32, height: 32)
      Text(words)
        .font(.body)
        .foregroundStyle(.primary)
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .background(
      RoundedRectangle(cornerRadius: 12).fill(Color(uiColor: .secondarySystemGroupedBackground)))
  }
}

/// A bar that is blue up to a share of its width.
struct ShareBar: View {
  var share: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Rectangle().fill(Color(UIColor.systemGray6))
        Rectangle().fill(Color.blue).frame(width: share * proxy.size.width, alignment: .leading)
      }
    }
    .frame(width: 150, height: 20)
  }
}
