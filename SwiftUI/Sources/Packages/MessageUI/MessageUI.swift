import SwiftUI

// No message can be sent from here.

public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

public protocol MFMailComposeViewControllerDelegate: AnyObject {}

@MainActor open class MFMailComposeViewController: UIViewController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  public static func canSendMail() -> Bool { false }

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ recipients: [String]?) {}
  open func setCcRecipients(_ recipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

public protocol MFMessageComposeViewControllerDelegate: AnyObject {}

@MainActor open class MFMessageComposeViewController: UIViewController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?

  public static func canSendText() -> Bool { false }
}
