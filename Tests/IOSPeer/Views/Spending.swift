import SwiftUI

/// Two fields and a button in a form below a large title.
struct SpendingForm: View {
  var words = ""
  var amount = ""

  var body: some View {
    NavigationView {
      VStack {
        Form {
          Section {
            TextField("Description", text: .constant(words))
            TextField("Amount", text: .constant(amount))
          } header: {
            Text("TRANSACTION DETAILS")
          }
          Section {
            Button {
            } label: {
              Text("Create transaction")
            }
          }
        }
        Spacer()
      }
      .background(Color(UIColor.systemGray6))
      .navigationTitle(Text("Spend"))
    }
  }
}

/// Something that turns, with words below.
struct LoggingIn: View {
  var body: some View {
    ProgressView("Logging you in...")
      .progressViewStyle(CircularProgressViewStyle(tint: .orange))
  }
}

/// A large number on a card that is filled with a gradient.
struct TotalBalance: View {
  var amount: String

  var body: some View {
    VStack {
      Text("Your total balance").font(.body).padding(.bottom, -20).padding(.top, 10)
      HStack {
        Spacer()
        Text(amount).font(.system(size: 50)).fontWeight(.bold).padding()
        Spacer()
      }
    }
    .padding(.top, 10)
    .background(
      RoundedRectangle(cornerRadius: 10)
        .stroke(Color.orange, lineWidth: 1)
        .background(
          RoundedRectangle(cornerRadius: 10)
            .fill(
              LinearGradient(
                colors: [Color.orange.opacity(0.3), Color.orange.opacity(1)],
                startPoint: .topLeading, endPoint: .bottomTrailing)))
    )
    .padding()
  }
}

/// A heading and a menu's sign over something that turns.
struct LatestSpending: View {
  var body: some View {
    VStack {
      HStack {
        Text("Transactions").font(.largeTitle).fontWeight(.bold)
        Spacer()
        Menu {
          Button("Sort by newest") {}
        } label: {
          Image(systemName: "line.3.horizontal.decrease.circle")
        }
        .padding(.trailing)
      }
      .padding([.top, .leading])
      ProgressView("Refresing transactions...")
        .progressViewStyle(CircularProgressViewStyle(tint: .orange))
    }
    .background(Color(UIColor.systemGray6))
  }
}
