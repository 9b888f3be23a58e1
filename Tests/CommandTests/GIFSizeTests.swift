import Foundation
import Testing

/// A GIF of the list against the one that FFmpeg's own palette filters make of the same frames.
@Suite struct GIFSizeTests {
  @Test func aGIFIsNeitherLargerNorWorseThanFFmpegs() throws {
    let folder = try TemporaryFolder()
    let run = try Run.shell(
      """
      set -e
      "$crease" render example:list --scale 1 --fps 30 -q -o film.rgba
      "$crease" render example:list --scale 1 --fps 30 -q -o ours.gif
      ffmpeg -v error -f rawvideo -pix_fmt rgba -s 320x480 -r 30 -i film.rgba \
        -vf 'split[a][b];[a]palettegen[p];[b][p]paletteuse' theirs.gif
      for name in ours theirs; do
        ffmpeg -v error -i $name.gif -f rawvideo -pix_fmt rgba -fps_mode passthrough $name.rgba
      done
      """, folder: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    func bytes(_ name: String) throws -> Data {
      try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
    }
    #expect(try bytes("ours.gif").count <= bytes("theirs.gif").count)
    let film = try bytes("film.rgba")
    func noise(_ name: String) throws -> Double {
      let other = try bytes(name)
      try #require(other.count == film.count)
      var sum = 0
      for (a, b) in zip(film, other) { sum += (Int(a) - Int(b)) * (Int(a) - Int(b)) }
      return 10 * log10(255 * 255 * Double(film.count) / Double(sum))
    }
    // Half a decibel is less than anyone sees, and both are far above what is seen at all.
    let (ours, theirs) = try (noise("ours.rgba"), noise("theirs.rgba"))
    #expect(ours >= theirs - 0.5)
    #expect(ours >= 45)
  }
}
