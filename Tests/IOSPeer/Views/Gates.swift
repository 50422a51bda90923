import SwiftUI

/// What an app asks for before it lets anybody in, on a whole screen of a device.
struct GateScreen<Content: View>: View {
  var homeBar: Color = .black
  @ViewBuilder var content: Content

  var body: some View {
    ZStack {
      ScrollView {
        VStack(spacing: 20) { content }.padding(10).padding(10)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay {
      VStack {
        Spacer()
        Capsule().fill(homeBar).frame(width: 154, height: 5)
      }
      .padding(.bottom, 8).ignoresSafeArea()
    }
  }
}

struct GateTitle: View {
  var title: String
  var alignment: Alignment = .leading

  init(_ title: String, alignment: Alignment = .leading) {
    self.title = title
    self.alignment = alignment
  }

  var body: some View {
    HStack {
      Text(title).frame(maxWidth: .infinity, alignment: alignment).font(.title)
        .foregroundColor(.gateInk)
      Spacer()
    }
  }
}

extension Color {
  static let gateInk = Color(red: 13 / 255, green: 25 / 255, blue: 38 / 255)
  static let gateWord = Color(red: 48 / 255, green: 64 / 255, blue: 80 / 255)
  static let gateLine = Color(red: 137 / 255, green: 148 / 255, blue: 159 / 255)
  static let gateTeal = Color(red: 4 / 255, green: 125 / 255, blue: 149 / 255)
}

struct GateField<Content: View>: View {
  var label: String?
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      if let label { Text(label).foregroundColor(.gateWord).font(.body) }
      content
        .background(RoundedRectangle(cornerRadius: 5, style: .continuous).fill(.clear))
        .overlay(RoundedRectangle(cornerRadius: 5).stroke(Color.gateLine, lineWidth: 1))
    }
  }
}

struct GateLine: View {
  var label: String?
  var prompt: String
  var isHidden = false
  @State private var text = ""

  var body: some View {
    GateField(label: label) {
      HStack {
        Group {
          if isHidden { SecureField(prompt, text: $text) } else { TextField(prompt, text: $text) }
        }
        .textFieldStyle(.plain).frame(height: 25).padding([.top, .bottom, .leading], 10)
      }
    }
  }
}

struct GatePhone: View {
  @State private var number = ""

  var body: some View {
    GateField(label: "Phone number") {
      HStack(spacing: 0) {
        Button {
        } label: {
          Text("+1").frame(width: 55, height: 35)
        }
        .buttonStyle(.borderless).frame(width: 55).foregroundColor(.gateWord)
        Divider().frame(width: 1).overlay(Color.gateLine)
        TextField("Enter your phone number", text: $number).textFieldStyle(.plain)
          .frame(height: 25).padding([.top, .bottom, .leading], 10)
      }
    }
  }
}

struct GateStyle: ButtonStyle {
  enum Kind { case filled, plain, outlined }
  var kind: Kind

  func makeBody(configuration: Configuration) -> some View {
    if kind == .outlined {
      label(configuration).overlay(
        RoundedRectangle(cornerRadius: .infinity).stroke(Color.gateTeal, lineWidth: 1))
    } else {
      label(configuration).cornerRadius(kind == .filled ? 5 : 0).border(.clear, width: 0)
    }
  }

  func label(_ configuration: Configuration) -> some View {
    configuration.label
      .font(
        kind == .filled
          ? .body.bold() : kind == .plain ? .subheadline.weight(.semibold) : .subheadline
      )
      .padding(.vertical, kind == .filled ? 13 : 10)
      .padding(.horizontal, kind == .filled ? 13 : kind == .plain ? 10 : 30)
      .multilineTextAlignment(.center)
      .frame(maxWidth: kind == .outlined ? nil : .infinity)
      .foregroundColor(kind == .filled ? .white : .gateTeal)
      .background(kind == .filled ? Color.gateTeal : .clear)
  }
}

struct GateButton: View {
  var title: String
  var kind: GateStyle.Kind = .filled

  init(_ title: String, _ kind: GateStyle.Kind = .filled) {
    self.title = title
    self.kind = kind
  }

  var body: some View {
    Button(title) {}.buttonStyle(GateStyle(kind: kind))
  }
}

struct GateChoice: View {
  var title: String

  var body: some View {
    Button {
    } label: {
      HStack(alignment: .center) {
        Image(systemName: "circle").font(.system(size: 24)).foregroundColor(.gateLine)
        Text(title).foregroundColor(.gateInk)
        Spacer()
      }
    }
  }
}

struct GateStep: View {
  var title: String
  var words: String

  var body: some View {
    VStack {
      Text(title).font(.headline).foregroundColor(.gateInk).multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      Spacer(minLength: 10)
      Text(words).font(.body).foregroundColor(.gateInk).multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      Spacer()
    }
  }
}

/// Where the home bar is grey, a scroll indicator or a dimmed one was caught on its way.
struct GateSignIn: View {
  var canRegister = true

  var body: some View {
    GateScreen(homeBar: Color(white: 125 / 255)) {
      GateTitle("Sign In")
      GatePhone()
      GateLine(label: "Password", prompt: "Enter your password", isHidden: true)
      GateButton("Sign In")
      HStack(spacing: 0) {
        GateButton("Forgot password?", .plain)
        Spacer()
        if canRegister { GateButton("Create account", .plain) }
      }
    }
  }
}

struct GateReset: View {
  var body: some View {
    GateScreen(homeBar: Color(white: 125 / 255)) {
      GateTitle("Reset your password")
      GatePhone()
      GateButton("Send code")
      GateButton("Back to Sign In", .plain)
    }
  }
}

struct GateSignUp: View {
  var body: some View {
    GateScreen(homeBar: Color(white: 125 / 255)) {
      GateTitle("Create Account")
      GateLine(label: "Username", prompt: "Enter your username")
      GateLine(label: "Password", prompt: "Enter your password", isHidden: true)
      GateLine(label: "Confirm password", prompt: "Re-enter your password", isHidden: true)
      GateLine(label: "Email", prompt: "Enter your email")
      GateButton("Create account")
      GateButton("Back to Sign In", .plain)
    }
  }
}

struct GateCode: View {
  var body: some View {
    GateScreen {
      GateTitle("Enter your one-time passcode")
      GateLine(
        label: "Please enter the code from your registered Authenticator app",
        prompt: "Verification Code")
      GateButton("Confirm")
      GateButton("Back to Sign In", .plain)
    }
  }
}

struct GateMethods: View {
  var body: some View {
    GateScreen {
      GateTitle("Select your preferred Two-Factor Auth method")
      GateChoice(title: "Authenticator App (TOTP)")
      GateChoice(title: "Text Message (SMS)")
      GateButton("Continue").disabled(true).opacity(0.5)
      GateButton("Back to Sign In", .plain)
    }
  }
}

/// With a plain square where a picture of a code is.
struct GateSetup: View {
  var body: some View {
    GateScreen {
      GateTitle("Enable Two-Factor Auth", alignment: .center)
      Spacer()
      GateStep(
        title: "Step 1: Download an Authenticator App",
        words: "Authenticator app generates one-time codes that can be used to verify your identity"
      )
      GateStep(
        title: "Step 2: Scan the QR code",
        words: "Open the Authenticator app and scan the QR code or enter the key to get your "
          + "verification code")
      Color.black.frame(width: 190.67, height: 190.67).frame(width: 200, height: 200)
      GateButton("Copy Key", .outlined)
      GateStep(
        title: "Step 3: Verify your code",
        words: "Enter the 6 digit code from your Authenticator app")
      GateLine(label: nil, prompt: "Verification Code")
      GateButton("Continue").disabled(true).opacity(0.5)
      GateButton("Back to Sign In", .plain)
    }
  }
}
