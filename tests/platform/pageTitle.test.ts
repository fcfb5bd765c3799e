import type { SetPageTitle } from '@/platform/page/ports'

const mockSet = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { setNavigationBarTitle: (options: object) => mockSet(options) },
}))

interface Port {
  setPageTitle: SetPageTitle
}
const { setPageTitle } = jest.requireActual<Port>('../../src/platform/page/pageTitle.ts')
const { setPageTitle: inAlipay } = jest.requireActual<Port>('../../src/platform/page/pageTitle.alipay.ts')

it.each([
  ['takes', () => Promise.resolve()],
  ['refuses', () => Promise.reject(new Error('refused'))],
])('a host that %s the title of a page is told it once', async (_name, set) => {
  mockSet.mockImplementation(set)
  setPageTitle('Mall')
  await new Promise((resolve) => setTimeout(resolve))
  expect(mockSet.mock.calls).toEqual([[{ title: 'Mall' }]])
})

it('Alipay is told no title: it would draw it over the bar of the page', () => {
  inAlipay('Mall')
  expect(mockSet).not.toHaveBeenCalled()
})
