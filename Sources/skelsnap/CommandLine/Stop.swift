/// Why the command stops, by what remains to be reported.
enum Stop: Error {
  /// The command line is wrong: prints the message and the usage of the verb.
  case usage(String)
  /// The command failed: prints the message.
  case failure(String)
  /// The command failed, and everything has been printed.
  case said
}
