import type { FileOfCanvas } from './canvasFilePort'

/** Alipay: the canvas itself makes the file. */
export const fileOfCanvas: FileOfCanvas = (canvas) =>
  new Promise((resolve, reject) => {
    if (!canvas.toTempFilePath) return reject(new Error('this version has no such canvas'))
    canvas.toTempFilePath({
      success: ({ tempFilePath, apFilePath }) => resolve(tempFilePath ?? apFilePath ?? ''),
      fail: reject,
    })
  })
