import SwiftUI

// Documents have no pages here, and nothing of them is drawn.

open class PDFPage: NSObject, @unchecked Sendable {
  open var string: String? { nil }
}

open class PDFDocument: NSObject, @unchecked Sendable {
  open var pageCount: Int { 0 }
  open var string: String? { nil }
  open var isLocked: Bool { false }

  public override init() {}
  public init?(url: URL) {}
  public init?(data: Data) {}

  open func page(at index: Int) -> PDFPage? { nil }
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
