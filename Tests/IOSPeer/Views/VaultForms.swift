import SwiftUI

/// A heading over a switch, with a field below it once it is on.
struct PhraseForm: View {
  var sign: String
  var title: String
  var words: String
  var name: String
  var isOn: Bool
  var prompt = ""
  var phrase = ""
  var footer = ""

  var body: some View {
    Form {
      Section {
        VaultHeading(sign: sign, title: title, words: words)
          .padding()
          .containerRelativeFrame(.horizontal)
      }
      Section {
        Toggle(isOn: .constant(isOn)) {
          Text(name).font(.body)
        }
        if isOn, !prompt.isEmpty {
          VaultRow(sign: "textformat", color: .secondary, isFilled: false) {
            TextField(prompt, text: .constant(phrase))
              .keyboardType(.default)
              .autocorrectionDisabled()
              .submitLabel(.done)
              .textInputAutocapitalization(.never)
          }
        }
      } footer: {
        if !footer.isEmpty { Text(footer) }
      }
    }
  }
}

/// Rows of signs and names in groups, without anything to go to.
struct VaultSettings: View {
  var body: some View {
    Form {
      VaultHeading(
        sign: "gear", title: "Settings",
        words: "Control your Vault settings, customizations, and more."
      )
      .padding()
      .containerRelativeFrame(.horizontal)
      Section {
        NavigationLink {
          Text("About")
        } label: {
          VaultRow(sign: "info.bubble.fill", color: .blue) { Text("About") }
        }
      }
      Section {
        Picker(selection: .constant(0)) {
          Text("No expiry").tag(0)
          Text("30s").tag(30)
        } label: {
          VaultRow(sign: "clock.fill", color: .blue) { Text("Clipboard Duration") }
        }
      } footer: {
        Text("How long copied values stay on the clipboard before iOS automatically clears them.")
      }
      Section {
        shared("key.fill", "Passwords")
        shared("number", "One-time codes")
        shared("doc.on.clipboard", "Other")
      } header: {
        Text("Universal Clipboard")
      } footer: {
        Text(
          """
          When enabled, copied values of the selected kind sync to your other Apple devices via \
          Universal Clipboard. Values are always copied locally; this only controls cross-device \
          sync.
          """)
      }
      Section {
        Button {
        } label: {
          VaultRow(sign: "exclamationmark.triangle.fill", color: .red) { Text("Danger Zone") }
        }
        .tint(.red)
      }
    }
  }

  private func shared(_ sign: String, _ name: String) -> some View {
    Toggle(isOn: .constant(false)) {
      VaultRow(sign: sign, color: .indigo) { Text(name) }
    }
  }
}

/// What a thing is marked with.
struct VaultTag: Identifiable {
  var name: String
  var sign = "tag.fill"
  var color = Color(red: 0.5, green: 0.5, blue: 0.5)

  var id: String { name }

  static let blue = Color(red: 0, green: 0.47, blue: 0.68)
}

/// Rows in colours of their own.
struct TagList: View {
  private let tags = [
    VaultTag(name: "A"),
    VaultTag(name: "Barcellos", sign: "person.fill", color: VaultTag.blue),
    VaultTag(name: "Zoo"),
    VaultTag(name: "Crayfish"),
  ]

  var body: some View {
    List {
      ForEach(tags) { tag in
        Button {
        } label: {
          Label {
            Text(tag.name).foregroundStyle(tag.color)
          } icon: {
            Image(systemName: tag.sign).foregroundStyle(tag.color)
          }
          .contentShape(Rectangle())
        }
        .listRowBackground(tag.color.opacity(0.12))
      }
      .onDelete { _ in }
    }
  }
}

struct NoTags: View {
  var body: some View {
    ContentUnavailableView {
      Label("No Tags", systemImage: "tag")
    }
  }
}

/// A row that opens another, with its value at the end.
struct ValueButton: View {
  var sign: String
  var name: String
  var value: String

  var body: some View {
    Button {
    } label: {
      VaultRow(sign: sign, color: .accentColor, isFilled: false) {
        LabeledContent(name, value: value).font(.body)
      }
    }
  }
}

struct DeleteFooter: View {
  var body: some View {
    HStack(alignment: .center) {
      Spacer()
      Button {
      } label: {
        Label("Delete", systemImage: "trash.fill")
      }
      .filledLikeVault(.red)
      .padding(.horizontal)
      Spacer()
    }
    .padding(.vertical, 12)
  }
}

/// A sign and a colour to choose, over a section.
struct SignAndColor: View {
  var sign: String
  var color = Color(red: 0.5, green: 0.5, blue: 0.5)

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: sign).font(.title).foregroundStyle(color)
      ColorPicker(selection: .constant(color), supportsOpacity: false) { EmptyView() }
        .labelsHidden()
    }
    .containerRelativeFrame(.horizontal)
    .padding(.vertical, 2)
    .padding(.bottom, 4)
  }
}

struct CodeForm: View {
  var body: some View {
    Form {
      Section {
        TextField("Site Name", text: .constant(""))
        TextField(text: .constant("")) { Text("user@example.com") }
      } header: {
        SignAndColor(sign: "key.horizontal.fill")
      }
      Section {
        TextEditor(text: .constant(""))
          .font(.subheadline)
          .frame(minHeight: 120)
          .keyboardType(.default)
          .listRowInsets(EdgeInsets())
      } header: {
        Text("Description")
      }
      Section {
        ValueButton(sign: "eye", name: "Visibility", value: "Always visible")
        Toggle(isOn: .constant(true)) {
          VaultRow(sign: "keyboard", color: .accentColor, isFilled: false) {
            Text("Show in QuickType").font(.body)
          }
        }
        ValueButton(sign: "lock.open", name: "Lock", value: "None")
        ValueButton(sign: "bolt", name: "Killphrase", value: "None")
        TagsButton()
      } footer: {
        DeleteFooter()
      }
    }
  }
}

struct TagsButton: View {
  var body: some View {
    Button {
    } label: {
      VStack {
        VaultRow(sign: "tag", color: .accentColor, isFilled: false) {
          LabeledContent("Tags", value: "0 tags").font(.body)
        }
      }
    }
  }
}

struct NoteForm: View {
  var words = ""
  var color = Color(red: 0.5, green: 0.5, blue: 0.5)

  var body: some View {
    GeometryReader { _ in form }.ignoresSafeArea(.keyboard)
  }

  private var form: some View {
    Form {
      Section {
        TextEditor(text: .constant(words))
          .font(.subheadline)
          .fontDesign(.monospaced)
          .frame(minHeight: 400)
          .keyboardType(.default)
          .listRowInsets(EdgeInsets())
      } header: {
        SignAndColor(sign: "doc.text.fill", color: color)
      }
      Section {
        Picker(selection: .constant(0)) {
          Text("Markdown").tag(0)
          Text("Plain").tag(1)
        } label: {
          VaultRow(sign: "text.justify.left", color: .accentColor, isFilled: false) {
            Text("Text Format")
          }
        }
        ValueButton(sign: "eye", name: "Visibility", value: "Always visible")
        ValueButton(sign: "rectangle.dashed", name: "Preview", value: "Title & first line")
        ValueButton(sign: "lock.open", name: "Lock", value: "None")
        ValueButton(sign: "bolt", name: "Killphrase", value: "None")
        ValueButton(sign: "lock.iphone", name: "Encryption", value: "None")
        TagsButton()
      } footer: {
        DeleteFooter()
      }
    }
  }
}

/// A preview over what is said of it and what else is known.
struct CodePage: View {
  var words = ""

  var body: some View {
    Form {
      Section {
      } header: {
        Button {
        } label: {
          Text("Preview View")
        }
        .frame(width: 180)
        .fixedSize(horizontal: false, vertical: true)
        .containerRelativeFrame(.horizontal)
        .padding(.vertical, 8)
      }
      if !words.isEmpty {
        Section {
          Text(words)
            .foregroundStyle(.primary)
            .textSelection(.enabled)
            .font(.callout)
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.vertical, 8)
        } header: {
          Text("Description")
        }
      }
      Section {
        DisclosureGroup(isExpanded: .constant(false)) {
          Text("Created")
        } label: {
          Label("Metadata", systemImage: "info.circle")
        }
      }
    }
  }
}

struct LockedForm: View {
  var body: some View {
    Form {
      Section {
        VaultHeading(
          sign: "lock.fill", title: "Item Locked", words: "Unlock this item to view its contents."
        )
        .padding()
        .containerRelativeFrame(.horizontal)
      } footer: {
        Button {
        } label: {
          Label("Unlock", systemImage: "key.horizontal.fill")
        }
        .filledLikeVault()
        .containerRelativeFrame(.horizontal)
        .padding()
      }
    }
  }
}

struct UnprotectedForm: View {
  var body: some View {
    Form {
      Section {
        VaultRow(sign: "lock.trianglebadge.exclamationmark.fill", color: .red, isFilled: false) {
          VStack(alignment: .leading) {
            Text("No authentication").font(.headline).foregroundStyle(.red)
            Text(
              """
              This item is not protected due to no authentication being available. Add a passcode \
              to your device to protect this item.
              """
            )
            .foregroundStyle(.secondary)
          }
        }
      } footer: {
        Button {
        } label: {
          Text("Dismiss")
        }
        .filledLikeVault()
        .containerRelativeFrame(.horizontal)
        .padding()
      }
    }
  }
}
