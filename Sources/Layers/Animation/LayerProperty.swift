/// A property of a layer that can be animated, by the name of its key path in Core Animation.
///
/// A part of a property (`position.x`, `transform.rotation.y`) is set after the whole.
public enum LayerProperty: String, Sendable, Hashable, CaseIterable {
  /// `Layer.opacity`.
  case opacity
  /// `Layer.zPosition`, in points.
  case zPosition
  /// `Layer.cornerRadius`, in points.
  case cornerRadius
  /// `Layer.position`.
  case position
  /// The x coordinate of `Layer.position`.
  case positionX = "position.x"
  /// The y coordinate of `Layer.position`.
  case positionY = "position.y"
  /// `Layer.anchorPoint`.
  case anchorPoint
  /// The x coordinate of `Layer.anchorPoint`.
  case anchorPointX = "anchorPoint.x"
  /// The y coordinate of `Layer.anchorPoint`.
  case anchorPointY = "anchorPoint.y"
  /// `Layer.bounds`.
  case bounds
  /// The origin of `Layer.bounds`.
  case boundsOrigin = "bounds.origin"
  /// The left side of `Layer.bounds`.
  case boundsOriginX = "bounds.origin.x"
  /// The top side of `Layer.bounds`.
  case boundsOriginY = "bounds.origin.y"
  /// The size of `Layer.bounds`.
  case boundsSize = "bounds.size"
  /// The width of `Layer.bounds`.
  case boundsSizeWidth = "bounds.size.width"
  /// The height of `Layer.bounds`.
  case boundsSizeHeight = "bounds.size.height"
  /// `Layer.contentsRect`.
  case contentsRect
  /// The origin of `Layer.contentsRect`.
  case contentsRectOrigin = "contentsRect.origin"
  /// The left side of `Layer.contentsRect`.
  case contentsRectOriginX = "contentsRect.origin.x"
  /// The top side of `Layer.contentsRect`.
  case contentsRectOriginY = "contentsRect.origin.y"
  /// The size of `Layer.contentsRect`.
  case contentsRectSize = "contentsRect.size"
  /// The width of `Layer.contentsRect`.
  case contentsRectSizeWidth = "contentsRect.size.width"
  /// The height of `Layer.contentsRect`.
  case contentsRectSizeHeight = "contentsRect.size.height"
  /// `Layer.backgroundColor`.
  case backgroundColor
  /// `Layer.borderWidth`, in points.
  case borderWidth
  /// `Layer.borderColor`.
  case borderColor
  /// `Layer.shadowColor`.
  case shadowColor
  /// `Layer.shadowOpacity`.
  case shadowOpacity
  /// `Layer.shadowRadius`, in points.
  case shadowRadius
  /// `Layer.shadowOffset`.
  case shadowOffset
  /// The x coordinate of `Layer.shadowOffset`.
  case shadowOffsetWidth = "shadowOffset.width"
  /// The y coordinate of `Layer.shadowOffset`.
  case shadowOffsetHeight = "shadowOffset.height"
  /// The colours of the gradient's stops.
  case colors
  /// The locations of the gradient's stops.
  case locations
  /// Where the gradient starts, in fractions of the bounds.
  case startPoint
  /// Where the gradient starts along x.
  case startPointX = "startPoint.x"
  /// Where the gradient starts along y.
  case startPointY = "startPoint.y"
  /// Where the gradient ends, in fractions of the bounds.
  case endPoint
  /// Where the gradient ends along x.
  case endPointX = "endPoint.x"
  /// Where the gradient ends along y.
  case endPointY = "endPoint.y"
  /// The colour of the path's inside.
  case fillColor
  /// The colour of the line along the path.
  case strokeColor
  /// The width of the line along the path, in points.
  case lineWidth
  /// The text's colour.
  case foregroundColor
  /// The size of the text's font, in points.
  case fontSize
  /// `Layer.transform`.
  case transform
  /// The movement along x, in points, of `Layer.transform`.
  case transformTranslationX = "transform.translation.x"
  /// The movement along y, in points, of `Layer.transform`.
  case transformTranslationY = "transform.translation.y"
  /// The movement along z, in points, of `Layer.transform`.
  case transformTranslationZ = "transform.translation.z"
  /// The factor of all three coordinates, of `Layer.transform`.
  case transformScale = "transform.scale"
  /// The factor of x, of `Layer.transform`.
  case transformScaleX = "transform.scale.x"
  /// The factor of y, of `Layer.transform`.
  case transformScaleY = "transform.scale.y"
  /// The factor of z, of `Layer.transform`.
  case transformScaleZ = "transform.scale.z"
  /// The angle about x, in radians, of `Layer.transform`.
  case transformRotationX = "transform.rotation.x"
  /// The angle about y, in radians, of `Layer.transform`.
  case transformRotationY = "transform.rotation.y"
  /// The angle about z, in radians, of `Layer.transform`.
  case transformRotationZ = "transform.rotation.z"
  /// The eye's distance in points, 0 for none, of `Layer.transform`.
  case transformPerspective = "transform.perspective"
  /// `Layer.sublayerTransform`.
  case sublayerTransform
  /// The movement along x, in points, of `Layer.sublayerTransform`.
  case sublayerTransformTranslationX = "sublayerTransform.translation.x"
  /// The movement along y, in points, of `Layer.sublayerTransform`.
  case sublayerTransformTranslationY = "sublayerTransform.translation.y"
  /// The movement along z, in points, of `Layer.sublayerTransform`.
  case sublayerTransformTranslationZ = "sublayerTransform.translation.z"
  /// The factor of all three coordinates, of `Layer.sublayerTransform`.
  case sublayerTransformScale = "sublayerTransform.scale"
  /// The factor of x, of `Layer.sublayerTransform`.
  case sublayerTransformScaleX = "sublayerTransform.scale.x"
  /// The factor of y, of `Layer.sublayerTransform`.
  case sublayerTransformScaleY = "sublayerTransform.scale.y"
  /// The factor of z, of `Layer.sublayerTransform`.
  case sublayerTransformScaleZ = "sublayerTransform.scale.z"
  /// The angle about x, in radians, of `Layer.sublayerTransform`.
  case sublayerTransformRotationX = "sublayerTransform.rotation.x"
  /// The angle about y, in radians, of `Layer.sublayerTransform`.
  case sublayerTransformRotationY = "sublayerTransform.rotation.y"
  /// The angle about z, in radians, of `Layer.sublayerTransform`.
  case sublayerTransformRotationZ = "sublayerTransform.rotation.z"
  /// The eye's distance in points, 0 for none, of `Layer.sublayerTransform`.
  case sublayerTransformPerspective = "sublayerTransform.perspective"
}
