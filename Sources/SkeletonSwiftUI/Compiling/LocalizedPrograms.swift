import SkeletonLanguage
import SkeletonModel
import SkeletonSystem
import Synchronization

/// A view's program beside the app's texts in other languages, and the files that it reads: in a folder of
/// its own for each, where Foundation finds them as it finds those that the program is made with.
final class LocalizedPrograms: Sendable {
  private let index: SourceIndex
  private let cache: CacheFolder
  private let resources: AppResources
  private let tables = Mutex<[Language: StringTables]>([:])

  init(_ index: SourceIndex, _ cache: CacheFolder, _ resources: AppResources) {
    self.index = index
    self.cache = cache
    self.resources = resources
  }

  func texts(in language: Language) -> StringTables {
    tables.withLock { tables in
      let known = tables[language] ?? index.strings(in: language)
      tables[language] = known
      return known
    }
  }

  /// The folder of a program in a language; made once for the same texts.
  func folder(of language: Language, for program: String) throws(ViewRefusal) -> String {
    let texts = texts(in: language)
    let digest = SHA256(texts.bytes).hexadecimal.prefix(12)
    do {
      return try cache.folder(
        "swiftui/programs/\(FilePath.name(of: program))-\(language.tag)-\(digest)", keeping: 2000,
        upTo: BuiltProgram.mostBytes
      ) { folder in
        try texts.write(to: folder)
        try resources.write(to: folder)
        try Files.link(
          FilePath.joined(program, BuiltProgram.file),
          as: FilePath.joined(folder, BuiltProgram.file))
      }
    } catch {
      throw ViewRefusal("\(error)")
    }
  }
}
