import { Canvas } from '@tarojs/components'
import { drawingCanvasId } from '@/platform/media/posterPort'
import './DrawingCanvas.scss'
import type { DrawingCanvasComponent } from './drawingCanvasPort'

/** Mini-programs draw on an element of the page; the finished picture is shown as a picture. */
export const DrawingCanvas: DrawingCanvasComponent = () => (
  <Canvas id={drawingCanvasId} className="drawing-canvas" type="2d" />
)
