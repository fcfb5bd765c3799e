/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import type { HostTextScale, SetBodyClass } from '@/platform/text/ports'

let mockSize: number | undefined
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { getSystemInfoSync: () => ({ fontSizeSetting: mockSize }) },
}))

interface HostPort {
  hostTextScale: HostTextScale
}
interface PagePort {
  setBodyClass: SetBodyClass
}
const { hostTextScale: mini } = jest.requireActual<HostPort>('../../src/platform/text/hostTextScale.ts')
const { hostTextScale: h5 } = jest.requireActual<HostPort>('../../src/platform/text/hostTextScale.h5.ts')
const { setBodyClass: setInMini } = jest.requireActual<PagePort>('../../src/platform/text/bodyClass.ts')
const { setBodyClass: setInH5 } = jest.requireActual<PagePort>('../../src/platform/text/bodyClass.h5.ts')

afterEach(() => jest.restoreAllMocks())

it.each([
  [16, 1],
  [24, 1.5],
  [undefined, 1],
])('a host whose texts have %s px draws them %d times as large as usual', (size, scale) => {
  mockSize = size
  expect(mini()).toBe(scale)
})

it.each([
  ['16px', 1],
  ['20px', 1.25],
  // A document that is not drawn yet has no size.
  ['', 1],
])('a browser whose medium text has %s draws texts %d times as large as usual', (fontSize, scale) => {
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({ fontSize } as CSSStyleDeclaration)
  expect(h5()).toBe(scale)
  expect(document.querySelector('p')).toBeNull()
})

it('what is outside of the screens has the class in a browser, and is the host’s own in a mini-program', () => {
  document.body.className = 'of-the-host'
  setInMini('is-large')
  expect(document.body.className).toBe('of-the-host')
  setInH5('is-large')
  setInH5('is-largest')
  expect(document.body.className).toBe('of-the-host is-largest')
  setInH5('')
  expect(document.body.className).toBe('of-the-host')
})
