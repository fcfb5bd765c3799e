import type { CopyText } from '@/platform/host/ports'

const mockSet = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { setClipboardData: (options: object) => mockSet(options) },
}))

beforeEach(() => mockSet.mockReset())

const { copyText } = jest.requireActual<{ copyText: CopyText }>('../../src/platform/host/clipboard.ts')

it('a mini-program copies a text', async () => {
  mockSet.mockResolvedValue({ errMsg: 'setClipboardData:ok' })
  expect(await copyText('5236 9626')).toBe(true)
  expect(mockSet.mock.calls).toEqual([[{ data: '5236 9626' }]])
})

it('a mini-program that may not copy returns false', async () => {
  mockSet.mockRejectedValue({ errMsg: 'setClipboardData:fail' })
  expect(await copyText('5236 9626')).toBe(false)
})
