import { sharedChromium } from '@tests/fixtures/chromium'
import type { Browser, Page } from 'playwright-core'
import { enlarge, misfits } from './fits'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await sharedChromium()
})
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
})
afterEach(() => page.close())
afterAll(() => browser.close())

const shown = (inner: string) =>
  page.setContent(
    `<title>fits</title><meta charset="utf-8"><body style="margin: 0; font: 14px/20px sans-serif">${inner}</body>`,
  )

it.each([
  [
    'a text that is cut',
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">Subsidy account</p>',
    /^cut: Subsidy/,
  ],
  ['a text that is cut below', '<p style="height: 20px; overflow: hidden">Subsidy<br>account</p>', /^cut: account/],
  ['a word that is parted', '<p style="width: 40px; word-break: break-all">Activation</p>', /^parted: Activation/],
  [
    'a text over another',
    '<p>Subsidy</p><b style="position: absolute; top: 6px; left: 10px">account</b>',
    /^over each other: /,
  ],
  [
    'a text out of the window',
    '<p style="margin-left: 360px; white-space: nowrap">Subsidy account</p>',
    /^out of the window: /,
  ],
  [
    'a page that scrolls to the side',
    '<div class="taro_page" style="width: 390px; overflow: auto"><p style="width: 500px">Subsidy</p></div>',
    /^the page is 500 px wide/,
  ],
  [
    'a placeholder that is cut',
    '<input style="width: 60px; height: 44px" placeholder="Subsidy account">',
    /^cut: Subsidy/,
  ],
  ['a line that is too low', '<p style="line-height: 17px">Subsidy</p>', /^line height 1\.21: Subsidy/],
  [
    'a target that is too small',
    '<button style="width: 90px; height: 43px">Subsidy</button>',
    /^target 90 × 43: Subsidy/,
  ],
  [
    'a narrow target',
    '<div role="link" style="width: 30px; height: 50px" aria-label="Buy"></div>',
    /^target 30 × 50: Buy/,
  ],
  [
    'a narrow target of a mini-program',
    '<div aria-role="link" style="width: 30px; height: 50px" aria-label="Buy"></div>',
    /^target 30 × 50: Buy/,
  ],
])('%s is found', async (_name, inner, found) => {
  await shown(inner)
  expect(await misfits(page, 'standard')).toEqual([expect.stringMatching(found)])
})

it.each([
  [
    'a text in a box that scrolls',
    '<div style="width: 40px; overflow: auto; white-space: nowrap">Subsidy account</div>',
  ],
  ['what is not shown', '<p style="visibility: hidden; line-height: 1">Subsidy</p>'],
  ['a link within a sentence', '<p>Read the <span role="link">terms</span></p>'],
  ['a number that is longer than its line', '<p style="width: 40px; word-break: break-all">A1B2C3D4E5F6</p>'],
  ['a date that continues after its hyphen', '<p style="width: 60px">2026-08-31 expires</p>'],
  ['a word whose parts a hyphen joins', '<p style="width: 60px">Auto-renewal</p>'],
  ['a target of the least size', '<button style="width: 44px; height: 44px">OK</button>'],
])('%s is left alone', async (_name, inner) => {
  await shown(inner)
  expect(await misfits(page, 'standard')).toEqual([])
})

it('enlarges the texts of a screen as the setting does, and asks for larger targets', async () => {
  await shown(
    '<style>.is-largest { --text-scale: 1.5 }</style><div class="screen"><p style="font-size: calc(14px * var(--text-scale, 1))">a</p><button style="width: 59px; height: 59px">b</button></div>',
  )
  expect(await misfits(page, 'standard')).toEqual([])
  await enlarge(page, 'largest')
  expect(await page.locator('p').evaluate((one) => getComputedStyle(one).fontSize)).toBe('21px')
  expect(await misfits(page, 'largest')).toEqual([
    expect.stringMatching(/^line height 0\.95: a/),
    expect.stringMatching(/^target 59 × 59: b/),
  ])
})
