import { launchChromium } from '@tests/fixtures/chromium'
import { type Engine, size } from './engine'

/** The Chromium of the other tests, with which the pictures of the other engines are compared. */
export async function startChromium(): Promise<Engine> {
  const browser = await launchChromium()
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 1, locale: 'zh-CN' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  return {
    name: `Chromium ${browser.version()}`,
    goto: async (address) => void (await page.goto(address)),
    run: (body, ...args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`),
    picture: () => page.screenshot(),
    tapAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    chooseFile: (selector, file) => page.locator(selector).first().setInputFiles(file),
    problems: () => problems,
    close: () => browser.close(),
  }
}
