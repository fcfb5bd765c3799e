import { card } from '@tests/domain/mall/fakeMall'
import { refusedUrls } from '@tests/lib/urlVectors'
import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { moves, openPages } from '@tests/routes/fakeNavigation'
import { clean, draw, pass, tap } from '@tests/ui/mounted'
import { act } from 'react'
import { Blocks } from '@/domain/remoteConfig/blocks/Blocks'
import { parseBlocks } from '@/domain/remoteConfig/blocks/parseBlocks'
import { remoteConfig } from '@/i18n/remoteConfig'
import { note } from '@/lib/serverClock'
import type { OpenLink } from '@/platform/links/ports'
import { toast } from '@/platform/page/toast'
import { everyBlock } from './schemas'

jest.mock('@tarojs/taro', () => {
  const host = jest.requireActual('@tests/request/fakeHost').taroModule.default
  const navigation = jest.requireActual('@tests/routes/fakeNavigation').taroModule.default
  return { __esModule: true, default: { ...host, ...navigation } }
})
const mockOpened: string[] = []
let mockEnd: Awaited<ReturnType<OpenLink>>
jest.mock('@/platform/links/openLink', () => ({
  openLink: async (url: string) => {
    mockOpened.push(url)
    return mockEnd
  },
}))
jest.mock('@/platform/page/toast', () => ({ toast: jest.fn() }))

const now = 1_750_000_000_000

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'], now })
  sent.length = 0
  mockOpened.length = 0
  mockEnd = 'opened'
  connectApp()
  note(now)
  openPages('pages/home/index')
})
afterEach(async () => {
  clean()
  await endAll()
  jest.useRealTimers()
})

const show = (...given: unknown[]) => draw(<Blocks blocks={parseBlocks(given).blocks} />)

describe('low-code blocks', () => {
  it.each(refusedUrls)('S2 a button, a picture and an entry never open %j', (link) => {
    const grid = { ...everyBlock.grid, items: [{ ...everyBlock.grid.items[0], link }] }
    const box = show({ ...everyBlock.button, link }, { ...everyBlock.picture, link }, grid)
    for (const place of box.querySelectorAll('.blocks *')) tap(place)
    expect([moves, mockOpened]).toEqual([[], []])
    expect(box.querySelectorAll('[role="button"], [role="link"]')).toHaveLength(0)
  })

  it('R-15 a link to a screen opens it; a tab is switched to', () => {
    const box = show(everyBlock.button, { ...everyBlock.picture, link: '/subPackages/category/index?categoryId=2' })
    tap(box.querySelector('[role="button"]'))
    tap(box.querySelector('[role="link"]'))
    expect(moves).toEqual(['switchTab /pages/mall/index', 'navigateTo /subPackages/category/index?categoryId=2'])
  })

  it('S2 a link to an allowed host leaves the app', () => {
    tap(show({ ...everyBlock.button, link: 'https://m.example.com/spring' }).querySelector('[role="button"]'))
    expect([moves, mockOpened]).toEqual([[], ['https://m.example.com/spring']])
  })

  it.each([
    ['opened', []],
    ['copied', [remoteConfig.linkCopied]],
    ['refused', [remoteConfig.linkNotCopied]],
  ] as const)('a link to an allowed host says what became of it: %s', async (end, told) => {
    mockEnd = end
    tap(show({ ...everyBlock.button, link: 'https://m.example.com/spring' }).querySelector('[role="button"]'))
    await settled()
    expect(jest.mocked(toast).mock.calls.flat()).toEqual(told)
  })

  it('S5 shows the others where a block is unknown or wrong', () => {
    const box = show({ type: 'hologram' }, everyBlock.text, { ...everyBlock.coupon, amount: 'much' }, everyBlock.button)
    expect(box.textContent).toBe('wordsgo')
  })

  it('shows entries, coupons and pictures with what they say', () => {
    const box = show(everyBlock.grid, everyBlock.coupon, everyBlock.picture)
    expect(box.querySelector('.entry-grid-item')?.textContent).toBe('anew')
    expect(box.querySelector('.coupon-block')?.textContent).toBe('¥5.00满 50 元可用c有效期至 2025-10-09use')
    expect(box.querySelector('.picture-block')?.getAttribute('aria-label')).toBe('a')
  })

  it('R-140 R-144 a notice bar has its settings; a tap on its text and one on “more” open its link', () => {
    const box = show(everyBlock.notice)
    const bar = box.querySelector<HTMLElement>('.notice-bar')
    expect(bar?.style.cssText).toContain('color: rgb(18, 52, 86)')
    expect(bar?.style.getPropertyValue('--notice-font')).toBe('16')
    expect([...box.querySelectorAll('.notice-bar-row')].map((row) => row.textContent)).toEqual(['one', 'two'])
    tap(box.querySelector('.notice-bar-text'))
    tap(box.querySelector('[aria-label="更多公告"]'))
    expect(moves).toEqual(['switchTab /pages/mall/index', 'switchTab /pages/mall/index'])
    tap(box.querySelector('[aria-label="关闭"]'))
    expect(box.textContent).toBe('')
  })

  it('counts down to its end and says that it is over', () => {
    const box = show({ ...everyBlock.countdown, deadline: now + 2000 })
    expect(box.textContent).toBe('left00:02')
    pass(2000)
    expect(box.textContent).toBe('over')
  })

  it('N3 is not over where an answer of the server says that there is time left after all', () => {
    const box = show({ ...everyBlock.countdown, deadline: now + 60_000 })
    jest.setSystemTime(now + 86_400_000)
    pass(1000)
    expect(box.textContent).toBe('over')
    act(() => note(now))
    expect(box.textContent).toBe('left01:00')
  })

  it('N3 counts by the server’s clock, however wrong the device’s is', () => {
    const { blocks } = parseBlocks([{ ...everyBlock.countdown, deadline: now + 60_000 }])
    const dayMs = 86_400_000
    jest.setSystemTime(now + dayMs)
    note(now)
    expect(draw(<Blocks blocks={blocks} />).textContent).toBe('left01:00')
  })

  it('asks for the goods of a promotion and shows as many as wanted, each leading to its product', async () => {
    const box = show(everyBlock.goods)
    await act(settled)
    expect(sent.map(({ url }) => url)).toEqual(['/shop/goods-list'])
    expect(argsOf(sent[0])).toEqual({ page: 1, promotion: 'carnival' })
    await act(() => sent[0]?.answer(ok({ goodsList: [1, 2, 3, 4].map(card) })))
    expect([...box.querySelectorAll('.goods-block-name')].map((one) => one.textContent)).toEqual([
      'goods 1',
      'goods 2',
      'goods 3',
    ])
    tap(box.querySelector('.goods-block-item'))
    expect(moves).toEqual(['navigateTo /subPackages/pdp/index?goodsId=1'])
  })

  it('leaves the row of goods out where they cannot be had', async () => {
    const box = show({ type: 'goods', brandId: 'lumideer', title: 'today' })
    await act(settled)
    await act(() => sent[0]?.answer(refusal('BRAND_UNKNOWN')))
    expect(box.textContent).toBe('')
  })
})

describe('rich text on the page', () => {
  it.each([
    '<script>stolen = 1</script>',
    '<img src=x onerror="stolen = 1">',
    '<svg onload="stolen = 1"><a>x</a></svg>',
    '<b onmouseover="stolen = 1" style="background:url(javascript:stolen=1)">word</b>',
    '<a href="javascript:stolen=1">word</a>',
    '<iframe srcdoc="<script>parent.stolen = 1</script>"></iframe>',
    '&lt;img src=x onerror=stolen=1&gt;',
    '<<b></b>script>stolen = 1</script>',
    '<div><style>*{background:url(//evil.example)}</style><input onfocus="stolen=1" autofocus>word</div>',
    '<form action="//evil.example"><button formaction="javascript:stolen=1">word</button></form>',
    '<math><mi xlink:href="javascript:stolen=1">word</mi></math>',
    '<noscript><p title="</noscript><img src=x onerror=stolen=1>">',
  ])('S3 runs nothing and brings no element of its own: %s', (html) => {
    const box = show({ type: 'text', html: `before ${html}` })
    expect(box.textContent).toContain('before')
    expect('stolen' in globalThis).toBe(false)
    for (const element of box.querySelectorAll('.blocks *')) {
      // Ours are boxes, each with a class, and texts.
      expect(element.outerHTML).toMatch(/^<(div class="(text-)?block[\w -]*"|span( class="[a-z -]+")?)>/)
      expect(element.getAttributeNames().filter((name) => name !== 'class')).toEqual([])
    }
  })
})
