/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import type { FirstPath } from '@/platform/links/ports'

interface Port {
  firstPath: FirstPath
}
const { firstPath: mini } = jest.requireActual<Port>('../../src/platform/links/firstPath.ts')
const { firstPath: h5 } = jest.requireActual<Port>('../../src/platform/links/firstPath.h5.ts')

beforeEach(() => window.history.replaceState(null, '', '/pages/mall/index?from=a#top'))

it('a browser gives the path of the page that the visit starts with', () => {
  expect(h5()).toBe('/pages/mall/index')
})

it('a mini-program has the code of its first page and gives no path', () => {
  expect(mini()).toBeUndefined()
})
