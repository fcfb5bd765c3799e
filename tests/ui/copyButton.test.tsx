import { act } from 'react'
import { shell } from '@/i18n/zh-CN/shell'
import { toast } from '@/platform/toast'
import { CopyButton } from '@/ui/CopyButton'
import { clean, draw, tap } from './mounted'

const mockCopied: string[] = []
let mockWorks: boolean
jest.mock('@/platform/toast', () => ({ toast: jest.fn() }))
jest.mock('@/platform/clipboard', () => ({
  copyText: async (text: string) => {
    mockCopied.push(text)
    return mockWorks
  },
}))

afterEach(clean)

it.each([
  [true, shell.copied],
  [false, shell.copyFailed],
])('a button to copy with says what became of it (%s): %s', async (works, told) => {
  mockWorks = works
  const box = draw(<CopyButton text="M1" label="复制订单编号" />)
  tap(box.querySelector('[aria-label="复制订单编号"]'))
  await act(async () => undefined)
  expect(mockCopied.splice(0)).toEqual(['M1'])
  expect(toast).toHaveBeenLastCalledWith(told)
})
