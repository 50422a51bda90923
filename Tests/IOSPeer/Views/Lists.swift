import SwiftUI

/// A list of one row: a label and its value.
struct ValueList: View {
  var label: String
  var value: String

  var body: some View {
    List {
      LabeledContent(label) { Text(value) }
    }
  }
}

struct LabelAndValue: View {
  var body: some View {
    LabeledContent("Clean") { Text("Code") }
  }
}

/// A list of one row of words.
struct WordList: View {
  var words: [String]

  var body: some View {
    List(words, id: \.self) { Text($0) }
  }
}

/// Two texts side by side in a row.
struct PairList: View {
  var body: some View {
    List {
      HStack {
        Text("Hello World:")
        Text("How are you doing?").foregroundColor(.secondary)
      }
    }
  }
}

/// A row that chooses one of several in a menu.
struct PickerList: View {
  @State private var choice = 0

  var body: some View {
    List {
      Picker("Clean Code", selection: $choice) {
        Text("A").tag(0)
        Text("B").tag(1)
      }
    }
  }
}

/// A row that is a menu, with what is chosen at its end.
struct MenuList: View {
  var body: some View {
    List {
      Menu {
        Button("Option 1") {}
        Button("Option 2") {}
      } label: {
        LabeledContent {
          HStack {
            Text("Option 1")
            Image(systemName: "chevron.up.chevron.down").imageScale(.small)
          }
        } label: {
          Text("Clean").foregroundStyle(.primary)
        }
      }
      .buttonStyle(.plain)
    }
  }
}

/// A section with a header, of rows that are ticked.
struct TickedList: View {
  var body: some View {
    List {
      Section("Code") {
        ForEach(["Option 1", "Option 2"], id: \.self) { title in
          Button {
          } label: {
            HStack {
              Text(title).foregroundStyle(Color.primary)
              Spacer()
              Image(systemName: "checkmark").fontWeight(.semibold)
            }
          }
        }
      }
    }
  }
}

/// A form with a grid in one row.
struct GridForm: View {
  var body: some View {
    VStack {
      Form {
        Grid(horizontalSpacing: 8, verticalSpacing: 8) {
          row
          Divider()
          row
          row
        }
      }
    }
  }

  private var row: some View {
    GridRow {
      Text("Description").gridColumnAlignment(.leading).fixedSize(horizontal: false, vertical: true)
      Text("Content").frame(maxWidth: .infinity)
    }
  }
}

/// A form under a small title, and a button in the bar.
struct HistoryForm: View {
  var entries: [(String, String)] = []

  var body: some View {
    NavigationView {
      Form {
        Section {
          if entries.isEmpty {
            Text("No Location History").foregroundStyle(.secondary)
          } else {
            List {
              ForEach(entries.indices, id: \.self) { index in
                NavigationLink {
                  EmptyView()
                } label: {
                  VStack(alignment: .leading) {
                    Text(entries[index].0)
                    Text(entries[index].1).foregroundStyle(.secondary)
                  }
                }
              }
            }
          }
        }
      }
      .navigationTitle("Location History")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          if !entries.isEmpty {
            Button("Clear") {}
          }
        }
      }
    }
  }
}

/// A row that leads on, with its value at the far end.
struct LinkList: View {
  var body: some View {
    NavigationView {
      List {
        NavigationLink {
          EmptyView()
        } label: {
          HStack {
            Text("Select Item").frame(maxWidth: .infinity, alignment: .leading)
            Text("aaaa").foregroundColor(.secondary).lineLimit(1)
          }
        }
      }
    }
  }
}

/// Two sections of four buttons, one of them ticked, under a small title.
struct ChoiceList: View {
  var body: some View {
    NavigationView {
      List {
        ForEach(["Section 1", "Section 2"], id: \.self) { section in
          Section(section) {
            ForEach(["Abc", "aaaa", "bbbb", "ccccc"], id: \.self) { item in
              Button {
              } label: {
                HStack {
                  Text(item).frame(maxWidth: .infinity, alignment: .leading)
                  if item == "aaaa", section == "Section 1" {
                    Image(systemName: "checkmark").foregroundColor(.accentColor)
                  }
                }
              }
            }
          }
        }
      }
      .navigationBarTitleDisplayMode(.inline)
      .navigationTitle("Title 1")
    }
  }
}

/// Three fields: empty, with a short and with a long text, each in a line.
struct Fields: View {
  var body: some View {
    VStack(spacing: 16) {
      field("")
      field("123")
      field("https://bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.com")
    }
    .padding()
  }

  private func field(_ text: String) -> some View {
    HStack {
      TextField("Placeholder", text: .constant(text))
      Button {
      } label: {
        Image(systemName: "xmark").foregroundStyle(.gray)
      }
      .buttonStyle(.plain)
      .opacity(text.isEmpty ? 0 : 1)
    }
    .padding(16)
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color(white: 0.88), lineWidth: 1))
  }
}

/// Options below each other, each with a mark, a title and perhaps more words.
struct Options: View {
  var titles: [(String, String?)]
  var chosen: Set<Int> = []

  var body: some View {
    VStack(spacing: 16) {
      ForEach(titles.indices, id: \.self) { index in
        Button {
        } label: {
          HStack(alignment: .top, spacing: 16) {
            mark(chosen.contains(index)).padding(.top, 4)
            VStack(alignment: .leading, spacing: 4) {
              Text(titles[index].0).font(.caption).multilineTextAlignment(.leading)
              if let more = titles[index].1 {
                Text(more).font(.caption2).foregroundStyle(.secondary).multilineTextAlignment(
                  .leading)
              }
            }
            Spacer()
          }
          .padding(16)
          .background(
            RoundedRectangle(cornerRadius: 12)
              .fill(index == 0 && chosen.contains(0) ? Color.blue.opacity(0.1) : .clear)
              .overlay(RoundedRectangle(cornerRadius: 12).stroke(.gray.opacity(0.3), lineWidth: 1)))
        }
        .buttonStyle(PlainButtonStyle())
      }
    }
    .padding()
  }

  private func mark(_ chosen: Bool) -> some View {
    ZStack {
      Circle()
        .stroke(chosen ? Color.blue : .gray.opacity(0.5), lineWidth: 2)
        .frame(width: 20, height: 20)
      if chosen {
        Image(systemName: "checkmark").font(.caption.weight(.bold)).foregroundStyle(.blue)
      }
    }
  }
}
