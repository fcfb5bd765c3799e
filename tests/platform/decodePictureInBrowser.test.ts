/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { decodePicture } from '@/platform/media/decodePicture'

const blob = new Blob(['picture'], { type: 'image/png' })
const revoked: string[] = []

/** An image element that decodes, or finds no picture. */
function imagesThat(decode: () => Promise<void>): void {
  Object.assign(window, { createImageBitmap: undefined })
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: (address: string) => revoked.push(address) })
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { configurable: true, value: decode },
    naturalWidth: { configurable: true, value: 40 },
    naturalHeight: { configurable: true, value: 30 },
  })
}

beforeEach(() => {
  revoked.length = 0
})

describe('D-33 a picture in Safari before 15, which has no createImageBitmap', () => {
  it('D-33 is decoded by an image element', async () => {
    imagesThat(async () => undefined)
    const { image, width, height, close } = await decodePicture(blob)
    expect([(image as HTMLImageElement).src, width, height, revoked]).toEqual(['blob:1', 40, 30, []])
    close()
    expect(revoked).toEqual(['blob:1'])
  })

  it('D-33 that is none is refused, and its address is given back', async () => {
    imagesThat(() => Promise.reject(new Error('no picture')))
    await expect(decodePicture(blob)).rejects.toThrow('no picture')
    expect(revoked).toEqual(['blob:1'])
  })
})
