import Fuzzing
import SkeletonSystem

/// The target that `SKELSNAP_FUZZ` names.
private let target: FuzzTarget = {
  let name = ProcessEnvironment.value(of: "SKELSNAP_FUZZ") ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    preconditionFailure("SKELSNAP_FUZZ names a target: \(names)")
  }
  return target
}()

/// What libFuzzer calls with each input; its library has the `main`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(unsafe Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
