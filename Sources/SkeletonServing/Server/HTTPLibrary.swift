import CMicroHTTP
import SkeletonModel

/// libmicrohttpd, loaded.
struct HTTPLibrary {
  let calls: cmicrohttp_library

  init() throws(Failure) {
    var calls = cmicrohttp_library()
    if let missing = unsafe cmicrohttp_load(&calls) {
      throw unsafe Failure(
        "a page is served by libmicrohttpd 0.9.72 or newer, and there is no "
          + "\(String(cString: missing)); install the package libmicrohttpd12 or "
          + "libmicrohttpd12t64, or Homebrew's libmicrohttpd")
    }
    self.calls = calls
  }
}
