import Foundation
import Testing

/// What is served goes to the page alone: whatever else is asked gets nothing, and hurts nothing.
@Suite(.serialized) struct ServingTests {
  private func preview(_ arguments: [String] = []) throws -> (page: ServedPage, scratch: Scratch) {
    let scratch = try Scratch()
    try scratch.write(
      "skelsnap: 1\ncanvas: {width: 40, height: 20}\nskeleton: {block: {height: 10}}\n",
      to: "box.skel.yaml")
    return (try ServedPage(["preview"] + arguments, in: scratch.path), scratch)
  }

  /// How the answer begins; empty if the connection was closed without any.
  private func status(_ answer: String) -> Int? {
    answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  private func isWell(_ page: ServedPage) throws -> Bool {
    let answer = try page.ask("GET", "state?file=box.skel.yaml")
    return status(answer) == 200 && answer.contains(#""pictured":"#)
  }

  @Test func thePageAndItsAnswersAreThere() throws {
    let (page, _scratch) = try preview()
    defer { withExtendedLifetime(_scratch) {} }
    let html = try page.ask("GET", "")
    #expect(status(html) == 200)
    for part in [
      "Content-Security-Policy: frame-ancestors 'none'", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cache-Control: no-store",
      "default-src 'none'; img-src blob:;", "connect-src 'self'; base-uri 'none'",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(try isWell(page))
    #expect(status(try page.ask("HEAD", "")) == 200)
    let state = try page.ask("GET", "state?file=box.skel.yaml")
    let revision = state.split(separator: #""pictured":"#).last?.prefix { $0.isNumber } ?? ""
    let picture = "file=box.skel.yaml&variant=light&screen=skeleton&at=0.5"
    #expect(status(try page.ask("GET", "picture?\(picture)&revision=\(revision)")) == 200)
    // No picture is of another reading than the last.
    #expect(status(try page.ask("GET", "picture?\(picture)&revision=1\(revision)")) == 410)
    for wrong in [
      "file=/etc/passwd&variant=light&screen=skeleton&at=0&revision=\(revision)",
      "file=../box.skel.yaml&variant=light&screen=skeleton&at=0&revision=\(revision)",
      "file=box.skel.yaml&variant=%00&screen=skeleton&at=0&revision=\(revision)",
      "file=box.skel.yaml&variant=light&screen=content&at=nan&revision=\(revision)",
      "file=box.skel.yaml&variant=light&screen=skeleton&at=1e99&revision=\(revision)",
      "file=box.skel.yaml&variant=light&screen=scenario:none&at=0&revision=\(revision)",
    ] {
      let answer = try page.ask("GET", "picture?\(wrong)")
      #expect([404, 422].contains(status(answer)), "\(wrong): \(answer)")
      #expect(!answer.contains("root:"))
    }
    let (ended, error) = page.end()
    #expect(ended == 130)
    #expect(error.contains("previewing 1 document"))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// `TOKEN` and `PORT` stand for what they are; lines end in `|`.
    let request: String
    /// nil where the connection may also just be closed.
    var status: [Int?]
  }

  static let rows = [
    Row(
      testDescription: "no token", request: "GET / HTTP/1.1|Host: 127.0.0.1:PORT||", status: [404]),
    Row(
      testDescription: "another token",
      request: "GET /00000000000000000000000000000000/ HTTP/1.1|Host: 127.0.0.1:PORT||",
      status: [404]),
    Row(
      testDescription: "a part of the token",
      request: "GET /TOKE/ HTTP/1.1|Host: 127.0.0.1:PORT||", status: [404]),
    Row(
      testDescription: "the token without a slash",
      request: "GET /TOKEN HTTP/1.1|Host: 127.0.0.1:PORT||", status: [404]),
    Row(
      testDescription: "a way out",
      request: "GET /TOKEN/../../etc/passwd HTTP/1.1|Host: 127.0.0.1:PORT||", status: [404]),
    Row(
      testDescription: "a way out, in other letters",
      request: "GET /TOKEN/%2e%2e%2f%2e%2e%2fetc/passwd HTTP/1.1|Host: 127.0.0.1:PORT||",
      status: [404]),
    Row(
      testDescription: "a file of the project",
      request: "GET /TOKEN/box.skel.yaml HTTP/1.1|Host: 127.0.0.1:PORT||", status: [404]),
    Row(
      testDescription: "another name for this machine",
      request: "GET /TOKEN/ HTTP/1.1|Host: evil.example:PORT||", status: [403]),
    Row(
      testDescription: "another port",
      request: "GET /TOKEN/ HTTP/1.1|Host: 127.0.0.1:1||", status: [403]),
    Row(
      testDescription: "no name", request: "GET /TOKEN/ HTTP/1.1||", status: [400, 403]),
    Row(
      testDescription: "another page",
      request: "GET /TOKEN/state HTTP/1.1|Host: 127.0.0.1:PORT|Origin: http://evil.example||",
      status: [403]),
    Row(
      testDescription: "a page of nobody",
      request: "POST /TOKEN/decide HTTP/1.1|Host: 127.0.0.1:PORT|Origin: null|Content-Length: 0||",
      status: [403]),
    Row(
      testDescription: "a form of nobody",
      request: "POST /TOKEN/decide HTTP/1.1|Host: 127.0.0.1:PORT|Content-Length: 0||",
      status: [403]),
    Row(
      testDescription: "writing",
      request:
        "POST /TOKEN/state HTTP/1.1|Host: 127.0.0.1:PORT|Origin: http://127.0.0.1:PORT|Content-Length: 0||",
      status: [405]),
    Row(
      testDescription: "deleting",
      request: "DELETE /TOKEN/ HTTP/1.1|Host: 127.0.0.1:PORT||", status: [405]),
    Row(
      testDescription: "asking what is allowed",
      request: "OPTIONS /TOKEN/ HTTP/1.1|Host: 127.0.0.1:PORT||", status: [405]),
    Row(
      testDescription: "a method of nobody",
      request: "\u{7f}\u{1} /TOKEN/ HTTP/1.1|Host: 127.0.0.1:PORT||", status: [400, 405, nil]),
    Row(
      testDescription: "a tunnel",
      request: "CONNECT 127.0.0.1:22 HTTP/1.1|Host: 127.0.0.1:PORT||", status: [404, 405]),
    Row(
      testDescription: "a web socket",
      request:
        "GET /TOKEN/ HTTP/1.1|Host: 127.0.0.1:PORT|Connection: Upgrade|Upgrade: websocket|Sec-WebSocket-Key: YQ==|Sec-WebSocket-Version: 13||",
      status: [400]),
    Row(
      testDescription: "a body that is said to be large",
      request:
        "POST /TOKEN/decide HTTP/1.1|Host: 127.0.0.1:PORT|Origin: http://127.0.0.1:PORT|Content-Length: 99999999999||",
      status: [413]),
    Row(
      testDescription: "a body of no length",
      request:
        "POST /TOKEN/decide HTTP/1.1|Host: 127.0.0.1:PORT|Origin: http://127.0.0.1:PORT|Content-Length: -1||",
      status: [400, 413, nil]),
    Row(
      testDescription: "two lengths",
      request:
        "POST /TOKEN/decide HTTP/1.1|Host: 127.0.0.1:PORT|Origin: http://127.0.0.1:PORT|Content-Length: 1|Content-Length: 2||a",
      status: [400, 405, nil]),
    Row(
      testDescription: "a long address",
      request:
        "GET /TOKEN/\(String(repeating: "a", count: 100_000)) HTTP/1.1|Host: 127.0.0.1:PORT||",
      status: [400, 413, 414, 431, nil]),
    Row(
      testDescription: "a long header",
      request:
        "GET /TOKEN/ HTTP/1.1|Host: 127.0.0.1:PORT|X: \(String(repeating: "a", count: 100_000))||",
      status: [400, 413, 431, nil]),
    Row(
      testDescription: "many fields",
      request:
        "GET /TOKEN/ HTTP/1.1|Host: 127.0.0.1:PORT|\(String(repeating: "X: a|", count: 9000))|",
      status: [400, 413, 431, nil]),
    Row(testDescription: "no HTTP", request: "\u{16}\u{3}\u{1}\u{2}||||", status: [400, nil]),
    Row(testDescription: "nothing", request: "||||", status: [400, nil]),
  ]

  /// Each on a line of its own, all to the same command, which then still serves its page.
  @Test func whateverElseIsAskedGetsNothing() throws {
    let (page, _scratch) = try preview()
    defer { withExtendedLifetime(_scratch) {} }
    for row in Self.rows {
      let text = row.request.replacingOccurrences(of: "TOKEN", with: page.token)
        .replacingOccurrences(of: "PORT", with: "\(page.port)")
        .replacingOccurrences(of: "|", with: "\r\n")
      let answer = try page.send(text, waiting: 700)
      #expect(row.status.contains(status(answer)), "\(row): \(answer.prefix(300))")
      #expect(!answer.contains("skelsnap: 1"), "\(row)")
    }
    #expect(try isWell(page))
    #expect(page.end().status == 130)
  }

  /// A body without a length is counted as it comes.
  @Test func aBodyWithoutEndIsCutOff() throws {
    let (page, _scratch) = try preview()
    defer { withExtendedLifetime(_scratch) {} }
    let line = try Line(to: page.port)
    line.send(
      "POST /\(page.token)/decide HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n"
        + "Origin: http://127.0.0.1:\(page.port)\r\nTransfer-Encoding: chunked\r\n\r\n")
    let before = page.memory
    let piece = "10000\r\n" + String(repeating: "a", count: 65536) + "\r\n"
    for _ in 0..<200 { line.send(piece) }
    #expect(line.answer(waiting: 500).isEmpty)
    if let before, let after = page.memory { #expect(after - before < 8 * 1024) }
    #expect(try isWell(page))
  }

  /// More connections than there are places for wait, and those that say nothing are closed.
  @Test func manyWhoSayNothingAreShownOut() throws {
    let (page, _scratch) = try preview()
    defer { withExtendedLifetime(_scratch) {} }
    let before = page.memory
    var lines: [Line] = []
    for index in 0..<100 {
      let line = try Line(to: page.port)
      line.send(index.isMultiple(of: 2) ? "GET /" : "GET / HTTP/1.1\r\nX: ")
      lines.append(line)
    }
    // One of them goes on saying a letter now and then, for ever.
    let slow = lines[1]
    let end = Date() + 40
    var answered = false
    while !answered, Date() < end {
      slow.send("a")
      answered = try status(page.send(Self.plain(page), waiting: 1000)) == 200
    }
    #expect(answered)
    if let before, let after = page.memory { #expect(after - before < 16 * 1024) }
    lines = []
    #expect(try isWell(page))
    #expect(page.end().status == 130)
  }

  private static func plain(_ page: ServedPage) -> String {
    "GET /\(page.token)/ HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\nConnection: close\r\n\r\n"
  }

  @Test func onlyThisMachineIsServed() throws {
    let (page, _scratch) = try preview()
    defer { withExtendedLifetime(_scratch) {} }
    #if os(Linux)
      // `0100007F` is 127.0.0.1, as the kernel writes it.
      let port = String(format: ":%04X", page.port)
      let sockets: [[Substring]] = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
        .split(separator: "\n").map { $0.split(separator: " ") }
      let listening = sockets.filter { $0.count > 3 && $0[3] == "0A" && $0[1].hasSuffix(port) }
      #expect(listening.map { String($0[1]) } == ["0100007F" + port])
      let other = try String(contentsOfFile: "/proc/net/tcp6", encoding: .utf8)
      #expect(!other.contains(port + " 0000000000000000"))
    #endif
    #expect(try isWell(page))
  }

  @Test func whatStandsInTheWayIsSaid() throws {
    let (page, scratch) = try preview()
    var outcome = try Skelsnap.run(["preview", "--port", "\(page.port)"], in: scratch.path)
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        "port \(page.port) is in use by another program; give another one by --port, or none for "
          + "one that is free"))
    outcome = try Skelsnap.run(["preview", "nowhere.skel.yaml"], in: scratch.path)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("nowhere.skel.yaml: there is no such file or folder"))
    outcome = try Skelsnap.run(["preview", "--port", "0"], in: scratch.path)
    #expect(outcome.status == 64)
    #if os(Linux)
      try scratch.write("no library", to: "libmicrohttpd.so.12")
      outcome = try Skelsnap.run(
        ["preview"], in: scratch.path, environment: ["LD_LIBRARY_PATH": scratch.path])
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("there is no libmicrohttpd.so.12; install the package"))
    #endif
  }

  @Test func aReviewIsDecidedByItsPageAlone() throws {
    let project = try GoldenProject(document: GoldenProject.row())
    #expect(try project.run(["record", "-q"]).status == 0)
    try project.write(GoldenProject.row(x: 16))
    #expect(try project.run(["verify", "-q"]).status == 1)
    let page = try ServedPage(["review", "--browser"], in: project.path)
    let own = "Origin: http://127.0.0.1:\(page.port)"
    for (body, says) in [
      ("", "This is no decision."), ("accept\ncases\n", "This is no decision."),
      ("eat\ncases\na", "This is no decision."), ("accept\neverything\na", "This is no decision."),
      ("accept\ncases\n..%2F..%2Fetc%2Fpasswd", "Not all of these wait any more"),
      ("accept\ncases\n%zz", "This is no decision."),
      ("accept\ncases\na\na", "This is no decision."),
    ] {
      let answer = try page.ask("POST", "decide", [own], body: body.isEmpty ? " " : body)
      #expect(answer.contains(says), "\(body): \(answer)")
    }
    #expect(status(try page.ask("GET", "decide")) == 405)
    #expect(status(try page.ask("POST", "decide", body: "accept\nfinding\na")) == 403)
    let finished = try page.ask("POST", "finish", [own])
    #expect(finished.contains("left for another time"))
    page.process.waitUntilExit()
    #expect(page.process.terminationStatus == 0)
    #expect(try project.run(["verify", "-q"]).status == 1)
    for arguments in [["--browser", "--accept", "*"], ["--port", "8080"], ["--open"]] {
      #expect(try project.run(["review"] + arguments).status == 64)
    }
  }
}
