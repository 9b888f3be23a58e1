import CreaseScenes
import Foundation
import Testing

@Suite("JSON")
struct JSONTests {
  private func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONParser.parse(Array(text.utf8)).value
  }

  private func failure(_ bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONParser.parse(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "what the grammar has is read and written back",
    arguments: [
      ("null", "null"), (" true ", "true"), ("false", "false"), ("0", "0"), ("-0", "0"),
      ("1e2", "100"), ("0.1", "0.1"), ("-1.5E+3", "-1500"), ("1e-7", "1e-07"),
      ("123456789012345678", "1.2345678901234568e+17"), ("5e-324", "5e-324"), ("1e-999", "0"),
      ("\"\"", "\"\""), (#""a\"\\\/\b\f\n\r\té""#, #""a\"\\/\u0008\u000C\n\r\té""#),
      (#""\u00e9\uD83D\uDE00""#, "\"é😀\""), ("[]", "[]"), ("[1,[2,3]]", "[1, [2, 3]]"),
      ("{}", "{}"), ("\t\r\n[ 1 , \"x\" ]\n", "[1, \"x\"]"), ("\u{FEFF}1", "1"),
      (
        "{\"b\":1,\"a\":[{\"c\":null}]}",
        "{\n  \"b\": 1,\n  \"a\": [\n    {\n      \"c\": null\n    }\n  ]\n}"
      ),
    ])
  func accepts(text: String, written: String) throws {
    #expect(JSONWriter.text(of: try parse(text)) == written + "\n")
  }

  @Test(
    "what the grammar lacks is refused at its place",
    arguments: [
      ("", 0, "empty document"), ("  \n", 3, "empty document"), ("[1,]", 2, "a comma before ']'"),
      ("{\"a\":1,}", 6, "a comma before '}'"), ("[1 // one\n]", 3, "a comment"),
      ("/* */ 1", 0, "a comment"), ("# 1", 0, "a comment"), ("NaN", 0, "NaN"),
      ("[Infinity]", 1, "Infinity"), ("-Infinity", 0, "-Infinity"), ("1e999", 0, "1e999"),
      ("-1e999", 0, "-1e999"), ("01", 0, "begins with 0"), ("-01", 0, "begins with 0"),
      ("0x10", 0, "hexadecimal"), ("+1", 0, "'+'"), (".5", 0, "digit before the point"),
      ("5.", 2, "end of the document"), ("1e", 2, "end of the document"), ("1e+", 3, "end of"),
      ("-", 0, "'-' without a digit"), ("'a'", 0, "single quote"), ("{a: 1}", 1, "bare word"),
      ("[True]", 1, "\"True\""), ("None", 0, "\"None\""), ("undefined", 0, "\"undefined\""),
      ("nul", 0, "\"nul\""), ("[1 2]", 3, "\"2\""), ("{\"a\" 1}", 5, "\"1\""),
      ("{1: 2}", 1, "\"1\""),
      ("1 2", 2, "\"2\""), ("[1", 2, "end of the document"), ("{\"a\":", 5, "end of the document"),
      ("\"abc", 0, "without its end"), ("\"a\nb\"", 2, "line break"), ("\"\u{1}\"", 1, "U+0001"),
      (#""\x""#, 1, "unknown escape"), (#""\u12""#, 1, "incomplete"),
      (#""\u+123""#, 1, "incomplete"),
      (#""\uD800""#, 1, "\\uD800"), (#""\uDC00x""#, 1, "\\uDC00"),
      (#""\uD800\u0041""#, 1, "\\uD800"),
      ("]", 0, "']'"), ("}", 0, "'}'"), (",", 0, "','"), ("é", 0, "'é'"), ("\\", 0, "'\\'"),
    ] as [(String, Int, String)])
  func refuses(text: String, offset: Int, found: String) throws {
    let error = try #require(failure(Array(text.utf8)))
    #expect(error.offset == offset, "\(error)")
    #expect(error.found.contains(found), "\(error)")
    #expect(!error.expected.isEmpty)
  }

  @Test(
    "bytes that are no UTF-8 are refused at the first of them",
    arguments: [
      ([0x22, 0xFF, 0x22], 1), ([0x22, 0xC3, 0x22], 1), ([0x22, 0xC0, 0x80, 0x22], 1),
      ([0x22, 0xE0, 0x80, 0x80, 0x22], 1), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1), ([0x22, 0x41, 0x80], 2), ([0xE2, 0x82], 0),
      ([0x22, 0xF0, 0x9F, 0x98, 0x22], 1), ([0xFE, 0xFF, 0x00, 0x31], 0), ([0xFF, 0xFE, 0x31], 0),
    ] as [([UInt8], Int)])
  func invalidUTF8(bytes: [UInt8], offset: Int) throws {
    let error = try #require(failure(bytes))
    #expect(error.offset == offset)
    #expect(error.expected.contains("UTF-8"))
  }

  @Test("nesting is limited, for arrays and for objects")
  func nesting() throws {
    let limit = JSONParser.depthLimit
    let allowed = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    _ = try parse(allowed)
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(try #require(failure(Array(deep.utf8))).offset == limit)
    let objects = String(repeating: "{\"a\":", count: 1_000_000)
    let error = try #require(failure(Array(objects.utf8)))
    #expect(error.offset == 5 * limit && error.found.contains("256 levels"))
  }

  @Test("numbers are written so that they read back as they were")
  func roundTrip() throws {
    var bits: UInt64 = 88_172_645_463_325_252
    var count = 0
    while count < 2000 {
      bits ^= bits << 13
      bits ^= bits >> 7
      bits ^= bits << 17
      let number = Double(bitPattern: bits)
      guard number.isFinite else { continue }
      count += 1
      let text = JSONWriter.text(of: number)
      guard case .number(let back) = try parse(text).kind else {
        Issue.record("\(text) is no number")
        return
      }
      #expect(back == number)
      let other = try JSONDecoder().decode(Double.self, from: Data(text.utf8))
      #expect(other == number)
    }
    #expect(JSONWriter.text(of: .nan) == "null" && JSONWriter.text(of: .infinity) == "null")
  }

  @Test(
    "a key that comes twice is found however many keys there are", arguments: [2, 15, 16, 17, 60])
  func repeatedKeys(count: Int) throws {
    let keys = (0..<count).map { "\"k\($0)\": \($0)" }
    for key in [0, count / 2, count - 1] {
      let text = "{\(keys.joined(separator: ",\n")),\n\"k\(key)\": -1, \"z\": 0}"
      let repeated = problems(text).compactMap { problem in
        if case .repeatedKey(let key, let line) = problem.fault {
          "\(key) \(problem.line ?? 0) \(line)"
        } else {
          nil
        }
      }
      #expect(repeated == ["k\(key) \(count + 1) \(key + 1)"])
    }
  }

  @Test("lines and columns count characters, past a byte order mark and line breaks of any kind")
  func positions() throws {
    for (text, line, column) in [
      ("{\r\n  \"é😀\": oops}", 2, 9), ("\u{FEFF}{,", 1, 2), ("\n\n\n[1,\n 2,\n x]", 6, 2),
    ] {
      let problem = try #require(problems(text).first)
      #expect(problem.line == line && problem.column == column, "\(problem)")
    }
  }
}
