import SkeletonFrames
import SkeletonLint
import SkeletonModel

/// What lint finds as SARIF 2.1.0 has it, with paths relative to the root of the repository.
func lintSARIF(of result: LintResult, _ options: ReportOptions) -> JSON {
  [
    "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
    "version": "2.1.0",
    "runs": [
      [
        "tool": [
          "driver": [
            "name": "skelsnap",
            "version": .string(skelsnapVersion),
            "semanticVersion": .string(skelsnapVersion),
            "rules": .array(LintRule.allCases.map(\.sarif)),
          ]
        ],
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": [
          "%SRCROOT%": ["description": ["text": "The root of the repository."]]
        ],
        "invocations": [
          [
            "executionSuccessful": .bool(result.problems.isEmpty),
            "toolExecutionNotifications": .array(
              result.problems.map { $0.sarif(options) } + result.notes.map { $0.sarif(options) }),
          ]
        ],
        "results": .array(result.findings.map { $0.sarif(in: result, options) }),
      ]
    ],
  ]
}

extension LintRule {
  fileprivate var sarif: JSON {
    let sentence = says.prefix(1).uppercased() + says.dropFirst() + "."
    let help = "\(reason) To mend it: \(remedy)."
    return [
      "id": .string(rawValue),
      "shortDescription": ["text": .string(sentence)],
      "fullDescription": ["text": .string(reason)],
      "help": ["text": .string(help), "markdown": .string(help)],
      "defaultConfiguration": ["level": .string(level.sarif)],
      "properties": ["tags": ["skeleton"]],
    ]
  }
}

extension LintLevel {
  fileprivate var sarif: String { self == .ignore ? "none" : rawValue }
}

extension LintFinding {
  fileprivate func sarif(in result: LintResult, _ options: ReportOptions) -> JSON {
    let (place, isElsewhere) = position(in: result)
    let scope = scope(room: 60, isVerbose: options.isVerbose)
    var text = printable(sentence) + (scope.isEmpty ? "" : " (\(scope))")
    if isElsewhere { text += " at \(position)" }
    // Neither lines nor amounts: a finding stays the same when something is written above it.
    let identity = [
      document, rule.rawValue, node.withoutRowNumbers, states.first ?? "", subject,
    ]
    return [
      "ruleId": .string(rule.rawValue),
      "ruleIndex": .integer(LintRule.allCases.firstIndex(of: rule) ?? 0),
      "level": .string(level.sarif),
      "message": ["text": .string(text)],
      "locations": [["physicalLocation": place.sarif(options)]],
      "partialFingerprints": [
        "skelsnap/v1": .string(
          SHA256(Array(identity.joined(separator: "\n").utf8)).hexadecimal)
      ],
      "properties": .object(
        [
          JSON.Member("document", .string(document)),
          JSON.Member("variants", .array(variants.map { .string($0) })),
        ] + [value.map { JSON.Member("value", .number($0)) }].compactMap(\.self)),
    ]
  }
}

extension Diagnostic {
  fileprivate func sarif(_ options: ReportOptions) -> JSON {
    [
      "level": .string(severity.rawValue),
      "message": ["text": .string(message)],
      "locations": [["physicalLocation": position.sarif(options)]],
    ]
  }
}

extension TextPosition {
  fileprivate func sarif(_ options: ReportOptions) -> JSON {
    [
      "artifactLocation": [
        "uri": .string(Self.address(options.pathInRepository(file))), "uriBaseId": "%SRCROOT%",
      ],
      "region": ["startLine": .integer(line), "startColumn": .integer(column)],
    ]
  }

  /// A path as part of an address (RFC 3986).
  private static func address(_ path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "/-._~".unicodeScalars.contains(scalar)
      {
        address.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return address
  }
}
