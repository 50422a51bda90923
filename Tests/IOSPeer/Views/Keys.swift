import SwiftUI

/// A sign on a red disc, as large as there is room.
struct DiscOfAlarm: View {
  var body: some View {
    GeometryReader { room in
      ZStack {
        Circle()
          .foregroundColor(.red)
          .frame(width: room.size.width, height: room.size.height)
        Image(systemName: "exclamationmark.circle.fill")
          .resizable()
          .scaledToFit()
          .foregroundColor(.white)
          .frame(width: room.size.width * 0.76, height: room.size.height * 0.76)
      }
    }
  }
}

/// A hidden field for a key over two buttons, and how to get one step by step.
struct KeyForm: View {
  var failure: String?

  var body: some View {
    VStack {
      Text("Enter your FoxESS Cloud API key")
        .multilineTextAlignment(.center)
        .font(.headline)
        .padding()
      HStack {
        Group {
          SecureField(text: .constant("")) {
            Text("API Key")
          }
        }
        .frame(minWidth: 0, maxWidth: .infinity)
        Button {
        } label: {
          Image(systemName: "eye.slash")
            .resizable()
            .frame(height: 20)
            .aspectRatio(contentMode: .fit)
        }
        .padding(.trailing)
        .frame(width: 40)
      }
      .textFieldStyle(.roundedBorder)
      .frame(minWidth: 0, maxWidth: .infinity)
      .padding(.vertical)
      .font(.system(size: 13))
      .textFieldStyle(.roundedBorder)
      if let failure {
        HStack {
          DiscOfAlarm().frame(width: 30, height: 30)
          Text(failure)
        }
        .padding(.vertical)
      }
      HStack {
        Button("Try demo") {}.padding().buttonStyle(.bordered)
        Button("Log me in") {}.padding().buttonStyle(.borderedProminent)
      }
      steps
    }
    .padding()
  }

  var steps: some View {
    VStack(alignment: .leading) {
      Text("To get your API key:").padding(.bottom, 8)
      step(1, "Login at https://www.foxesscloud.com/")
      step(2, "Click the person icon top-right")
      step(3, "Click the User Profile menu option")
      step(4, "Click API management")
      step(5, "Click Generate API key")
      step(6, "Copy the API key (make a note of it securely)")
      step(7, "Paste the API key above")
      Button {
      } label: {
        Text("What is my API key?")
      }
      .buttonStyle(.bordered)
      .padding(.top)
      .frame(minWidth: 0, maxWidth: .infinity)
    }
    .frame(minWidth: 0, maxWidth: .infinity)
    .padding(.horizontal)
  }

  func step(_ number: Int, _ words: LocalizedStringKey) -> some View {
    HStack(alignment: .top) {
      Circle()
        .fill(Color.yellow.opacity(0.7))
        .overlay(Text(number, format: .number).font(.caption))
        .frame(width: 18)
        .padding(.top, 1)
      Text(words).frame(alignment: .top)
    }
  }
}
