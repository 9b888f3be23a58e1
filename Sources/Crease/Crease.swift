// The façade: one import brings the whole library.
@_exported public import CreaseComparison
@_exported public import CreaseCPURenderer
@_exported public import CreaseEffects
@_exported public import CreaseExport
@_exported public import CreaseGeometry
@_exported public import CreaseGLContext
@_exported public import CreaseGPURenderer
@_exported public import CreaseLayers
@_exported public import CreaseMotion
@_exported public import CreasePanels
@_exported public import CreasePixmaps
@_exported public import CreaseScenes
@_exported public import CreaseWords
