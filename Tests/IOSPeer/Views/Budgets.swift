import SwiftUI

/// A week's name over two amounts.
struct BudgetWeek: View {
  var week: String
  var budget: (String, Color)
  var credit: (String, Color)

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("Week")
        Text(week)
      }
      .fontWeight(.bold)
      .font(.title3)
      HStack {
        Text("Budget")
        Text(budget.0).lineLimit(1).foregroundColor(budget.1)
      }
      .font(.caption)
      HStack {
        Text("Credit")
        Text(credit.0).lineLimit(1).foregroundColor(credit.1)
      }
      .font(.caption2)
    }
    .contentShape(Rectangle())
    .onTapGesture {}
  }
}

/// Below a small title: weeks in a plain list, a word that there are none, or what went wrong.
struct Budgets: View {
  enum Shown { case weeks, nothing, failure }
  var shown: Shown

  var body: some View {
    NavigationView {
      VStack(spacing: 16) {
        switch shown {
        case .weeks:
          List {
            BudgetWeek(week: "10/09/2023", budget: ("$54.27", .red), credit: ("$160.20", .green))
            BudgetWeek(week: "11/09/2023", budget: ("$398.00", .green), credit: ("$80.20", .yellow))
            BudgetWeek(week: "12/09/2023", budget: ("$200.00", .yellow), credit: ("$0.00", .red))
          }
          .listStyle(.plain)
        case .nothing: Text("There is nothing yet").font(.title3)
        case .failure:
          VStack(spacing: 16) {
            Text("Error").font(.title3)
            Button {
            } label: {
              Text("Try again")
                .font(.body)
                .foregroundColor(.white)
                .padding(16)
                .background(.blue)
                .cornerRadius(8)
            }
          }
        }
      }
      .navigationTitle("Budgets")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(Color(uiColor: .clear), for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbar {
        Button {
        } label: {
          Label(String(), systemImage: "plus")
        }
      }
    }
  }
}

/// A week's amounts in sections below a large title, with what was spent if there is any.
struct BudgetPage: View {
  var spent: String?

  var body: some View {
    NavigationStack {
      List {
        Section("Budget") {
          amount("Original", "$200.00", .green)
          amount("Current", "$54.27", .red)
        }
        Section("Credit") {
          amount("Limit", "$200.00", .green)
          amount("Remaining", "$160.20", .green)
        }
        Section("Expenses") {
          ForEach([spent].compactMap { $0 }, id: \.self) { name in
            VStack(alignment: .leading, spacing: 16) {
              Label {
                Text(name).lineLimit(1)
                Spacer()
                Text("$10.00").lineLimit(1).layoutPriority(1)
              } icon: {
                Image(systemName: "creditcard")
              }
              .frame(height: 20)
            }
          }
          .onDelete { _ in }
        }
        Section("Options") {
          NavigationLink(value: 1) { Text("Add expense") }
          NavigationLink(value: 2) { Text("Edit budget") }
        }
      }
      .navigationTitle("Week 10/09/2023")
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .toolbar {
        Button {
        } label: {
          Label(String(), systemImage: "xmark")
        }
      }
    }
  }

  func amount(_ name: String, _ sum: String, _ color: Color) -> some View {
    HStack {
      Text(name)
      Spacer()
      Text(sum).foregroundColor(color)
    }
  }
}
