import Taro from '@tarojs/taro'
import type { FileOfCanvas } from './canvasFilePort'

/** Douyin makes files of the older canvas alone, so the picture's text is written into one. */
export const fileOfCanvas: FileOfCanvas = (canvas) =>
  new Promise((resolve, reject) => {
    const filePath = `${Taro.env.USER_DATA_PATH}/drawing-${Date.now()}.png`
    Taro.getFileSystemManager().writeFile({
      filePath,
      data: canvas.toDataURL().replace(/^.*,/, ''),
      encoding: 'base64',
      success: () => resolve(filePath),
      fail: reject,
    })
  })
