import SkeletonModel
import SkeletonPainting

/// How a picture is shown to people, beyond what tests compare.
package struct Mounting: Sendable {
  /// What is painted in place of the canvas's ground.
  package var ground: Color?
  /// The device whose corners and cutouts it gets.
  package var bezel: Bezel?
  /// What is drawn over it, and beside it.
  package var overlay: Overlay?

  package init(on ground: Color? = nil, behind bezel: Bezel? = nil) {
    self.ground = ground
    self.bezel = bezel
  }

  /// A scene as it is shown, with room for what is drawn over it, but without that.
  package func mounted(_ scene: Scene) -> Scene {
    var scene = scene
    if let ground { scene.ground = ground }
    if let bezel { scene = scene.behind(bezel) }
    return overlay.map(scene.onPaper) ?? scene
  }
}
