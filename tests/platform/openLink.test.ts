import type { OpenLink } from '@/platform/links/ports'

let mockCopied: boolean
jest.mock('@/platform/host/clipboard', () => ({ copyText: async () => mockCopied }))

const { openLink: mini } = jest.requireActual<{ openLink: OpenLink }>('../../src/platform/links/openLink.ts')
const { openLink: h5 } = jest.requireActual<{ openLink: OpenLink }>('../../src/platform/links/openLink.h5.ts')

it.each([
  [true, 'copied'],
  [false, 'refused'],
])(
  'a mini-program opens no external page, and returns whether its address was copied (%s): %s',
  async (copied, end) => {
    mockCopied = copied
    expect(await mini('https://m.example.com/')).toBe(end)
  },
)

it('a browser opens an external page', async () => {
  const opened: string[] = []
  Object.assign(globalThis, { window: { location: { assign: (url: string) => opened.push(url) } } })
  expect(await h5('https://m.example.com/')).toBe('opened')
  expect(opened).toEqual(['https://m.example.com/'])
})
