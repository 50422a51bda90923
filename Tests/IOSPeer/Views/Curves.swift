import Charts
import SwiftUI

// What iOS draws of charts: curves over areas in colours that fade, lines of axes, words at both.

/// One curve over its area, from side to side, without axes.
struct Curve: View {
  let values: [Int]
  var lineWidth: CGFloat = 2
  var from: Int?
  var to: Int?
  var tells = false

  private func fading(_ color: Color) -> LinearGradient {
    LinearGradient(
      stops: [.init(color: color, location: 0.3), .init(color: .clear, location: 0.95)],
      startPoint: .leading, endPoint: .trailing)
  }

  private var domain: ClosedRange<Int> {
    let least = max(0, (values.min() ?? 0) - 10)
    let most = min(450, (values.max() ?? 0) + 10)
    return min(least, from ?? least)...max(most, to ?? most)
  }

  private func told(_ value: Int?, _ position: AnnotationPosition) -> some ChartContent {
    PointMark(
      x: .value("Turn", (values.firstIndex { $0 == value } ?? 0) + 1), y: .value("Sum", value ?? 0)
    )
    .symbolSize(CGSize(width: 8, height: 8))
    .foregroundStyle(Color(red: 134 / 255, green: 128 / 255, blue: 223 / 255))
    .annotation(position: position, spacing: 0) {
      Text(String(value ?? 0)).font(.caption.weight(.bold))
    }
  }

  var body: some View {
    Chart {
      ForEach(Array(values.enumerated()), id: \.offset) { turn in
        AreaMark(x: .value("Turn", turn.offset + 1), y: .value("Sum", turn.element))
          .foregroundStyle(fading(Color(red: 190 / 255, green: 173 / 255, blue: 250 / 255)))
          .interpolationMethod(.catmullRom)
        LineMark(x: .value("Turn", turn.offset + 1), y: .value("Sum", turn.element))
          .lineStyle(StrokeStyle(lineWidth: lineWidth))
          .foregroundStyle(fading(Color(red: 241 / 255, green: 194 / 255, blue: 123 / 255)))
          .interpolationMethod(.catmullRom)
      }
      if tells {
        told(values.max(), .top)
        told(values.min(), .topLeading)
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartLegend(.hidden)
    .chartYScale(domain: domain)
    .chartXScale(domain: 1...values.count)
    .frame(width: 300, height: 400)
  }
}

/// Small curves among lines at round places, and one without a curve.
struct Trends: View {
  var body: some View {
    VStack(spacing: 24) {
      Trend(values: [3, 5, 4, 7, 6, 9, 12], color: .purple)
      Trend(values: [9, 7, 8, 6, 7, 5, 4], color: .red)
      Trend(values: [4, 4, 4, 4, 4, 4, 4], color: .green)
      Trend(values: [], color: .orange)
    }
    .padding()
  }
}

struct Trend: View {
  let values: [Double]
  let color: Color
  var height: CGFloat = 60

  private var domain: ClosedRange<Double> {
    let (least, most) = (values.min() ?? 0, values.max() ?? 1)
    let room = max(most - least, 1) * 0.15
    return (least - room)...(most + room)
  }

  var body: some View {
    let last = Double(max(values.count - 1, 1))
    Chart(Array(values.enumerated()), id: \.offset) { place, value in
      AreaMark(
        x: .value("Place", Double(place)), yStart: .value("Least", domain.lowerBound),
        yEnd: .value("Value", value)
      )
      .interpolationMethod(.catmullRom)
      .foregroundStyle(
        LinearGradient(
          colors: [color.opacity(0.3), color.opacity(0.05)], startPoint: .top, endPoint: .bottom))
      LineMark(x: .value("Place", Double(place)), y: .value("Value", value))
        .interpolationMethod(.catmullRom)
        .foregroundStyle(color)
        .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round))
    }
    .chartXAxis {
      AxisMarks(values: [0, 1, 2, 3].map { last * $0 / 3 }) { _ in AxisGridLine() }
    }
    .chartYAxis {
      AxisMarks(values: [domain.lowerBound, domain.upperBound]) { _ in AxisGridLine() }
    }
    .chartXScale(domain: 0...last)
    .chartYScale(domain: domain)
    .chartLegend(.hidden)
    .frame(height: height)
  }
}

/// Small curves under large numbers.
struct TrendCards: View {
  var body: some View {
    LazyVGrid(
      columns: [GridItem(.fixed(162), spacing: 24), GridItem(.fixed(162), spacing: 24)], spacing: 24
    ) {
      TrendCard(
        title: "Sessions", words: "8.4K", change: "+12%", values: [3, 5, 4, 7, 6, 9, 12],
        color: .purple)
      TrendCard(
        title: "Crashes", words: "87", change: "-14%", values: [9, 7, 8, 6, 7, 5, 4], color: .red)
      TrendCard(title: "Empty", words: "—", color: .red)
      TrendCard(title: "Loading", color: .green)
      TrendCard(title: "Missing", words: "0", color: .green)
    }
    .padding()
  }
}

struct TrendCard: View {
  let title: String
  var words: String?
  var change: String?
  var values: [Double] = []
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title.uppercased())
        .font(.system(size: 14, weight: .medium))
        .foregroundStyle(.secondary)
        .padding(.leading, 1)
      HStack(alignment: .top) {
        ZStack(alignment: .leading) {
          Text("0").hidden()
          if let words {
            Text(words)
          } else {
            RoundedRectangle(cornerRadius: 2).fill(.gray.opacity(0.35)).frame(width: 40, height: 12)
          }
        }
        .font(.system(size: 24, weight: .bold, design: .rounded))
        Spacer()
        if let change {
          Text(change)
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(change.hasPrefix("+") ? .green : .red)
            .padding(.top, 2)
        }
      }
      Spacer().frame(height: 4)
      Trend(values: values, color: color, height: 68)
    }
  }
}

/// A line in a card, with amounts before it and titles above and below.
struct Balance: View {
  private let amounts: [Double] = [0, 10, -5, -30, -40, -10, 10, 35, 75, 40, 90, 120]

  var body: some View {
    let minutes = amounts.indices.map { $0 == 0 ? 0 : Double($0) * 7 - 5 }
    let last = minutes.last ?? 0
    VStack(alignment: .leading, spacing: 16) {
      Text("Anzac Day 2026")
        .font(.system(size: 34, weight: .heavy))
        .fixedSize()
        .frame(height: 38.33)
        .padding(.horizontal, 16)
      VStack(alignment: .leading, spacing: 16) {
        share("Win percentage", "64%", "7W  · 4L")
        share("Heads vs tails", "45% heads, 55% tails")
      }
      .frame(height: 78)
      .inBalanceCard()
      Chart {
        ForEach(amounts.indices, id: \.self) { turn in
          LineMark(x: .value("Time", minutes[turn]), y: .value("Balance", amounts[turn]))
            .interpolationMethod(.linear)
            .lineStyle(StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
            .foregroundStyle(Color(red: 0, green: 0.518, blue: 0.239))
        }
      }
      .chartXAxisLabel("Time", alignment: .trailing)
      .chartYAxisLabel("Balance", alignment: .leading)
      .chartYAxis {
        AxisMarks(position: .leading) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel {
            if let amount = value.as(Double.self) {
              Text((amount < 0 ? "-$" : "$") + "\(Int(abs(amount)))")
            }
          }
        }
      }
      .chartXAxis {
        AxisMarks(values: Array(stride(from: 0, through: last, by: 5))) { _ in AxisGridLine() }
      }
      .chartXScale(domain: 0...last)
      .chartYScale(domain: -60...140)
      .frame(height: 260)
      .inBalanceCard()
      Spacer()
    }
    .padding(.top, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(Color(UIColor.systemGroupedBackground).ignoresSafeArea())
  }

  private func share(_ title: String, _ words: String, _ detail: String? = nil) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text(title).font(.caption).foregroundStyle(.secondary)
        Spacer()
        Text(words).font(.system(size: 19, weight: .semibold))
      }
      if let detail { Text(detail).font(.caption).foregroundStyle(.secondary) }
    }
  }
}

extension View {
  fileprivate func inBalanceCard() -> some View {
    padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.white, in: RoundedRectangle(cornerRadius: 12))
      .padding(.horizontal, 16)
  }
}
