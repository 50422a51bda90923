import SwiftUI

/// Meals that lead on below a large title, each beside a picture that has not come; or what turns.
struct Meals: View {
  var title: String
  var names: [String] = []

  var body: some View {
    NavigationSplitView {
      ZStack {
        List(names, id: \.self) { name in
          NavigationLink {
            Text(name)
          } label: {
            HStack {
              ProgressView().frame(width: 50, height: 50)
              Text(name)
              Spacer()
            }
          }
        }
        ProgressView().opacity(names.isEmpty ? 1 : 0)
      }
      .navigationTitle(title)
    } detail: {
      Label("Choose", systemImage: "fork.knife")
    }
  }
}

/// A meal's name below a picture that has not come, what it takes, and how it is made.
struct MealPage: View {
  var isThere = true
  let parts = [
    ("Milk", "200Ml"), ("Oil", "60Ml"), ("Eggs", "2"), ("Flour", "1600G"),
    ("Baking Powder", "3 Tsp"), ("Salt", "1/2 Tsp"), ("Unsalted Butter", "25G"), ("Sugar", "45G"),
    ("Peanut Butter", "3 Tbs"),
  ]

  var body: some View {
    ZStack {
      if isThere {
        ScrollView {
          VStack {
            Section {
              content
            } header: {
              ProgressView().frame(height: 300)
              Text("Apam balik").font(.title).padding(.horizontal)
              Divider()
            }
            .padding(.top)
          }
        }
      }
      ProgressView().opacity(isThere ? 0 : 1)
    }
  }

  var content: some View {
    VStack {
      heading("Ingredients:").padding(.bottom)
      ForEach(parts, id: \.0) { name, amount in
        HStack {
          Text(name)
          Spacer()
          Text(amount)
        }
        .padding(.horizontal)
      }
      Divider().padding(.vertical)
      heading("Instructions:").padding(.bottom)
      Text(
        """
        Mix milk, oil and egg together. Sift flour, baking powder and salt into the mixture. Stir \
        well until all ingredients are combined evenly.

        Spread some batter onto the pan. Spread a thin layer of batter to the side of the pan.
        """
      )
      .padding(.horizontal)
    }
  }

  func heading(_ words: String) -> some View {
    Text(words).font(.title2).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal)
  }
}
