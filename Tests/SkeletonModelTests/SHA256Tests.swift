import Testing

@testable import SkeletonModel

struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func publishedExamples(text: String, digest: String) {
    #expect(SHA256(Array(text.utf8)).hexadecimal == digest)
  }

  // Lengths around the block size; expected values from Python's hashlib.
  @Test(arguments: [
    (55, "463eb28e72f82e0a"),
    (56, "da2ae4d6b36748f2"),
    (57, "2fe741af801cc238"),
    (64, "fdeab9acf3710362"),
    (65, "4bfd2c8b6f1eec7a"),
    (120, "f52b23db1fbb6ded"),
    (128, "471fb943aa23c511"),
  ])
  func everyLengthOfPadding(count: Int, prefix: String) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    #expect(SHA256(bytes).hexadecimal.hasPrefix(prefix))
  }
}
