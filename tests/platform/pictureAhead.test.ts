/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import type { PictureAhead } from '@/platform/media/ports'

interface Port {
  pictureAhead: PictureAhead
}
const { pictureAhead: mini } = jest.requireActual<Port>('../../src/platform/media/pictureAhead.ts')
const { pictureAhead: h5 } = jest.requireActual<Port>('../../src/platform/media/pictureAhead.h5.ts')

/** What the browser requests, with the priority that it has at that moment. */
const requested: unknown[] = []
beforeEach(() => {
  requested.length = 0
  window.Image = class {
    fetchPriority = 'auto'
    set src(address: string) {
      requested.push([address, this.fetchPriority])
    }
  } as typeof Image
})

it('a browser requests the largest picture at once and with high priority', () => {
  h5('/top.png')
  expect(requested).toEqual([['/top.png', 'high']])
})

it('a mini-program requests no picture before it is drawn', () => {
  mini('/top.png')
  expect(requested).toEqual([])
})
