import { Canvas } from '@tarojs/components'
import { drawingCanvasId } from '@/platform/posterPort'
import './DrawingCanvas.scss'

/** Mini-programs draw on an element of the page; it stays out of sight, since the finished picture is shown as a picture. */
export function DrawingCanvas() {
  return <Canvas id={drawingCanvasId} className="drawing-canvas" type="2d" />
}
