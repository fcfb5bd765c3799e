import type { DrawingCanvasComponent } from './drawingCanvasPort'

/** A browser draws outside the document. */
export const DrawingCanvas: DrawingCanvasComponent = () => null
