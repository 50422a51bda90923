import SkeletonExport
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting
import SkeletonSystem
import Synchronization

extension Export {
  /// Sheets of the reels: a page for each document in a PDF; a picture has one for all.
  func writeSheets(_ reels: [Reel], _ target: Target) throws(Stop) {
    let shaper = TextShaper()
    if case .folder(let folder) = target.place {
      for group in reels.grouped(by: \.document.name) {
        let bytes = try console.attempt { try sheetFile([group], target.format, shaper) }
        let name = "\(group[0].document.name).\(target.format.ending)"
        try console.attempt { try folder.writeUnsynced(bytes, to: name) }
      }
      return
    }
    let groups = reels.grouped(by: \.document.name)
    let bytes = try console.attempt { try sheetFile(groups, target.format, shaper) }
    switch target.place {
    case .file(let path): try console.attempt { try Files.write(bytes, to: path) }
    case .output: try console.data(file: bytes)
    case .folder: break
    }
  }

  /// - Parameter groups: The reels of each document.
  private func sheetFile(
    _ groups: [[Reel]], _ format: ExportFormat, _ shaper: TextShaper
  ) throws -> [UInt8] {
    if format == .pdf {
      let pages = try groups.map { group in
        PDFPage(try self.sheet(group, title: group[0].document.title, shaper))
      }
      return try pdf(pages, title: groups.count == 1 ? groups[0][0].document.title : "Skeletons")
    }
    let all = groups.flatMap { $0 }
    let title = groups.count == 1 ? all[0].document.title : "Skeletons"
    let sheet = try self.sheet(all, title: title, shaper, namesDocuments: groups.count > 1)
    do {
      return png(try rasterize(sheet.flat))
    } catch {
      throw Stop.failure(
        "the sheet cannot be painted: \(error); choose variants or phases, as in '--appearance "
          + "light --phase 0.5', or '--scale 1', or make it a PDF")
    }
  }

  private func sheet(
    _ reels: [Reel], title: String, _ shaper: TextShaper, namesDocuments: Bool = false
  ) throws -> ContactSheet {
    // Frames of one sheet have one scale, whatever those of their goldens are.
    let scale = reels.map(\.variant.scale).max() ?? 1
    var rows: [ContactSheet.Row] = []
    var known: Set<String> = []
    for var reel in reels {
      reel.variant.scale = scale
      guard known.insert("\(reel.folder)/\(reel.name)").inserted else { continue }
      let words = [namesDocuments ? reel.document.title : "", reel.variant.slug, reel.name]
      rows.append(
        ContactSheet.Row(
          label: words.filter { !$0.isEmpty }.joined(separator: " · "),
          cells: try stills(reel, shaper)))
    }
    return ContactSheet(
      title: title, rows, scale: scale, measure: shaper.measure)
  }
}

extension Export {
  /// Films of the reels, each a file of its own, or a folder of frames.
  func writeFilms(_ reels: [Reel], _ target: Target) throws(Stop) {
    guard case .folder(let folder) = target.place else {
      guard reels.count == 1 else {
        throw .usage(
          "\(Columns.counted(reels.count, "film")) need a folder: -o FOLDER --format "
            + "\(target.format.rawValue); or name one document, state and variant")
      }
      let progress = FilmProgress(console, films: 1)
      defer { progress?.clear() }
      let pieces = try console.attempt {
        try self.pieces(
          of: reels[0], target.format, TextShaper(), progress, workers: workers ?? Workers.most)
      }
      if case .file(let path) = target.place {
        try console.attempt { try Files.write(to: path, pieces) }
      } else {
        try console.data(file: pieces)
      }
      return
    }
    let progress = FilmProgress(console, films: reels.count)
    defer { progress?.clear() }
    let format = target.format
    let results = Workers.map(
      reels.count, workers: workers ?? Workers.most, state: { TextShaper() },
      until: { if case .failure = $0 { true } else { false } }
    ) { shaper, index in
      Result { try write(reels[index], format, to: folder, shaper, progress) }
    }
    try console.attempt { for result in results { try result?.get() } }
  }

  private func write(
    _ reel: Reel, _ format: ExportFormat, to folder: GuardedFolder, _ shaper: TextShaper,
    _ progress: FilmProgress?
  ) throws {
    let name = "\(reel.folder)/\(reel.name)"
    guard format == .frames else {
      // The films themselves are made side by side.
      let pieces = try self.pieces(of: reel, format, shaper, progress, workers: 1)
      return try folder.writeUnsynced(to: "\(name).\(format.ending)", pieces)
    }
    let film = try self.film(reel, shaper)
    let digits = String(film.shots.count).count
    var earlier = Set((folder.names(in: name) ?? []).filter(isFrame))
    try film.play(film.shots.indices) { (place, bitmap) throws(Failure) in
      let number = String(place + 1)
      let padded = String(repeating: "0", count: max(digits - number.count, 0)) + number
      let frame = "frame-\(padded).png"
      try folder.writeUnsynced(png(bitmap), to: "\(name)/\(frame)")
      earlier.remove(frame)
      progress?.step()
    }
    // Those of an earlier film, which was longer: whoever takes the folder would show them, too.
    for frame in earlier { try folder.remove("\(name)/\(frame)") }
  }

  /// Whether a file is called as the frames of a film are.
  private func isFrame(_ name: String) -> Bool {
    let number = name.dropFirst("frame-".count).dropLast(".png".count)
    return name == "frame-\(number).png" && !number.isEmpty
      && number.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
  }

  private func pieces(
    of reel: Reel, _ format: ExportFormat, _ shaper: TextShaper, _ progress: FilmProgress?,
    workers: Int
  ) throws -> FilePieces {
    let film = try self.film(reel, shaper)
    if format == .svg {
      try refuseTooLong(film)
      let text = try film.svg(loops: loops, by: motion, still: try still(reel, in: film, shaper))
      return { put throws(Failure) in try put(Array(text.utf8)) }
    }
    let survey = try FilmSurvey(film) { (_) throws(Failure) in progress?.step() }
    let watch: @Sendable (Int) throws(Failure) -> Void = { (_) throws(Failure) in progress?.step() }
    switch format {
    case .apng: return apng(film, survey, loops: loops, workers: workers, watch: watch)
    case .gif:
      let ground = Pixel(straightRed: 255, green: 255, blue: 255, alpha: 255)
      return gif(film, survey, over: ground, loops: loops, workers: workers, watch: watch)
    case .webp: return webp(film, survey, loops: loops, workers: workers, watch: watch)
    case .frames, .sheet, .pdf, .svg, .html, .markdown:
      preconditionFailure("these are made otherwise")
    }
  }
}

extension Export {
  private func refuseTooLong(_ film: Film) throws(Failure) {
    guard film.shots.count > Film.mostScenes else { return }
    throw Failure(
      "\(film.shots[0].frame.path): \(film.shots.count.grouped) frames are too many for an SVG, "
        + "of which a browser has all at once: \(Film.mostScenes.grouped) are the most; give a "
        + "lower --fps, end a load with --until, or make an animation of another format")
  }

  /// A page of the reels.
  func writeGallery(_ reels: [Reel], _ target: Target) throws(Stop) {
    let line = ProgressLine(console)
    defer { line?.clear() }
    let done = Atomic<Int>(0)
    let results = Workers.map(
      reels.count, workers: workers ?? Workers.most, state: { TextShaper() },
      until: { (result: Result<Gallery.Item, any Error>) in
        if case .failure = result { true } else { false }
      }
    ) { shaper, index in
      let item = Result { try self.item(reels[index], shaper) }
      let count = done.add(1, ordering: .relaxed).newValue
      line?.show { _ in "\(count) of \(Columns.counted(reels.count, "film"))" }
      return item
    }
    var items: [Gallery.Item] = []
    try console.attempt {
      for case let result? in results { items.append(try result.get()) }
    }
    let gallery = Gallery(items, framesPerSecond: framesPerSecond)
    switch target.place {
    case .file(let path): try console.attempt { try Files.write(to: path, gallery.pieces) }
    case .output: try console.data(file: gallery.pieces)
    case .folder(let folder):
      try console.attempt { try folder.writeUnsynced(to: "gallery.html", gallery.pieces) }
    }
  }

  private func item(_ reel: Reel, _ shaper: TextShaper) throws -> Gallery.Item {
    let (film, placed) = try filmAndScreen(reel, shaper)
    try refuseTooLong(film)
    let label =
      switch reel.subject {
      case .state(let planned): planned.screen.state.name
      case .scenario(let scenario, _): "load: \(scenario.name)"
      }
    return try Gallery.Item(
      document: reel.document.name, title: reel.document.title, screen: reel.name, label: label,
      isLoad: placed == nil, variant: reel.variant, film: film, placed: placed,
      measure: shaper.measure)
  }
}

/// How many frames are done, on a terminal.
final class FilmProgress: Sendable {
  private let line: ProgressLine
  private let films: Int
  private let done = Atomic<Int>(0)

  /// nil if nobody is watching.
  init?(_ console: Console, films: Int) {
    guard let line = ProgressLine(console) else { return nil }
    self.line = line
    self.films = films
  }

  func step() {
    let count = done.add(1, ordering: .relaxed).newValue
    line.show { _ in
      "\(count.grouped) frames"
        + (films > 1 ? " of \(Columns.counted(films, "film"))" : "")
    }
  }

  func clear() { line.clear() }
}
