import Taro from '@tarojs/taro'
import type { FileOfCanvas } from './canvasFilePort'

/** WeChat. */
export const fileOfCanvas: FileOfCanvas = (canvas) =>
  new Promise((resolve, reject) => {
    const { width, height } = canvas
    void Taro.canvasToTempFilePath({
      canvas: canvas as unknown as Taro.Canvas,
      x: 0,
      y: 0,
      width,
      height,
      destWidth: width,
      destHeight: height,
      success: ({ tempFilePath }) => resolve(tempFilePath),
      fail: reject,
    })
  })
