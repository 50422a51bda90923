/// A document that is a value: none is opened here.
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }

  init(configuration: ReadConfiguration) throws

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  associatedtype Snapshot

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }

  init(configuration: ReadConfiguration) throws

  func snapshot(contentType: UTType) throws -> Snapshot

  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable = true
}

public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable = true
}

public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

public struct DocumentConfiguration: Sendable {
  public var fileURL: URL?
  public var isEditable: Bool
}

// What is chosen in dialogs of the system's, which are another program's.

extension View {
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    self
  }

  // Of any document: one that is a value, an object, or written by its representations.

  nonisolated public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }

  nonisolated public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    self
  }

  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    self
  }

  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    self
  }

  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    self
  }

  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    self
  }

  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    self
  }

  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL {
    self
  }

  nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> some View { self }

  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  nonisolated public func fileDialogMessage(_ message: some _Words) -> some View { self }

  nonisolated public func fileDialogConfirmationLabel(_ label: some _Words) -> some View { self }

  nonisolated public func fileExporterFilenameLabel(_ label: some _Words) -> some View { self }

  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    self
  }

  nonisolated public func documentBrowserContextMenu<Menu: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> Menu
  ) -> some View {
    self
  }

  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  nonisolated public func navigationDocument<D: Transferable, Picture, Icon>(
    _ document: D, preview: SharePreview<Picture, Icon>
  ) -> some View {
    self
  }

  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

public protocol _SharePreview {}

/// What stands for something that is shared, before it is.
public struct SharePreview<Picture, Icon>: _SharePreview {
  nonisolated public init(_ title: some _Words, image: Picture, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  nonisolated public init(_ title: some _Words, image: Picture) {}
}

extension SharePreview where Picture == Never {
  nonisolated public init(_ title: some _Words, icon: Icon) {}
}

extension SharePreview where Picture == Never, Icon == Never {
  nonisolated public init(_ title: some _Words) {}
}
