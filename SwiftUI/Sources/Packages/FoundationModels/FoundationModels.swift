import SwiftUI

// A language model that is there, and never answers.

@attached(extension, conformances: Generable)
@attached(member, names: named(PartiallyGenerated), named(asPartiallyGenerated))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "SwiftUIMacros", type: "GenerableMacro")

@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

private func noAnswer<Answer>() async -> Answer { await withUnsafeContinuation { _ in } }

public struct SystemLanguageModel: Sendable {
  public static let `default` = SystemLanguageModel()

  public struct UseCase: Hashable, Sendable {
    let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  public struct Guardrails: Sendable {
    public static let `default` = Guardrails()
    public static let developerProvided = Guardrails()
    public static let permissiveContentTransformations = Guardrails()
  }

  public struct Adapter: Sendable {
    public init(fileURL: URL) throws {}
    public init(name: String) throws {}
    public func compile() async throws {}
  }

  public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Sendable {
      case deviceNotEligible
      case appleIntelligenceNotEnabled
      case modelNotReady
    }

    case available
    case unavailable(UnavailableReason)
  }

  public var availability: Availability { .available }
  public var isAvailable: Bool { true }
  public var supportedLanguages: Set<Locale.Language> { [Locale.Language(identifier: "en")] }
  public var contextSize: Int { 4096 }

  public init() {}
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  public init(adapter: Adapter, guardrails: Guardrails = .default) {}

  public func supportsLocale(_ locale: Locale = .current) -> Bool { true }
  public func tokenCount(for text: some Sequence) async throws -> Int { await noAnswer() }
}

public protocol PromptRepresentable { var promptRepresentation: Prompt { get } }
public protocol InstructionsRepresentable {
  var instructionsRepresentation: Instructions { get }
}

extension String: PromptRepresentable, InstructionsRepresentable {
  public var promptRepresentation: Prompt { Prompt(text: self) }
  public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt {
    Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
  }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions {
    Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
}

public struct Prompt: PromptRepresentable, Sendable {
  let text: String

  init(text: String) { self.text = text }
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

  public var promptRepresentation: Prompt { self }
}

public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String

  init(text: String) { self.text = text }
  public init(_ content: some InstructionsRepresentable) {
    self = content.instructionsRepresentation
  }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }

  public var instructionsRepresentation: Instructions { self }
}

@resultBuilder
public struct PromptBuilder {
  public static func buildExpression(_ part: some PromptRepresentable) -> Prompt {
    part.promptRepresentation
  }
  public static func buildBlock(_ parts: Prompt...) -> Prompt { joined(parts) }
  public static func buildArray(_ parts: [Prompt]) -> Prompt { joined(parts) }
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt(text: "") }
  public static func buildEither(first: Prompt) -> Prompt { first }
  public static func buildEither(second: Prompt) -> Prompt { second }
  public static func buildLimitedAvailability(_ part: Prompt) -> Prompt { part }

  private static func joined(_ parts: [Prompt]) -> Prompt {
    Prompt(text: parts.map(\.text).joined(separator: "\n"))
  }
}

@resultBuilder
public struct InstructionsBuilder {
  public static func buildExpression(_ part: some InstructionsRepresentable) -> Instructions {
    part.instructionsRepresentation
  }
  public static func buildBlock(_ parts: Instructions...) -> Instructions { joined(parts) }
  public static func buildArray(_ parts: [Instructions]) -> Instructions { joined(parts) }
  public static func buildOptional(_ part: Instructions?) -> Instructions {
    part ?? Instructions(text: "")
  }
  public static func buildEither(first: Instructions) -> Instructions { first }
  public static func buildEither(second: Instructions) -> Instructions { second }
  public static func buildLimitedAvailability(_ part: Instructions) -> Instructions { part }

  private static func joined(_ parts: [Instructions]) -> Instructions {
    Instructions(text: parts.map(\.text).joined(separator: "\n"))
  }
}

public struct GenerationOptions: Equatable, Sendable {
  public struct SamplingMode: Equatable, Sendable {
    public static let greedy = SamplingMode()
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
    public static func random(
      probabilityThreshold: Double, seed: UInt64? = nil
    ) -> SamplingMode { SamplingMode() }
  }

  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?

  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

// MARK: What is generated

public struct GenerationID: Hashable, Sendable {
  private let id = UUID()

  public init() {}
}

public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  init(_ content: GeneratedContent) throws
}

public protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable {
  var generatedContent: GeneratedContent { get }
}

public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
  func asPartiallyGenerated() -> PartiallyGenerated
}

/// What there is of what was generated: nothing.
public struct NothingGenerated: Error { public init() {} }

extension ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws { throw NothingGenerated() }
}

extension ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent() }
  public var promptRepresentation: Prompt { Prompt(text: "\(self)") }
  public var instructionsRepresentation: Instructions { Instructions(text: "\(self)") }
}

extension Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema() }
}

extension Generable where PartiallyGenerated == Self {
  public func asPartiallyGenerated() -> Self { self }
}

extension Never: Generable {}
extension Bool: Generable {}
extension Int: Generable {}
extension Float: Generable {}
extension Double: Generable {}
extension Decimal: Generable {}
extension String: Generable {}
extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public func asPartiallyGenerated() -> [Element.PartiallyGenerated] {
    map { $0.asPartiallyGenerated() }
  }
}
extension Array: ConvertibleFromGeneratedContent
where Element: ConvertibleFromGeneratedContent {}
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {}

public struct GeneratedContent: Generable, Equatable, CustomDebugStringConvertible, Sendable {
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  public var id: GenerationID?
  public let kind: Kind

  public var generatedContent: GeneratedContent { self }
  public var isComplete: Bool { true }
  public var jsonString: String { "{}" }
  public var debugDescription: String { jsonString }

  public init() { kind = .null }
  public init(_ content: GeneratedContent) throws { self = content }
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) { self.init(value) }
  public init(kind: Kind, id: GenerationID? = nil) {
    self.kind = kind
    self.id = id
  }
  public init(json: String) throws { kind = .null }
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    kind = .structure(
      properties: Dictionary(
        properties.map { ($0.key, $0.value.generatedContent) }, uniquingKeysWith: { $1 }),
      orderedKeys: properties.map(\.key))
    self.id = id
  }

  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { try Value(self) }
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value { try Value(member(property)) }
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? { try? Value(member(property)) }

  private func member(_ name: String) -> GeneratedContent {
    guard case .structure(let properties, _) = kind else { return GeneratedContent() }
    return properties[name] ?? GeneratedContent()
  }
}

public struct GenerationGuide<Value>: Sendable {}

extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> Self { Self() }
  public static func anyOf(_ values: [String]) -> Self { Self() }
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}

extension GenerationGuide where Value: Comparable {
  public static func minimum(_ value: Value) -> Self { Self() }
  public static func maximum(_ value: Value) -> Self { Self() }
  public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}

extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    Self()
  }
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    Self()
  }
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] {
    Self()
  }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self
  where Value == [Element] { Self() }
}

// As `@Guide` has them, which knows nothing of the property's type.
extension GenerationGuide where Value == [Never] {
  public static func minimumCount(_ count: Int) -> Self { Self() }
  public static func maximumCount(_ count: Int) -> Self { Self() }
  public static func count(_ count: Int) -> Self { Self() }
  public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
}

public struct GenerationSchema: Sendable, Codable, CustomDebugStringConvertible {
  public struct Property: Sendable {
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type,
      guides: [GenerationGuide<Value>] = []
    ) {}
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type,
      guides: [GenerationGuide<Value>] = []
    ) {}
  }

  public enum SchemaError: Error {
    case duplicateProperty, duplicateType, emptyTypeChoices, undefinedReferences
  }

  public var debugDescription: String { "{}" }

  init() {}
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {}
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {}
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {}
}

public struct DynamicGenerationSchema: Sendable {
  public struct Property: Sendable {
    public init(
      name: String, description: String? = nil, schema: DynamicGenerationSchema,
      isOptional: Bool = false
    ) {}
  }

  public init(name: String, description: String? = nil, properties: [Property]) {}
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {}
  public init(name: String, description: String? = nil, anyOf choices: [String]) {}
  public init(
    arrayOf items: DynamicGenerationSchema, minimumElements: Int? = nil,
    maximumElements: Int? = nil
  ) {}
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {}
  public init(referenceTo name: String) {}
}

// MARK: Who is asked

public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Arguments: ConvertibleFromGeneratedContent
  associatedtype Output: PromptRepresentable
  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }
  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  public var name: String { String(describing: Self.self) }
  public var parameters: GenerationSchema { GenerationSchema() }
  public var includesSchemaInInstructions: Bool { true }
}

@Observable
public final class LanguageModelSession: @unchecked Sendable {
  public enum GenerationError: Error, LocalizedError {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    public struct Refusal: Sendable {
      public init(transcriptEntries: [Transcript.Entry]) {}
      public var explanation: Response<String> { get async throws { await noAnswer() } }
    }

    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)

    public var errorDescription: String? { nil }
    public var recoverySuggestion: String? { nil }
    public var failureReason: String? { nil }
  }

  public struct ToolCallError: Error, LocalizedError {
    public var tool: any Tool
    public var underlyingError: any Error

    public init(tool: any Tool, underlyingError: any Error) {
      self.tool = tool
      self.underlyingError = underlyingError
    }

    public var errorDescription: String? { nil }
  }

  public struct Response<Content> {
    public let content: Content
    public let rawContent: GeneratedContent
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  public struct ResponseStream<Content: Generable>: AsyncSequence {
    public struct Snapshot {
      public var content: Content.PartiallyGenerated
      public var rawContent: GeneratedContent
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { await noAnswer() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> { await noAnswer() }
  }

  public private(set) var transcript: Transcript
  public var isResponding: Bool { false }

  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    self.init(model: model, tools: tools, instructions: try instructions())
  }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {
    self.init(model: model, tools: tools, transcript: Transcript())
  }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions
  ) {
    self.init(model: model, tools: tools, transcript: Transcript())
  }
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) {
    self.transcript = transcript
  }

  public func prewarm(promptPrefix: Prompt? = nil) {}

  @discardableResult
  public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { await noAnswer() }
  @discardableResult
  public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { await noAnswer() }
  @discardableResult
  public func respond(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { await noAnswer() }
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { await noAnswer() }
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { await noAnswer() }
  @discardableResult
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { await noAnswer() }
  @discardableResult
  public func respond(
    to prompt: some PromptRepresentable, schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { await noAnswer() }
  @discardableResult
  public func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<GeneratedContent> { await noAnswer() }

  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { ResponseStream() }
  public func streamResponse(
    to prompt: some PromptRepresentable, schema: GenerationSchema,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream() }

  @discardableResult
  public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredOutput: Transcript.Entry? = nil
  ) -> Data { Data() }
}

public struct LanguageModelFeedback: Sendable {
  public enum Sentiment: Sendable, CaseIterable { case positive, negative, neutral }

  public struct Issue: Sendable {
    public enum Category: Sendable, CaseIterable {
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias
      case suggestiveOrSexual, vulgarOrOffensive, triggeredGuardrailUnexpectedly
    }

    public init(category: Category, explanation: String? = nil) {}
  }
}

public struct Transcript: RandomAccessCollection, Equatable, Sendable {
  private var entries: [Entry]

  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }
  public subscript(index: Int) -> Entry { entries[index] }

  public enum Entry: Identifiable, Equatable, CustomStringConvertible, Sendable {
    case instructions(Instructions)
    case prompt(Prompt)
    case toolCalls(ToolCalls)
    case toolOutput(ToolOutput)
    case response(Response)

    public var id: String {
      switch self {
      case .instructions(let part): part.id
      case .prompt(let part): part.id
      case .toolCalls(let part): part.id
      case .toolOutput(let part): part.id
      case .response(let part): part.id
      }
    }
    public var description: String { id }
  }

  public enum Segment: Identifiable, Equatable, CustomStringConvertible, Sendable {
    case text(TextSegment)
    case structure(StructuredSegment)

    public var id: String {
      switch self {
      case .text(let part): part.id
      case .structure(let part): part.id
      }
    }
    public var description: String {
      switch self {
      case .text(let part): part.content
      case .structure: "{}"
      }
    }
  }

  public struct TextSegment: Identifiable, Equatable, CustomStringConvertible, Sendable {
    public var id: String
    public var content: String
    public var description: String { content }

    public init(id: String = UUID().uuidString, content: String) {
      self.id = id
      self.content = content
    }
  }

  public struct StructuredSegment: Identifiable, Equatable, Sendable {
    public var id: String
    public var source: String
    public var content: GeneratedContent

    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      self.id = id
      self.source = source
      self.content = content
    }
  }

  public struct ToolDefinition: Equatable, Sendable {
    public var name: String
    public var description: String

    public init(name: String, description: String, parameters: GenerationSchema) {
      self.name = name
      self.description = description
    }
    public init(tool: some Tool) {
      name = tool.name
      description = tool.description
    }
  }

  public struct ResponseFormat: Equatable, Sendable {
    public let name: String

    public init(type: any Generable.Type) { name = "\(type)" }
    public init(schema: GenerationSchema) { name = "" }
  }

  public struct Instructions: Identifiable, Equatable, Sendable {
    public var id: String
    public var segments: [Segment]
    public var toolDefinitions: [ToolDefinition]

    public init(
      id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]
    ) {
      self.id = id
      self.segments = segments
      self.toolDefinitions = toolDefinitions
    }
  }

  public struct Prompt: Identifiable, Equatable, Sendable {
    public var id: String
    public var segments: [Segment]
    public var options: GenerationOptions
    public var responseFormat: ResponseFormat?

    public init(
      id: String = UUID().uuidString, segments: [Segment],
      options: GenerationOptions = GenerationOptions(), responseFormat: ResponseFormat? = nil
    ) {
      self.id = id
      self.segments = segments
      self.options = options
      self.responseFormat = responseFormat
    }
  }

  public struct ToolCall: Identifiable, Equatable, Sendable {
    public var id: String
    public var toolName: String
    public var arguments: GeneratedContent

    public init(id: String, toolName: String, arguments: GeneratedContent) {
      self.id = id
      self.toolName = toolName
      self.arguments = arguments
    }
  }

  public struct ToolCalls: Identifiable, Equatable, RandomAccessCollection, Sendable {
    public var id: String
    private var calls: [ToolCall]

    public init<S: Sequence<ToolCall>>(id: String = UUID().uuidString, _ calls: S) {
      self.id = id
      self.calls = Array(calls)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { calls.count }
    public subscript(index: Int) -> ToolCall { calls[index] }
  }

  public struct ToolOutput: Identifiable, Equatable, Sendable {
    public var id: String
    public var toolName: String
    public var segments: [Segment]

    public init(id: String, toolName: String, segments: [Segment]) {
      self.id = id
      self.toolName = toolName
      self.segments = segments
    }
  }

  public struct Response: Identifiable, Equatable, Sendable {
    public var id: String
    public var assetIDs: [String]
    public var segments: [Segment]

    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      self.id = id
      self.assetIDs = assetIDs
      self.segments = segments
    }
  }
}
