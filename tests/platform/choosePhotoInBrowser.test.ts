/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { choosePhoto } from '@/platform/media/choosePhoto.h5'

const picture = new File(['bytes'], 'front.png', { type: 'image/png' })
const closed = jest.fn()
const opened: HTMLInputElement[] = []

beforeEach(() => {
  opened.length = 0
  Object.assign(window, { createImageBitmap: async () => ({ width: 1600, height: 1000, close: closed }) })
  Object.assign(URL, { createObjectURL: () => 'blob:1' })
  HTMLInputElement.prototype.click = function click() {
    opened.push(this)
  }
})

const field = () => opened.slice(-1)[0] as HTMLInputElement

/** The customer chooses these files, or closes the dialog. */
function answer(files: File[], event: 'change' | 'cancel' = 'change'): void {
  Object.defineProperty(field(), 'files', { configurable: true, value: files })
  field().dispatchEvent(new Event(event))
}

describe('a photo in a browser', () => {
  it.each([
    ['camera', 'environment'],
    ['album', null],
  ] as const)('from the %s is chosen with a file field, which the page loses afterwards', async (source, capture) => {
    const chosen = choosePhoto.choose(source)
    expect(field().isConnected).toBe(true)
    expect([field().type, field().accept, field().getAttribute('capture')]).toEqual(['file', 'image/*', capture])
    answer([picture])
    expect(await chosen).toEqual({
      kind: 'chosen',
      photo: { file: { path: 'blob:1', blob: picture }, size: 5, type: 'png', width: 1600, height: 1000 },
    })
    expect(document.querySelector('input')).toBeNull()
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('U6 whose bytes are no picture has no type, whatever its name says', async () => {
    Object.assign(window, { createImageBitmap: () => Promise.reject(new Error('no picture')) })
    const chosen = choosePhoto.choose('album')
    answer([picture])
    expect(await chosen).toMatchObject({ kind: 'chosen', photo: { type: '', width: 0, height: 0 } })
  })

  it('is cancelled by the dialog, or where no file was chosen', async () => {
    const first = choosePhoto.choose('album')
    answer([], 'cancel')
    expect(await first).toEqual({ kind: 'cancelled' })
    const second = choosePhoto.choose('album')
    answer([])
    expect(await second).toEqual({ kind: 'cancelled' })
  })

  it('is cancelled by the next choice in browsers that do not tell of a closed dialog', async () => {
    const first = choosePhoto.choose('camera')
    const second = choosePhoto.choose('album')
    expect(await first).toEqual({ kind: 'cancelled' })
    answer([picture])
    expect(await second).toMatchObject({ kind: 'chosen' })
  })

  it('has no way to the permissions, which only the customer can open', () => {
    expect(choosePhoto.openSettings).toBeUndefined()
  })
})
