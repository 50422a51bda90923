import PhotosUI
import SwiftUI

enum Dine {
  static let accent = Color(red: 0x43 / 255, green: 0x61 / 255, blue: 0xEE / 255)
  static let faint = Color(
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 72 / 255, green: 72 / 255, blue: 74 / 255, alpha: 1)
        : UIColor(red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
    })
  static let sample = """
    Lorem ipsum dolor sit amet, consectetur adipiscing elit. Ut sit amet dapibus justo, eu \
    cursus nulla. Nulla viverra mollis ante et rutrum. Mauris lorem ante, congue eget \
    malesuada quis, hendrerit vel elit. Suspendisse potenti. Phasellus molestie vehicula \
    blandit. Fusce sit amet egestas augue. Integer quis lacinia massa. Aliquam hendrerit arcu \
    eget leo congue maximus. Etiam interdum eget mi at consectetur.
    """
}

/// An arrow in the bar, where there is one.
struct DineBack: ViewModifier {
  @Environment(\.presentationMode) private var mode

  func body(content: Content) -> some View {
    content
      .navigationBarBackButtonHidden(true)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button {
            mode.wrappedValue.dismiss()
          } label: {
            Image(systemName: "arrow.left")
              .resizable()
              .renderingMode(.template)
              .foregroundColor(.black)
              .frame(width: 12, height: 24)
          }
        }
      }
  }
}

extension View {
  func dineBack() -> some View {
    modifier(DineBack())
  }

  /// A faint round outline, as round everything here.
  func dineOutline() -> some View {
    overlay(
      RoundedRectangle(cornerRadius: 16)
        .stroke(Color.gray.opacity(0.2), lineWidth: 2))
  }
}

struct DineButton: View {
  var title: String
  var isBusy = false
  var isGray = false

  var body: some View {
    HStack {
      Spacer()
      if isBusy {
        ProgressView()
          .tint(.white)
          .padding(2)
      }
      Text(title)
        .foregroundColor(.white)
        .font(.headline)
        .disabled(isBusy)
        .padding(.vertical)
      Spacer()
    }
    .background(isGray ? Color.gray : isBusy ? Dine.accent.opacity(0.5) : Dine.accent)
    .cornerRadius(16)
    .frame(maxWidth: .infinity, minHeight: 48)
    .disabled(isGray)
    .onTapGesture {
    }
  }
}

struct DineField: View {
  var prompt: String
  var symbol: String
  @State var isSecret = false
  @State var words = ""

  var body: some View {
    HStack {
      Button {
        isSecret.toggle()
      } label: {
        Image(systemName: symbol)
          .foregroundColor(Dine.accent)
      }
      ZStack(alignment: .leading) {
        if words.isEmpty {
          Text(prompt)
            .foregroundColor(.gray)
        }
        if isSecret {
          SecureField("", text: $words)
        } else {
          TextField("", text: $words)
        }
      }
    }
    .padding()
    .dineOutline()
  }
}

struct DineSettings: View {
  @State private var asks = false

  var body: some View {
    List {
      Section("Account") {
        HStack {
          Text("Change password")
          Spacer()
          Button {
          } label: {
            Image(systemName: "chevron.right")
              .font(.body)
              .foregroundColor(.gray)
          }
        }
      }
      Section("Others") {
        Button("Logout") {
          asks = true
        }
        .foregroundColor(Dine.accent)
      }
    }
    .navigationTitle("Settings")
    .navigationBarTitleDisplayMode(.inline)
    .alert("Are you sure you want to logout?", isPresented: $asks) {
      Button("No", role: .cancel) {
      }
      Button("Yes") {
      }
    }
    .dineBack()
  }
}

struct DinePassword: View {
  var words = ""
  var isBusy = false
  var complaint: String?
  var praise: String?

  var body: some View {
    VStack(alignment: .leading) {
      DineField(
        prompt: "Current Password", symbol: "lock.circle", isSecret: true, words: words
      )
      .padding(.bottom)
      DineField(prompt: "New Password", symbol: "lock.circle", isSecret: true, words: words)
        .padding(.bottom)
      DineField(
        prompt: "Confirm Password", symbol: "lock.circle", isSecret: true, words: words
      )
      .padding(.bottom)
      answer
      Spacer()
      DineButton(title: "Update", isBusy: isBusy)
    }
    .padding()
    .navigationTitle("Change Password")
    .navigationBarTitleDisplayMode(.inline)
    .dineBack()
  }

  private var answer: Text {
    if let praise {
      return Text(praise).foregroundColor(.green).font(.headline)
    }
    if let complaint {
      return Text(complaint).foregroundColor(.red).font(.headline)
    }
    return Text("")
  }
}

struct DinePortrait: View {
  @State private var item: PhotosPickerItem?

  var body: some View {
    PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) {
      ZStack(alignment: .bottomTrailing) {
        ZStack {
          Circle()
            .fill(Color.primary.opacity(0.25))
          Image(systemName: "person")
            .font(.system(size: 50))
            .foregroundColor(.white)
        }
        Image(systemName: "arrow.up")
          .padding()
          .overlay(Circle().stroke(.white, lineWidth: 3))
          .foregroundColor(.white)
          .background(Circle().fill(Dine.accent))
          .font(.system(size: 30, weight: .bold))
      }
      .frame(width: 180, height: 180)
    }
  }
}

struct DineProfileForm: View {
  var complaint: String?

  var body: some View {
    VStack {
      DinePortrait()
        .padding(.vertical, 40)
      Group {
        DineField(prompt: "Name", symbol: "person")
        DineField(prompt: "Email", symbol: "envelope")
      }
      .padding(.horizontal)
      .padding(.vertical, 4)
      DineButton(title: "Update")
        .padding(.horizontal)
        .padding(.top)
      answer
        .padding(.vertical)
      Spacer()
      Spacer()
    }
    .navigationTitle("Edit Profile")
    .navigationBarTitleDisplayMode(.inline)
    .dineBack()
  }

  private var answer: Text {
    if let complaint {
      return Text(complaint).foregroundColor(.red).font(.headline)
    }
    return Text("")
  }
}

struct DineInitial: View {
  var letter: String

  var body: some View {
    ZStack {
      GeometryReader { geometry in
        Text(letter)
          .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
          .multilineTextAlignment(.center)
          .foregroundColor(.white)
          .font(.system(size: geometry.size.width * 0.8))
          .background(
            Circle()
              .foregroundColor(Dine.accent)
              .frame(width: geometry.size.width, height: geometry.size.height))
      }
    }
  }
}

struct DineFigure: View {
  var number: String
  var name: String

  var body: some View {
    VStack {
      Text(number)
        .foregroundColor(Dine.accent)
        .font(.title2)
      Text(name)
        .foregroundColor(.gray)
        .font(.body)
    }
  }
}

/// A star of five points that all but fills its square, in place of an app's picture.
struct DineStar: Shape {
  func path(in rect: CGRect) -> Path {
    let corners: [(CGFloat, CGFloat)] = [
      (0.5, 0), (0.65, 0.32), (1, 0.37), (0.75, 0.62), (0.81, 1), (0.5, 0.82), (0.19, 1),
      (0.25, 0.62), (0, 0.37), (0.35, 0.32),
    ]
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(
        x: rect.minX + corner.0 * rect.width * 0.995,
        y: rect.minY + corner.1 * rect.height * 0.99)
      if index == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    path.closeSubpath()
    return path
  }
}

struct DineRating: View {
  var words: String

  var body: some View {
    HStack {
      DineStar()
        .fill(.yellow)
        .frame(width: 16, height: 16)
      Text(words)
        .font(.caption)
        .fontWeight(.semibold)
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .background(
      Color(uiColor: .systemGray6).clipShape(RoundedRectangle(cornerRadius: 16)))
  }
}

/// Where a picture would be: it loads, or it could not be loaded.
struct DinePhoto: View {
  var isBusy = false

  var body: some View {
    Group {
      if isBusy {
        ZStack {
          RoundedRectangle(cornerRadius: 16)
            .foregroundColor(Dine.faint)
            .frame(height: 200)
          ProgressView()
        }
      } else {
        ZStack {
          RoundedRectangle(cornerRadius: 16)
            .foregroundColor(Dine.faint)
            .frame(height: 200)
          Image(systemName: "arrow.clockwise.circle")
            .resizable()
            .frame(width: 24, height: 24)
            .onTapGesture {
            }
        }
      }
    }
  }
}

struct DineAddress: View {
  var name: String
  var address: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(name)
        .font(.title2.weight(.bold))
        .padding(.bottom, 2)
      Text(address)
        .font(.footnote)
        .foregroundColor(.gray)
    }
  }
}

struct DineVisit: View {
  enum Phase { case busy, failed(String), known }

  var phase: Phase

  var body: some View {
    VStack(alignment: .leading) {
      switch phase {
      case .busy:
        ZStack {
          RoundedRectangle(cornerRadius: 16)
            .foregroundColor(Dine.faint)
            .frame(height: 200)
          ProgressView()
        }
      case .failed(let words):
        Text(words)
          .foregroundColor(.red)
          .frame(height: 200)
          .padding(.horizontal)
          .background(Color(uiColor: .systemGray5))
      case .known:
        ZStack(alignment: .topTrailing) {
          DinePhoto()
          DineRating(words: "4")
            .padding()
        }
        DineAddress(name: "Place name", address: "Place address")
          .padding(.horizontal)
      }
    }
    .cornerRadius(16)
    .onTapGesture {
    }
  }
}

struct DineProfile: View {
  var hasFace = true
  var complaint: String?
  var visits: [DineVisit] = []
  @State private var asks = false

  var body: some View {
    ScrollView {
      VStack {
        person
        figures
        buttons
        reviews
      }
      .navigationTitle("My Profile")
      .navigationBarTitleDisplayMode(.inline)
      .alert("Edit Profile", isPresented: $asks) {
        Button("Edit") {
        }
        Button("Delete", role: .destructive) {
        }
        Button("Cancel", role: .cancel) {
        }
      }
    }
  }

  @ViewBuilder private var person: some View {
    if hasFace {
      Color(red: 1, green: 0, blue: 0)
        .frame(width: 150, height: 150)
        .cornerRadius(100)
    } else {
      DineInitial(letter: "T")
        .frame(width: 150, height: 150)
    }
    Text("Testing")
      .font(.title)
    Text(verbatim: "testing@testing.com")
      .font(.footnote)
      .foregroundColor(.gray)
  }

  private var figures: some View {
    HStack {
      DineFigure(number: "\(visits.count)", name: "Reviews")
      Spacer()
      Divider()
      Spacer()
      DineFigure(number: "0", name: "Followers")
      Spacer()
      Divider()
      Spacer()
      DineFigure(number: "0", name: "Following")
    }
    .padding(.horizontal, 56)
    .padding(.vertical)
  }

  private var buttons: some View {
    HStack {
      DineButton(title: "Edit Profile")
        .padding(.horizontal)
      Button("Settings") {
      }
      .frame(maxWidth: .infinity, minHeight: 48)
      .foregroundColor(.gray)
      .font(.headline)
      .dineOutline()
      .padding(.horizontal)
    }
    .padding(.horizontal, 32)
  }

  @ViewBuilder private var reviews: some View {
    Rectangle()
      .frame(maxWidth: .infinity, maxHeight: 2)
      .foregroundColor(.gray.opacity(0.2))
      .padding(.top)
    if let complaint {
      Text(complaint)
        .padding()
        .foregroundColor(.red)
        .font(.headline)
    } else {
      LazyVStack {
        ForEach(visits.indices, id: \.self) { index in
          visits[index]
            .padding(.horizontal)
            .padding(.vertical, 4)
        }
      }
    }
  }
}

struct DineStars: View {
  @State var count: Int

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { index in
        Button {
          count = index
        } label: {
          DineStar()
            .foregroundColor(index > count ? Color.gray.opacity(0.5) : Color.yellow)
            .aspectRatio(1, contentMode: .fit)
        }
        .padding(.horizontal, 4)
      }
    }
    .padding()
    .background(
      RoundedRectangle(cornerRadius: 16)
        .foregroundColor(.gray.opacity(0.2)))
  }
}

struct DineReview: View {
  var count = 0
  var complaint: String?
  @State var words = ""

  var body: some View {
    VStack {
      Text("Review & Ratings")
        .font(.title)
      DineStars(count: count)
        .padding()
      Text("Rate your experience")
        .foregroundColor(.gray)
        .padding()
      VStack {
        TextField("Write your experience", text: $words, axis: .vertical)
          .padding()
        Spacer()
      }
      .frame(height: 150)
      .dineOutline()
      Spacer()
      DineButton(title: "Done")
      answer
    }
    .padding()
    .dineBack()
  }

  private var answer: Text {
    if let complaint {
      return Text(complaint).foregroundColor(.red).font(.headline)
    }
    return Text("")
  }
}

struct DineSearch: View {
  @Binding var words: String

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
        .foregroundColor(.gray)
        .padding(.leading)
      TextField("Find Restaurant", text: $words)
        .padding(.vertical, 12)
        .foregroundColor(.primary)
      if !words.isEmpty {
        Button {
          words = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
            .foregroundColor(.gray)
            .padding(.horizontal)
        }
      }
    }
  }
}

struct DineNewReview: View {
  var complaint: String?
  var guesses: [String] = []
  @State var search = ""
  @State private var words = ""

  var body: some View {
    ScrollView {
      VStack {
        Text("New Review")
          .font(.title)
        searching
        if let complaint {
          Text(complaint)
            .foregroundColor(.red)
        }
        rating
        writing
        Spacer()
        DineButton(title: "Post", isGray: true)
          .padding()
      }
    }
  }

  private var searching: some View {
    VStack(spacing: 0) {
      DineSearch(words: $search)
      if !guesses.isEmpty {
        VStack(alignment: .leading) {
          ForEach(guesses, id: \.self) { guess in
            VStack {
              RoundedRectangle(cornerRadius: 0.5)
                .frame(height: 1)
                .foregroundColor(.gray.opacity(0.2))
                .padding(0)
              HStack {
                Text(guess)
                Spacer()
                Image(systemName: "arrow.up.right")
              }
              .padding(.horizontal)
              .padding(.top, 8)
            }
            .onTapGesture {
            }
          }
        }
        .padding(.bottom)
      }
    }
    .dineOutline()
    .padding()
  }

  @ViewBuilder private var rating: some View {
    Text("Ratings")
      .font(.title)
    DineStars(count: 0)
      .frame(maxWidth: 300)
  }

  @ViewBuilder private var writing: some View {
    Text("Rate your experience")
      .font(.title3)
      .foregroundColor(Color(uiColor: .systemGray))
      .padding()
    Text("Review")
      .font(.title)
      .padding(.top)
    VStack {
      TextField("Write your experience", text: $words, axis: .vertical)
        .padding()
      Spacer()
    }
    .frame(height: 150)
    .dineOutline()
    .padding(.horizontal)
  }
}

struct DinePin: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
      startAngle: .degrees(30), endAngle: .degrees(150), clockwise: true)
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct DineDistance: View {
  var metres: CGFloat
  private let most: CGFloat = 20_000

  var body: some View {
    GeometryReader { geometry in
      let place = metres / most * (geometry.size.width - 30)
      VStack {
        ZStack(alignment: .bottomLeading) {
          ZStack {
            DinePin()
              .fill(Dine.accent)
              .frame(width: 36, height: 66)
            Text(String(format: "%.1f", metres / 1_000))
              .foregroundColor(.white)
          }
          .offset(x: place, y: 0)
          ZStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 6)
              .frame(width: place, height: 12)
              .offset(x: 0, y: 6)
              .foregroundColor(Dine.accent)
            RoundedRectangle(cornerRadius: 6)
              .frame(height: 12)
              .offset(x: 0, y: 6)
              .foregroundColor(.gray.opacity(0.2))
          }
          .padding(.horizontal, 15)
        }
        HStack {
          Text("0")
          Spacer()
          Text("\(Int(most / 1_000)) km")
        }
        .foregroundColor(.gray)
        .padding(.horizontal)
      }
    }
    .frame(height: 44)
  }
}

struct DineFilter: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    VStack {
      HStack {
        Spacer()
        Text("Filter")
          .font(.title)
        Spacer()
        Button {
          mode.wrappedValue.dismiss()
        } label: {
          Image(systemName: "xmark")
            .resizable()
            .frame(width: 20, height: 20)
            .foregroundColor(Color(.systemGray))
        }
      }
      .padding(.horizontal)
      Text("Distance")
        .font(.title)
        .padding(.top)
      DineDistance(metres: 10_000)
        .padding(.bottom, 56)
      Text("Ratings")
        .font(.title)
        .padding(.top)
      DineStars(count: 4)
      Spacer()
      HStack {
        DineButton(title: "Reset")
        DineButton(title: "Apply")
      }
    }
    .padding()
  }
}

struct DineCell: View {
  var name: String
  var rating: String
  var isOpen: Bool

  var body: some View {
    VStack(alignment: .leading) {
      ZStack(alignment: .top) {
        DinePhoto()
        HStack {
          Text(isOpen ? "Open" : "Closed")
            .fontWeight(.bold)
            .padding(.horizontal, 16)
            .padding(.vertical, 4)
            .foregroundColor(isOpen ? .green : .red)
            .background(Color(uiColor: .systemBackground))
            .cornerRadius(16)
            .overlay(
              RoundedRectangle(cornerRadius: 16)
                .stroke(isOpen ? .green : .red, lineWidth: 1))
          Spacer()
          DineRating(words: rating)
        }
        .padding()
      }
      VStack(alignment: .leading) {
        HStack {
          Text(name)
            .font(.title2.weight(.bold))
          Text("23.4" + " km")
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .foregroundColor(.white)
            .background(
              Capsule()
                .foregroundColor(Dine.accent.opacity(0.75))
            )
            .font(.caption)
        }
      }
      .padding()
    }
    .cornerRadius(16)
  }
}

/// Three lines with a ring on each, in place of an app's picture.
struct DineSliders: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (column, height) in [(0.17, 0.3), (0.5, 0.7), (0.83, 0.3)] {
      let x = rect.minX + column * rect.width
      path.move(to: CGPoint(x: x, y: rect.minY + 1))
      path.addLine(to: CGPoint(x: x, y: rect.maxY - 1))
      path.addEllipse(
        in: CGRect(
          x: x - 2.3, y: rect.minY + height * rect.height - 2.3, width: 4.6, height: 4.6))
    }
    return path
  }
}

struct DineHome: View {
  enum Phase { case busy, failed, known }

  var phase: Phase
  @State private var words = ""
  @State private var filters = false

  var body: some View {
    VStack {
      switch phase {
      case .busy:
        ProgressView()
        Spacer()
      case .failed:
        Text("Server connection failed. Please try again!")
          .foregroundColor(.red)
        Spacer()
      case .known:
        ScrollView(.vertical, showsIndicators: false) {
          searching
            .padding(.bottom)
          LazyVStack {
            ForEach(1...3, id: \.self) { index in
              DineCell(
                name: "restaurant name \(index)", rating: "\(index + 2).0",
                isOpen: index != 2
              )
              .background(Color(uiColor: .systemBackground))
              .cornerRadius(16)
              .frame(maxWidth: .infinity)
              .aspectRatio(0.75, contentMode: .fit)
              .padding(4)
              .shadow(color: Dine.faint, radius: 2)
              .onTapGesture {
              }
            }
          }
        }
      }
    }
    .padding(.horizontal)
  }

  private var searching: some View {
    ZStack(alignment: .trailing) {
      DineSearch(words: $words)
        .dineOutline()
      if words.isEmpty {
        Button {
          filters.toggle()
        } label: {
          DineSliders()
            .stroke(Dine.faint, lineWidth: 1.7)
            .frame(width: 20, height: 20)
            .padding()
        }
      }
    }
    .sheet(isPresented: $filters) {
      DineFilter()
    }
  }
}

struct DinePlace: View {
  var latitude: Double?
  var longitude = 0.0

  var body: some View {
    if let latitude {
      Text("Location (\(latitude),\(longitude)")
        .background(.red)
    } else {
      Text("Location couldn't be fetched. Try again!")
    }
  }
}
