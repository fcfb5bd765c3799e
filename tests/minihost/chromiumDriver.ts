/// <reference lib="dom" />

import { launchChromium } from '@tests/fixtures/chromium'
import { hostProgram } from '../../sandbox/devtools/hosts/bundle'
import { BUILT_ORIGIN } from '../../sandbox/devtools/hosts/network'
import { pack } from '../../sandbox/devtools/hosts/pack'
import type { RemoteDriver, RemoteOptions } from './jsdomDriver'
import type { AnyDriver } from './workerMessages'

/** A mini-program in a real browser window: for pictures and for real touches. */
export interface ChromiumDriver extends RemoteDriver {
  /** Writes a picture of the whole page. */
  screenshot(path: string): Promise<void>
  /** Touches the screen at a point in CSS pixels. */
  touch(x: number, y: number): Promise<void>
}

/** Runs a mini-program in headless Chromium, on a phone's screen of 375 × 667. */
export async function openInChromium(
  { dir, platform, options, bridge, baseUrl }: RemoteOptions,
  slowdown: number,
): Promise<ChromiumDriver> {
  const browser = await launchChromium()
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  if (baseUrl) {
    await page.route(`${BUILT_ORIGIN}/**`, (route) =>
      route.continue({ url: route.request().url().replace(BUILT_ORIGIN, baseUrl) }),
    )
  }
  await page.setContent(
    '<!doctype html><html><head><meta name="viewport" content="width=device-width"></head><body></body></html>',
  )
  await page.exposeFunction('hostBridge', bridge)
  await page.addScriptTag({ path: hostProgram() })
  if (slowdown !== 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const methods = await page.evaluate(
    (hostOptions) => {
      const scope = window as unknown as { hostBridge: typeof bridge; driver: unknown }
      scope.driver = window.createMiniHost(hostOptions, scope.hostBridge)
      return Object.keys(scope.driver as object)
    },
    { ...options, pkg: pack(dir, platform) },
  )
  const call = (method: string, args: unknown[]): Promise<unknown> => {
    return page.evaluate(([name, values]) => (window as unknown as { driver: AnyDriver }).driver[name]?.(...values), [
      method,
      args,
    ] as const)
  }
  page.on('pageerror', (error) => void call('report', ['error', { message: error.message, stack: error.stack }]))
  return {
    methods,
    call,
    screenshot: async (path) => {
      await page.waitForFunction(() => [...document.images].every((image) => image.complete))
      await page.screenshot({ path, fullPage: true })
    },
    touch: (x, y) => page.touchscreen.tap(x, y),
    close: () => browser.close(),
  }
}
