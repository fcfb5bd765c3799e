import { saveFile } from '@/platform/storage/saveFile'
import { type LoadPicture, paintDrawing } from './paintDrawing'
import type { PosterPort } from './posterPort'

/** Browsers: a canvas outside the document, and the browser's own download. */
export const poster: PosterPort = {
  async draw(drawing) {
    try {
      const canvas = document.createElement('canvas')
      canvas.width = drawing.width
      canvas.height = drawing.height
      const context = canvas.getContext('2d')
      if (!context) return undefined
      await paintDrawing(context, drawing, load)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      return blob ? URL.createObjectURL(blob) : undefined
    } catch {
      return undefined
    }
  },

  way: 'download',
  save: async (address) => ((await saveFile.hand(address, 'poster.png')) ? 'saved' : 'failed'),
  forget: saveFile.forget,
}

const load: LoadPicture = (src) =>
  new Promise((resolve, reject) => {
    const picture = new Image()
    // Without it a picture of another site would make the canvas unreadable.
    picture.crossOrigin = 'anonymous'
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error(`no picture at ${src.slice(0, 80)}`))
    picture.src = src
  })
