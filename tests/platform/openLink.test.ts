import type { CanFrame, OpenLink, TakeFrames } from '@/platform/links/ports'

let mockCopied: boolean
jest.mock('@/platform/links/canFrame', () => jest.requireActual('../../src/platform/links/canFrame.ts'))
jest.mock('@/platform/host/clipboard', () => ({ copyText: async () => mockCopied }))

type Port = { openLink: OpenLink; takeFrames: TakeFrames }
const mini = jest.requireActual<Port>('../../src/platform/links/openLink.ts')
const browser = jest.requireActual<Port>('../../src/platform/links/openLink.h5.ts')
const { canFrame } = jest.requireActual<{ canFrame: CanFrame }>('../../src/platform/links/canFrame.ts')
const { canFrame: canBrowserFrame } = jest.requireActual<{ canFrame: CanFrame }>(
  '../../src/platform/links/canFrame.h5.ts',
)

it.each([
  [true, 'copied'],
  [false, 'refused'],
])(
  'a mini-program opens no page of a site that its web views may not show, and returns whether the address was copied (%s): %s',
  async (copied, end) => {
    mockCopied = copied
    const shown = jest.fn()
    mini.takeFrames(shown)
    expect(await mini.openLink('https://m.example.com/')).toBe(end)
    expect(shown).not.toHaveBeenCalled()
  },
)

it('a browser opens an external page', async () => {
  const opened: string[] = []
  Object.assign(globalThis, { window: { location: { assign: (url: string) => opened.push(url) } } })
  expect(await browser.openLink('https://m.example.com/')).toBe('opened')
  expect(opened).toEqual(['https://m.example.com/'])
})

it('a mini-program shows a site that its web views may show on the screen for it, and copies nothing', async () => {
  const shown = jest.fn()
  mini.takeFrames(shown)
  expect(await mini.openLink('https://framed.example.com/a?b=1')).toBe('opened')
  expect(shown.mock.calls).toEqual([['https://framed.example.com/a?b=1']])
})

it('S2 a web view shows exactly the hosts of the list, by https; a browser frames any', () => {
  const urls = [
    'https://framed.example.com/',
    'http://framed.example.com/',
    'https://a.framed.example.com/',
    'https://framed.example.com.evil.com/',
    'https://framed.example.com@evil.com/',
  ]
  expect(urls.map(canFrame)).toEqual([true, false, false, false, false])
  expect(urls.every(canBrowserFrame)).toBe(true)
})
