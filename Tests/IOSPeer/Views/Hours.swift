import SwiftUI

/// A day of a forecast: its names, a white sign, a share and two temperatures.
struct ForecastDay: View {
  var body: some View {
    VStack {
      VStack {
        Text("Oct 05").font(.subheadline.bold()).foregroundColor(.secondary)
        Text("Thu").font(.subheadline.bold()).foregroundColor(.secondary)
      }
      .frame(maxWidth: .infinity)
      Image(systemName: "cloud.fill")
        .renderingMode(.original)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 48, height: 48)
      Text("340%").font(.system(size: 9)).foregroundStyle(Color.primary)
      VStack {
        Text("22°").font(.title2).foregroundColor(.secondary)
        Text("12°").font(.title2).foregroundColor(.secondary)
      }
      .frame(maxWidth: .infinity)
    }
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .center)
  }
}
