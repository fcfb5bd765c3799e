import Taro from '@tarojs/taro'
import { withTimeout } from '@/lib/async'
import { allowedInSettings, whyRefused } from '@/platform/host/hostPermission'
import { removeFile } from '@/platform/storage/temporaryFile'
import { fileOfCanvas } from './canvasFile'
import type { HostCanvas } from './canvasFilePort'
import { type LoadPicture, paintDrawing } from './paintDrawing'
import { drawingCanvasId, type PosterPort } from './posterPort'

/** How long the host may take to hand out its canvas, and to load one picture; milliseconds. */
const patience = 8_000

/** Mini-programs: the canvas of the page, which `DrawingCanvas` puts there. */
export const poster: PosterPort = {
  async draw(drawing) {
    try {
      const canvas = await withinPatience(canvasOfPage())
      canvas.width = drawing.width
      canvas.height = drawing.height
      await paintDrawing(canvas.getContext('2d'), drawing, loadBy(canvas))
      return await fileOfCanvas(canvas)
    } catch {
      return undefined
    }
  },

  way: 'album',

  async save(filePath) {
    try {
      await Taro.saveImageToPhotosAlbum({ filePath })
      return 'saved'
    } catch (error) {
      return whyRefused(error)
    }
  },

  // As WeChat, Douyin and Alipay name it.
  openSettings: () => allowedInSettings(['scope.writePhotosAlbum', 'scope.album', 'album', 'writePhotosAlbum']),

  forget: removeFile,
}

/** The canvas element of the page in front. Rejects where the host has none of the kind that is drawn on like a browser's. */
const canvasOfPage = (): Promise<HostCanvas> =>
  new Promise((resolve, reject) => {
    Taro.nextTick(() => {
      // Alipay answers `exec` alone.
      Taro.createSelectorQuery()
        .select(`#${drawingCanvasId}`)
        .node()
        .exec(([found]: ({ node?: HostCanvas } | null)[]) => {
          if (found?.node) resolve(found.node)
          else reject(new Error('no canvas'))
        })
    })
  })

const loadBy =
  (canvas: HostCanvas): LoadPicture =>
  (src) =>
    withinPatience(
      new Promise((resolve, reject) => {
        const picture = canvas.createImage()
        picture.onload = () => resolve(picture)
        picture.onerror = () => reject(new Error(`no picture at ${src.slice(0, 80)}`))
        picture.src = src
      }),
    )

/** A host that neither answers nor fails counts as one that fails. */
const withinPatience = <T>(answer: Promise<T>): Promise<T> =>
  withTimeout(answer, patience, () => new Error('no answer'))
