/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */

import { poster } from '@/platform/media/poster.h5'
import type { Drawing } from '@/platform/media/posterPort'

jest.mock('@/platform/storage/saveFile', () => jest.requireActual('@/platform/storage/saveFile.h5'))

const made = new Blob(['picture'], { type: 'image/png' })
const called: string[] = []
const toBlob = jest.fn()
const getContext = jest.fn()
const context = new Proxy(
  {},
  {
    get: (_, name: string) => () => {
      called.push(name)
      return { addColorStop: () => undefined }
    },
    set: () => true,
  },
)

/** A picture that loads, unless its address says that it is broken. */
class FakeImage {
  onload?: () => void
  onerror?: () => void
  crossOrigin = ''
  set src(address: string) {
    setTimeout(() => (address.includes('broken') ? this.onerror?.() : this.onload?.()))
  }
}

const drawingWith = (src: string, needed?: true): Drawing => ({
  width: 75,
  height: 118,
  parts: [
    { kind: 'box', x: 0, y: 0, width: 75, height: 118, fill: '#000000' },
    { kind: 'picture', x: 0, y: 0, width: 9, height: 9, src, ...(needed ? { needed } : {}) },
    { kind: 'text', x: 0, y: 20, text: 'words', size: 9, colour: '#FFFFFF' },
  ],
})

beforeEach(() => {
  called.length = 0
  toBlob.mockReset().mockImplementation((answer: (blob: Blob | null) => void) => answer(made))
  getContext.mockReset().mockReturnValue(context)
  Object.assign(window, { Image: FakeImage })
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: jest.fn() })
  Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob })
})

it('R-113 a browser draws on a canvas of its own, and removes the picture when it is no longer shown', async () => {
  expect(await poster.draw(drawingWith('a.png', true))).toBe('blob:1')
  expect(called.filter((name) => ['fill', 'drawImage', 'fillText'].includes(name))).toEqual([
    'fill',
    'drawImage',
    'fillText',
  ])
  poster.forget('blob:1')
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
})

it('a picture that does not load is left out; without a needed one nothing is drawn', async () => {
  expect(await poster.draw(drawingWith('broken.png'))).toBe('blob:1')
  expect(called).not.toContain('drawImage')
  called.length = 0
  expect(await poster.draw(drawingWith('broken.png', true))).toBeUndefined()
  expect(called).toEqual([])
})

it('a browser without a canvas, or one that it may not read, draws none', async () => {
  getContext.mockReturnValue(null)
  expect(await poster.draw(drawingWith('a.png'))).toBeUndefined()
  getContext.mockReturnValue(context)
  toBlob.mockImplementation(() => {
    throw new Error('the canvas is tainted')
  })
  expect(await poster.draw(drawingWith('a.png'))).toBeUndefined()
  toBlob.mockImplementation((answer: (blob: Blob | null) => void) => answer(null))
  expect(await poster.draw(drawingWith('a.png'))).toBeUndefined()
})

it('is downloaded, and needs no permission', async () => {
  const tapped: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    tapped.push(`${this.download} ${this.href}`)
  })
  expect([poster.way, await poster.save('blob:1'), poster.openSettings]).toEqual(['download', 'saved', undefined])
  expect(tapped).toEqual(['poster.png blob:1'])
})
