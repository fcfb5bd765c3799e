import { openLink } from '@/platform/openLink'

let mockCopied: boolean
jest.mock('@/platform/clipboard', () => ({ copyText: async () => mockCopied }))
jest.mock('@/platform/openLink', () => jest.requireActual('@/platform/openLink.ts'))

it.each([
  [true, 'copied'],
  [false, 'refused'],
])(
  'a mini-program opens no external page, and returns whether its address was copied (%s): %s',
  async (copied, end) => {
    mockCopied = copied
    expect(await openLink('https://m.example.com/')).toBe(end)
  },
)
