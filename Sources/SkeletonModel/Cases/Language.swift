/// A language that an app's texts are in, by its tag: `de`, `pt-BR`, `zh-Hans`.
package struct Language: Hashable, Sendable {
  /// As BCP 47 has it: `zh-Hant-HK`.
  package let tag: String

  /// nil for what is no tag: two or three letters, and behind hyphens scripts and countries.
  package init?(tag: String) {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy(\.isLatinLetter),
      parts.dropFirst().allSatisfy({ part in
        (2...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { $0.isLatinLetter || (48...57).contains($0) }
      }), parts.count <= 4
    else { return nil }
    let written = parts.dropFirst().map { part in
      switch part.utf8.count {
      case 2: part.uppercased()
      case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: part.lowercased()
      }
    }
    self.tag = ([first.lowercased()] + written).joined(separator: "-")
  }

  /// It, and what is said of it less exactly: `zh-Hant-HK`, `zh-Hant`, `zh`.
  package var general: [String] {
    let parts = tag.split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  /// Whether it is written from right to left.
  package var isRightToLeft: Bool {
    let parts = tag.split(separator: "-").map(String.init)
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"].contains(script)
    }
    return [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ].contains(parts[0])
  }
}

extension UInt8 {
  fileprivate var isLatinLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
}
