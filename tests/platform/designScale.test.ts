/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import type { DesignScale } from '@/platform/page/ports'

let mockWidth = 0
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { getSystemInfoSync: () => ({ windowWidth: mockWidth }) },
}))

interface Port {
  designScale: DesignScale
}
const { designScale: mini } = jest.requireActual<Port>('../../src/platform/page/designScale.ts')
const { designScale: h5 } = jest.requireActual<Port>('../../src/platform/page/designScale.h5.ts')

it.each([
  [375, 1],
  [750, 2],
  [300, 0.8],
])('a mini-program %i px wide draws one px of the design as %d', (width, scale) => {
  mockWidth = width
  expect(mini()).toBe(scale)
})

it.each([
  [20, 1],
  [24, 1.2],
])('a browser whose rem is %i px draws one px of the design as %d', (size, scale) => {
  document.documentElement.style.fontSize = `${size}px`
  expect(h5()).toBe(scale)
})
