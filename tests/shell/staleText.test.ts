import { staleText } from '@/shell/staleText'

const at = Date.parse('2026-01-08T12:30:00+08:00')
const remote = (status: 'loading' | 'ready' | 'failed', lastAt?: number) => ({
  status,
  error: undefined,
  value: {},
  lastAt,
})

it.each([
  ['content of this visit', true, remote('ready'), undefined],
  ['a reload of it that failed', true, remote('failed'), undefined],
  ['no network', false, remote('failed'), '网络不可用，请检查网络设置'],
  ['no network on a screen that reads nothing', false, undefined, '网络不可用，请检查网络设置'],
  ['old content that is being loaded anew', true, remote('loading', at), undefined],
  ['old content that could not be loaded anew', true, remote('failed', at), '加载失败，以下是 01-08 12:30 的内容'],
  ['old content without a network', false, remote('failed', at), '网络不可用，以下是 01-08 12:30 的内容'],
  ['the same at a further attempt', false, remote('loading', at), '网络不可用，以下是 01-08 12:30 的内容'],
] as const)('above %s', (_, isOnline, shown, text) => {
  expect(staleText(isOnline, shown)).toBe(text)
})
