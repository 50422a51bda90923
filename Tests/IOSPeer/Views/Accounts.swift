import SwiftUI

/// A name, and at the far end what it is.
struct NamedValue: View {
  var name: String
  var value: String
  var unit: String = ""

  var body: some View {
    LabeledContent(name) {
      HStack(spacing: 0) {
        Text(value)
        if !unit.isEmpty { Text(unit) }
      }
    }
  }
}

/// Who has not signed in yet.
struct AccountHeading: View {
  var caption: String

  var body: some View {
    HStack {
      Image(systemName: "person.crop.circle.fill").resizable().frame(width: 60, height: 60)
        .foregroundColor(Color(uiColor: .systemGray3))
      VStack(alignment: .leading) {
        Text("Placeholder").font(.title2).fontWeight(.semibold).redacted(reason: .placeholder)
        Text(caption).font(.caption)
      }
    }
  }
}

/// A field over what is said of what is in it.
struct FieldWithFooter<Footer: View>: View {
  var prompt: String
  var isSecret = false
  @ViewBuilder var footer: Footer

  var body: some View {
    VStack {
      Group {
        if isSecret {
          SecureField(prompt, text: .constant(""))
        } else {
          TextField(prompt, text: .constant(""))
        }
      }
      HStack {
        VStack(alignment: .leading) { EmptyView() }
        Spacer()
        footer
      }
    }
  }
}

/// Two fields and a button that is off.
struct SignIn: View {
  var canReset: Bool
  var canSignUp: Bool

  var body: some View {
    VStack {
      VStack {
        Group {
          FieldWithFooter(prompt: "E-Mail Address") {}.padding(.bottom, 0.5)
          FieldWithFooter(prompt: "Password", isSecret: true) {
            if canReset {
              Button {
              } label: {
                Text("Forgot Password?").font(.caption).bold()
                  .foregroundColor(Color(uiColor: .systemGray))
              }
            }
          }
          if !canReset { Spacer().frame(maxWidth: .infinity, maxHeight: 10) }
        }
        .textFieldStyle(.roundedBorder)
        .font(.title3)
      }
      .padding(.vertical, 0)
      Button {
      } label: {
        Text("Login").padding(8).frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(true)
      .padding(.bottom, 12)
      .padding(.top)
      if canSignUp {
        HStack {
          Text("Don't have an Account yet?")
          Button("Signup") {}
        }
        .font(.footnote)
      }
    }
  }
}

/// A button as wide as the screen, and another way below it.
struct SignUp: View {
  var canSignIn: Bool

  var body: some View {
    VStack {
      Button {
      } label: {
        HStack { Label("Signup", systemImage: "person.crop.square") }
          .font(.title3)
          .padding(.vertical, 10)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .padding(.bottom, 12)
      if canSignIn {
        HStack {
          Text("Already got an Account?")
          Button("Login") {}
        }
        .font(.footnote)
      }
    }
  }
}

/// A symbol over words.
struct Hello: View {
  var body: some View {
    VStack {
      Image(systemName: "globe").imageScale(.large).foregroundStyle(.tint)
      Text("Hello, world!")
    }
    .padding()
  }
}
