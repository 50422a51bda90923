/// A picture's format, by the ending of its file.
enum PictureFormat: String, Sendable, CaseIterable { case png, svg }
