import Testing

@testable import SkeletonModel

struct EasingTests {
  @Test(arguments: [
    (0.1, 0.0197), (0.2, 0.0817), (0.25, 0.1292), (0.3, 0.1874), (0.4, 0.3319), (0.5, 0.5),
    (0.75, 0.8708), (0.9, 0.9803),
  ])
  func easeInOut(share: Double, progress: Double) {
    #expect(abs(Easing.easeInOut.progress(at: share, of: 300_000) - progress) < 0.00005)
  }

  @Test(arguments: [
    (0.05, 0.2017), (0.1, 0.5257), (0.15, 0.7763), (0.2, 0.9223), (0.25, 0.9898), (0.3, 1.0124),
    (1.0 / 3, 1.0152), (0.4, 1.0105), (0.5, 1.0025),
  ])
  func spring(seconds: Double, progress: Double) {
    let spring = Easing.spring(response: 0.4, dampingFraction: 0.8)
    #expect(abs(spring.progress(at: seconds, of: 1_000_000) - progress) < 0.00005)
  }
}
