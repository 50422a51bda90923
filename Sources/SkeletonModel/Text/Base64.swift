/// Encodes bytes as Base64 (RFC 4648) with padding.
package func base64(_ bytes: [UInt8]) -> [UInt8] {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var place = 0
  while place + 2 < bytes.count {
    let group =
      Int(bytes[place]) << 16 | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
    text.append(letters[group >> 18])
    text.append(letters[group >> 12 & 63])
    text.append(letters[group >> 6 & 63])
    text.append(letters[group & 63])
    place += 3
  }
  switch bytes.count - place {
  case 1:
    let group = Int(bytes[place]) << 4
    text += [letters[group >> 6], letters[group & 63], UInt8(ascii: "="), UInt8(ascii: "=")]
  case 2:
    let group = (Int(bytes[place]) << 8 | Int(bytes[place + 1])) << 2
    text += [
      letters[group >> 12], letters[group >> 6 & 63], letters[group & 63], UInt8(ascii: "="),
    ]
  default: break
  }
  return text
}
