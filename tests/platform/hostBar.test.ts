import type { NameHostBar } from '@/platform/page/hostBarPort'

const mockSet = jest.fn((_options: object) => Promise.resolve())
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { setNavigationBarTitle: (options: object) => mockSet(options) },
}))

interface Port {
  nameHostBar: NameHostBar
}
const named = { title: 'Activity', back: 'Back', home: 'Home', isHidden: false }

it('R-03 in Alipay the bar of the host gets the title of the page, since no page sets one there', () => {
  jest.requireActual<Port>('../../src/platform/page/hostBar.alipay.ts').nameHostBar(named)
  expect(mockSet.mock.calls).toEqual([[{ title: 'Activity' }]])
})

it('R-03 the other mini-programs name their bar themselves', () => {
  mockSet.mockClear()
  jest.requireActual<Port>('../../src/platform/page/hostBar.ts').nameHostBar(named)
  expect(mockSet).not.toHaveBeenCalled()
})
