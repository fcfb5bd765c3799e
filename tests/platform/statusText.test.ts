import type { SetStatusText } from '@/platform/network/ports'

const mockSet = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { setNavigationBarColor: (options: object) => mockSet(options) },
}))

interface Port {
  setStatusText: SetStatusText
}
const { setStatusText } = jest.requireActual<Port>('../../src/platform/network/statusText.ts')

it.each([
  ['takes', () => Promise.resolve()],
  ['refuses', () => Promise.reject(new Error('refused'))],
])('a host that %s the colour of its texts is told it once', async (_name, set) => {
  mockSet.mockImplementation(set)
  setStatusText('#ffffff #000000')
  setStatusText('#000000 #ffffff')
  await new Promise((resolve) => setTimeout(resolve))
  expect(mockSet.mock.calls).toEqual([
    [{ frontColor: '#ffffff', backgroundColor: '#000000' }],
    [{ frontColor: '#000000', backgroundColor: '#ffffff' }],
  ])
})
