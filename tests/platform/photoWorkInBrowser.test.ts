/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { photoWork } from '@/platform/media/photoWork.h5'

const blob = new Blob(['picture'], { type: 'image/png' })
const photo = { file: { path: 'blob:1', blob }, size: 7, type: 'png', width: 4000, height: 3000 }
const small = new Blob(['small'], { type: 'image/jpeg' })

const drawImage = jest.fn()
const getImageData = jest.fn()
const toBlob = jest.fn()

beforeEach(() => {
  jest.resetAllMocks()
  toBlob.mockImplementation((answer: (blob: Blob | null) => void) => answer(small))
  Object.assign(window, { createImageBitmap: async () => ({ close: () => undefined }) })
  Object.assign(URL, { createObjectURL: () => 'blob:2' })
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: (kind: string) => (kind === '2d' ? { drawImage, getImageData } : null),
    toBlob,
  })
})

describe('a picture before it is sent, in a browser', () => {
  it('is scaled to the wanted longer side and becomes a JPEG', async () => {
    expect(await photoWork.shrink(photo, 2000)).toEqual({
      file: { path: 'blob:2', blob: small },
      size: 5,
      type: 'jpeg',
      width: 2000,
      height: 1500,
    })
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 2000, 1500)
    expect(toBlob.mock.calls[0]?.slice(1)).toEqual(['image/jpeg', 0.88])
  })

  it('is never scaled up', async () => {
    expect(await photoWork.shrink(photo, 8000)).toMatchObject({ width: 4000, height: 3000 })
  })

  it('stays as it is where the browser makes no JPEG of it, cannot draw it, or has no bytes of it', async () => {
    toBlob.mockImplementation((answer: (blob: Blob | null) => void) => answer(null))
    expect(await photoWork.shrink(photo, 2000)).toBe(photo)
    Object.assign(window, { createImageBitmap: () => Promise.reject(new Error('no picture')) })
    expect(await photoWork.shrink(photo, 2000)).toBe(photo)
    const bare = { ...photo, file: { path: 'blob:1' } }
    expect(await photoWork.shrink(bare, 2000)).toBe(bare)
  })

  it('U6 stays as it is where the browser has no canvas of its size: a blank picture is not sent', async () => {
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
    expect(await photoWork.shrink(photo, 2000)).toBe(photo)
    expect(toBlob).not.toHaveBeenCalled()
  })

  it('is read in grey, by how bright each colour is to the eye', async () => {
    const colours = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
    getImageData.mockReturnValue({ data: Uint8ClampedArray.from(colours) })
    const grey = await photoWork.greyOf({ ...photo, width: 2, height: 2 }, 600)
    expect([grey?.width, grey?.height]).toEqual([2, 2])
    expect(Array.from(grey?.pixels ?? [])).toEqual([76, 150, 29, 255])
  })

  it('is not read where the browser cannot draw it', async () => {
    getImageData.mockImplementation(() => {
      throw new Error('no canvas of this size')
    })
    expect(await photoWork.greyOf(photo, 600)).toBeUndefined()
  })
})
