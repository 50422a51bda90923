import SwiftUI

/// What a film's picture is drawn as.
enum Poster {
  /// - Parameter shape: How many times as wide as high it is.
  case color(Color, shape: CGFloat = 2 / 3)
  case sign(String)
  case failure
  case waiting(String?)
  case warned(CGFloat?)
}

/// A picture that fits where it is asked for, or what stands for it until it is there.
struct PosterView: View {
  var poster: Poster

  var body: some View {
    VStack {
      Button {
      } label: {
        if case .failure = poster {
          VStack {
            Image(systemName: "exclamationmark.triangle")
              .resizable()
              .scaledToFit()
              .symbolRenderingMode(.multicolor)
          }
          .foregroundColor(.red)
        }
      }
      if case .waiting(let words) = poster {
        ProgressView {
          if let words { Text(words) }
        }
      }
      if case .sign(let name) = poster { Image(systemName: name).resizable().scaledToFit() }
      if case .color(let color, let shape) = poster {
        color.aspectRatio(shape, contentMode: .fit)
      }
    }
  }
}

/// A small picture beside a title with three lines below it.
struct FilmRow: View {
  var title: String
  var words: String
  var poster: Poster

  var body: some View {
    HStack(spacing: 16) {
      if case .warned(let side) = poster {
        Color.cyan
          .frame(width: side, height: side)
          .overlay {
            Image(systemName: "exclamationmark.triangle").resizable().scaledToFit()
          }
      } else {
        PosterView(poster: poster).frame(width: 60, height: 90).clipped()
      }
      VStack(alignment: .leading, spacing: 16) {
        Text(title).font(.headline)
        Text(words)
          .foregroundStyle(.secondary)
          .font(.subheadline)
          .lineLimit(3)
      }
    }
  }
}

enum FilmWords {
  static let castle = """
    The orphan Sheeta inherited a mysterious crystal that links her to the mythical sky-kingdom of \
    Laputa. With the help of resourceful Pazu and a rollicking band of sky pirates, she makes her \
    way to the ruins of the once-great civilization. Sheeta and Pazu must outwit the evil Muska, \
    who plans to use Laputa's science to make himself ruler of the world.
    """
  static let service = """
    A young witch, on her mandatory year of independent life, finds fitting into a new community \
    difficult while she supports herself by running an air courier service.
    """
  static let titles = ["Castle in the Sky", "Kiki's Delivery Service"]
}

/// Rows of films in a plain list; as many as there are posters.
struct FilmRows: View {
  var posters: [Poster]

  var body: some View {
    List {
      ForEach(posters.indices, id: \.self) { index in
        row(index)
      }
    }
    .listStyle(.plain)
  }

  func row(_ index: Int) -> FilmRow {
    FilmRow(
      title: FilmWords.titles[index], words: index == 0 ? FilmWords.castle : FilmWords.service,
      poster: posters[index])
  }
}

/// Two titles in a plain list, as links or not.
struct FilmTitles: View {
  var areLinks = false

  var body: some View {
    List {
      ForEach(FilmWords.titles, id: \.self) { title in
        if areLinks {
          NavigationLink {
            Text(title)
          } label: {
            Text(title)
          }
        } else {
          Text(title)
        }
      }
    }
    .listStyle(.plain)
  }
}

/// A large title over films that lead on, or over a word that there are none.
struct FilmsPage: View {
  var title = "Films"
  var posters: [Poster] = []
  var nothing = "List is empty."

  var body: some View {
    NavigationView {
      VStack {
        Button {
        } label: {
        }
        if posters.isEmpty {
          Text(nothing).foregroundColor(.secondary)
        } else {
          List {
            ForEach(posters.indices, id: \.self) { index in
              NavigationLink {
                Text(title)
              } label: {
                FilmRows(posters: posters).row(index)
              }
            }
          }
          .listStyle(.plain)
        }
      }
      .navigationTitle(Text(title))
    }
  }
}

/// Titles that lead on in a bar without a title.
struct FilmLinks: View {
  var body: some View {
    NavigationView {
      FilmTitles(areLinks: true)
    }
  }
}

/// A film's titles, its picture, who made it and what it is about.
struct FilmPage: View {
  var poster: Poster

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: "天空の城ラピュタ").font(.headline)
        Text(verbatim: "Tenkū no shiro Rapyuta").font(.subheadline).foregroundStyle(.secondary)
        picture.padding(.vertical, 6)
        VStack {
          maker("director", "Hayao Miyazaki")
          maker("producer", "Isao Takahata")
        }
        Text(verbatim: FilmWords.castle).font(.body).foregroundStyle(.secondary)
      }
      .padding(.horizontal)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .navigationTitle(FilmWords.titles[0])
  }

  @ViewBuilder var picture: some View {
    switch poster {
    case .color(let color, let shape): color.aspectRatio(shape, contentMode: .fit)
    case .warned:
      Color.cyan
        .aspectRatio(1, contentMode: .fit)
        .overlay { Image(systemName: "exclamationmark.triangle").resizable().scaledToFit() }
    default:
      Color.clear.aspectRatio(2 / 3, contentMode: .fit).overlay { PosterView(poster: poster) }
    }
  }

  func maker(_ work: String, _ name: String) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(work.uppercased()).foregroundStyle(.secondary).font(.caption)
      Spacer()
      Text(verbatim: name)
    }
  }
}

/// One thing in the middle of a screen: words, words on red, or what turns.
struct FilmState: View {
  enum Shown { case words, failure, redWords, waiting }
  var shown: Shown
  var words: String
  var corner: CGFloat = 0

  var body: some View {
    switch shown {
    case .words: Text(verbatim: words)
    case .failure:
      Text(words).foregroundColor(.white).padding().background(.red).cornerRadius(corner).padding()
    case .redWords: Text(words).foregroundStyle(.red)
    case .waiting: ProgressView { Text(words) }
    }
  }
}
