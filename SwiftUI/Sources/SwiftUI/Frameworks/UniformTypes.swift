/// What kind of thing some data is.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String

  public init?(_ identifier: String) {
    self.identifier = identifier
  }

  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    identifier = "public." + filenameExtension
  }

  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    identifier = mimeType
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  public var preferredMIMEType: String? { nil }
  public var preferredFilenameExtension: String? { nil }

  public func conforms(to type: UTType) -> Bool { self == type }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let html = UTType(known: "public.html")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let zip = UTType(known: "public.zip-archive")
  public static let folder = UTType(known: "public.folder")
  public static let directory = UTType(known: "public.directory")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let package = UTType(known: "com.apple.package")
  public static let archive = UTType(known: "public.archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let diskImage = UTType(known: "public.disk-image")
  public static let database = UTType(known: "public.database")
  public static let rtf = UTType(known: "public.rtf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let yaml = UTType(known: "public.yaml")
  public static let log = UTType(known: "com.apple.log")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let vCard = UTType(known: "public.vcard")
  public static let contact = UTType(known: "public.contact")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let message = UTType(known: "public.message")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let svg = UTType(known: "public.svg-image")
  public static let heif = UTType(known: "public.heif")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let avi = UTType(known: "public.avi")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}

// MARK: Dragging

public protocol NSItemProviderReading: AnyObject {}
public protocol NSItemProviderWriting: AnyObject {}

public final class NSItemProvider: NSObject, @unchecked Sendable {
  public override init() {}

  public convenience init(object: Any) { self.init() }

  public convenience init?(contentsOf fileURL: URL?) { self.init() }

  public var suggestedName: String?
  public var registeredTypeIdentifiers: [String] { [] }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  public func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }

  @discardableResult
  public func loadObject(
    ofClass aClass: Any.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 1)
  }

  @_disfavoredOverload @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 1)
  }

  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}

  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 1)
  }
}

public struct DropInfo: Sendable {
  public let location: CGPoint

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  public func hasItemsConforming(to types: [String]) -> Bool { false }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }

  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

public enum DropOperation: Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}

@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool

  func performDrop(info: DropInfo) -> Bool

  func dropEntered(info: DropInfo)

  func dropUpdated(info: DropInfo) -> DropProposal?

  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }

  public func dropEntered(info: DropInfo) {}

  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  public func dropExited(info: DropInfo) {}
}

public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item
}

public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How something is handed over, which nothing is.
public struct _Transfer<Item>: TransferRepresentation {
  public init() {}
}

@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(
    _ representation: R
  ) -> _Transfer<Item> where R.Item == Item {
    _Transfer()
  }

  public static func buildBlock(_ representations: _Transfer<Item>...) -> _Transfer<Item> {
    _Transfer()
  }
}

public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(for type: Item.Type = Item.self, contentType: UTType) {}
}

public struct DataRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}

  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

public struct SentTransferredFile: Sendable {
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}

public struct ReceivedTransferredFile: Sendable {
  public let file: URL
}

public struct FileRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

extension String: Transferable {
  public static var transferRepresentation: _Transfer<String> { _Transfer() }
}

extension Data: Transferable {
  public static var transferRepresentation: _Transfer<Data> { _Transfer() }
}

extension URL: Transferable {
  public static var transferRepresentation: _Transfer<URL> { _Transfer() }
}

extension Image: Transferable {
  public static var transferRepresentation: _Transfer<Image> { _Transfer() }
}

extension View {
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    self
  }

  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    self
  }

  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    self
  }

  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    self
  }

  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    self
  }
}
