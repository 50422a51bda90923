/// A file, or a folder of files, in memory: nothing is read or written here.
open class FileWrapper: @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  open private(set) var regularFileContents: Data?
  open private(set) var fileWrappers: [String: FileWrapper]?
  open var filename: String?
  open var preferredFilename: String?
  open var fileAttributes: [String: Any] = [:]
  open var isDirectory: Bool { fileWrappers != nil }
  open var isRegularFile: Bool { fileWrappers == nil }
  open var isSymbolicLink: Bool { false }

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    fileWrappers = children
  }

  public init(url: URL, options: ReadingOptions = []) throws {
    regularFileContents = try Data(contentsOf: url)
    filename = url.lastPathComponent
  }

  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "file"
    fileWrappers?[name] = child
    return name
  }

  @discardableResult
  open func addRegularFile(
    withContents data: Data, preferredFilename name: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = name
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}
