internal import CreaseGeometry

extension LayerProperty {
  /// Where a layer keeps a property.
  enum Place {
    case number(WritableKeyPath<Layer, Double>)
    case color(WritableKeyPath<Layer, Color>)
    case point(WritableKeyPath<Layer, Point>)
    case rect(WritableKeyPath<Layer, Rect>)
    case transform(WritableKeyPath<Layer, Transform>)
    case colors(WritableKeyPath<Layer, [Color]>)
    case numbers(WritableKeyPath<Layer, [Double]>)
  }

  /// Where a layer keeps the property.
  var place: Place {
    switch self {
    case .opacity: .number(\.opacity)
    case .zPosition: .number(\.zPosition)
    case .cornerRadius: .number(\.cornerRadius)
    case .position: .point(\.position)
    case .positionX: .number(\.position.x)
    case .positionY: .number(\.position.y)
    case .anchorPoint: .point(\.anchorPoint)
    case .anchorPointX: .number(\.anchorPoint.x)
    case .anchorPointY: .number(\.anchorPoint.y)
    case .bounds: .rect(\.bounds)
    case .boundsOrigin: .point(\.bounds.origin)
    case .boundsOriginX: .number(\.bounds.origin.x)
    case .boundsOriginY: .number(\.bounds.origin.y)
    case .boundsSize: .point(\.bounds.size.asPoint)
    case .boundsSizeWidth: .number(\.bounds.size.width)
    case .boundsSizeHeight: .number(\.bounds.size.height)
    case .contentsRect: .rect(\.contentsRect)
    case .contentsRectOrigin: .point(\.contentsRect.origin)
    case .contentsRectOriginX: .number(\.contentsRect.origin.x)
    case .contentsRectOriginY: .number(\.contentsRect.origin.y)
    case .contentsRectSize: .point(\.contentsRect.size.asPoint)
    case .contentsRectSizeWidth: .number(\.contentsRect.size.width)
    case .contentsRectSizeHeight: .number(\.contentsRect.size.height)
    case .backgroundColor: .color(\.backgroundColor)
    case .borderWidth: .number(\.borderWidth)
    case .borderColor: .color(\.borderColor)
    case .shadowColor: .color(\.shadowColor)
    case .shadowOpacity: .number(\.shadowOpacity)
    case .shadowRadius: .number(\.shadowRadius)
    case .shadowOffset: .point(\.shadowOffset.asPoint)
    case .shadowOffsetWidth: .number(\.shadowOffset.x)
    case .shadowOffsetHeight: .number(\.shadowOffset.y)
    case .colors: .colors(\.gradientColors)
    case .locations: .numbers(\.gradientLocations)
    case .startPoint: .point(\.gradientStart)
    case .startPointX: .number(\.gradientStart.x)
    case .startPointY: .number(\.gradientStart.y)
    case .endPoint: .point(\.gradientEnd)
    case .endPointX: .number(\.gradientEnd.x)
    case .endPointY: .number(\.gradientEnd.y)
    case .fillColor: .color(\.pathFill)
    case .strokeColor: .color(\.pathStroke)
    case .lineWidth: .number(\.pathLineWidth)
    case .foregroundColor: .color(\.textColor)
    case .fontSize: .number(\.textSize)
    case .transform: .transform(\.transform)
    case .transformTranslationX: .number(\.transform[.translationX])
    case .transformTranslationY: .number(\.transform[.translationY])
    case .transformTranslationZ: .number(\.transform[.translationZ])
    case .transformScale: .number(\.transform[.scale])
    case .transformScaleX: .number(\.transform[.scaleX])
    case .transformScaleY: .number(\.transform[.scaleY])
    case .transformScaleZ: .number(\.transform[.scaleZ])
    case .transformRotationX: .number(\.transform[.rotationX])
    case .transformRotationY: .number(\.transform[.rotationY])
    case .transformRotationZ: .number(\.transform[.rotationZ])
    case .transformPerspective: .number(\.transform[.perspective])
    case .sublayerTransform: .transform(\.sublayerTransform)
    case .sublayerTransformTranslationX: .number(\.sublayerTransform[.translationX])
    case .sublayerTransformTranslationY: .number(\.sublayerTransform[.translationY])
    case .sublayerTransformTranslationZ: .number(\.sublayerTransform[.translationZ])
    case .sublayerTransformScale: .number(\.sublayerTransform[.scale])
    case .sublayerTransformScaleX: .number(\.sublayerTransform[.scaleX])
    case .sublayerTransformScaleY: .number(\.sublayerTransform[.scaleY])
    case .sublayerTransformScaleZ: .number(\.sublayerTransform[.scaleZ])
    case .sublayerTransformRotationX: .number(\.sublayerTransform[.rotationX])
    case .sublayerTransformRotationY: .number(\.sublayerTransform[.rotationY])
    case .sublayerTransformRotationZ: .number(\.sublayerTransform[.rotationZ])
    case .sublayerTransformPerspective: .number(\.sublayerTransform[.perspective])
    }
  }

  /// What the property's values are.
  public var kind: LayerValue.Kind {
    switch place {
    case .number: .number
    case .color: .color
    case .point: .point
    case .rect: .rect
    case .transform: .transform
    case .colors: .colors
    case .numbers: .numbers
    }
  }
}
