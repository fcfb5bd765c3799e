import { act } from 'react'
import { ui } from '@/i18n/ui'
import { toast } from '@/platform/page/toast'
import { CopyButton } from '@/ui/action/CopyButton'
import { clean, draw, tap } from './mounted'

const mockCopied: string[] = []
let mockWorks: boolean
jest.mock('@/platform/page/toast', () => ({ toast: jest.fn() }))
jest.mock('@/platform/host/clipboard', () => ({
  copyText: async (text: string) => {
    mockCopied.push(text)
    return mockWorks
  },
}))

afterEach(clean)

it.each([
  [true, ui.copied],
  [false, ui.copyFailed],
])('a copy button shows whether copying worked (%s): %s', async (works, told) => {
  mockWorks = works
  const box = draw(<CopyButton text="M1" label="复制订单编号" />)
  tap(box.querySelector('[aria-label="复制订单编号"]'))
  await act(async () => undefined)
  expect(mockCopied.splice(0)).toEqual(['M1'])
  expect(toast).toHaveBeenLastCalledWith(told)
})
