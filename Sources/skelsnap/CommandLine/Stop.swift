/// Why the command goes no further, by what is left to be done about it.
enum Stop: Error {
  /// The command line is wrong: this is said, and how the verb is used.
  case usage(String)
  /// What was asked for could not be done: this is said.
  case failure(String)
  /// What was asked for could not be done, and everything has been said.
  case said
}
