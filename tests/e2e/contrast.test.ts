import { sharedChromium } from '@tests/fixtures/chromium'
import type { Browser, Page } from 'playwright-core'
import { faintTexts } from './contrast'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await sharedChromium()
})
beforeEach(async () => {
  page = await browser.newPage()
})
afterEach(() => page.close())
afterAll(() => browser.close())

const shown = (style: string, inner: string) =>
  page.setContent(`<title>contrast</title><p style="font-size: 14px; padding: 20px; ${style}">${inner}</p>`)

it.each([
  [
    'a text that is readable at the beginning of its gradient alone',
    'color: #fff; background: linear-gradient(#064, #8db)',
    'Subsidy',
  ],
  ['a translucent text', 'color: rgba(255, 255, 255, 0.5); background: linear-gradient(#064, #075)', 'Subsidy'],
  ['a text in a part that is half opaque', 'opacity: 0.5; color: #fff; background: #064', 'Subsidy'],
  ['a Chinese text', 'color: #999', '可用补贴'],
  ['a placeholder', '', '<style>::placeholder { color: #aaa; opacity: 1 }</style><input placeholder="Subsidy">'],
])('S7 %s is found', async (_name, style, inner) => {
  await shown(style, inner)
  expect(await faintTexts(page)).toEqual([expect.stringMatching(/^contrast \d\.\d\d: (Subsidy|可用补贴)/)])
})

it.each([
  ['a text that is readable on all of its gradient', 'color: #fff; background: linear-gradient(#064, #075)', 'Subsidy'],
  ['a large text that is readable enough for its size', 'color: #fff; background: #888; font-size: 24px', 'Subsidy'],
  ['a disabled control', '', '<button disabled>Subsidy</button>'],
])('S7 %s is left alone', async (_name, style, inner) => {
  await shown(style, inner)
  expect(await faintTexts(page)).toEqual([])
})
