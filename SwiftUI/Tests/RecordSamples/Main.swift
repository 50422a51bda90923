import Samples
import SwiftUI

@main
struct Main {
  static func main() {
    _Recording.serve(Sample.all.map { (name: $0.name, make: $0.make) })
  }
}
