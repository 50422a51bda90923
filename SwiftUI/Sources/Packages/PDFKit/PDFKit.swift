import SwiftUI

// Documents have no pages here, and nothing of them is drawn.

public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

open class PDFPage: NSObject, @unchecked Sendable {
  open var string: String? { nil }
  open var label: String? { nil }
  open var rotation = 0

  public override init() {}
  public init?(image: UIImage) {}

  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

open class PDFDocument: NSObject, @unchecked Sendable {
  open var pageCount: Int { 0 }
  open var string: String? { nil }
  open var isLocked: Bool { false }

  public override init() {}
  public init?(url: URL) {}
  public init?(data: Data) {}

  open var documentURL: URL? { nil }
  open func page(at index: Int) -> PDFPage? { nil }
  open func insert(_ page: PDFPage, at index: Int) {}
  open func removePage(at index: Int) {}
  @discardableResult
  open func write(to url: URL) -> Bool { false }
  open func unlock(withPassword password: String) -> Bool { false }
  open func dataRepresentation() -> Data? { nil }
}

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

open class PDFView: UIView {
  open var document: PDFDocument?
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 1
  open var maxScaleFactor: CGFloat = 1
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var pageShadowsEnabled = true

  open func usePageViewController(
    _ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil
  ) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func go(to page: PDFPage) {}
}
