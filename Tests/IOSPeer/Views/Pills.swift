import SwiftUI

/// Two filled buttons in the middle of a dark screen.
struct OrangePills: View {
  var body: some View {
    VStack {
      pill("Primary Button")
      pill("Very very very long text on Button")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0x1f / 255, green: 0x1e / 255, blue: 0x24 / 255))
  }

  func pill(_ words: String) -> some View {
    Button {
    } label: {
      Text(words)
        .font(.body)
        .fontWeight(.bold)
        .foregroundStyle(Color(red: 0x1f / 255, green: 0x1e / 255, blue: 0x24 / 255))
        .lineLimit(1)
        .padding(.horizontal, 32)
        .padding(.vertical, 12)
        .frame(minWidth: 150)
        .background(Color(red: 0xfc / 255, green: 0x6d / 255, blue: 0x26 / 255))
        .clipShape(.rect(cornerRadius: 20))
    }
  }
}
