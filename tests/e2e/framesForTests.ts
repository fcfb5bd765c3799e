import path from 'node:path'
import { sharedChromium } from '@tests/fixtures/chromium'
import { distOf } from '@tests/fixtures/dist'
import { afterReset } from '@tests/fixtures/tries'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import type { FrameSettings, HostName } from '../../sandbox/devtools/hosts/page/messages'
import { patience } from '../../sandbox/devtools/hosts/patience'
import { openFrames, type Shown } from './frameSteps'

/** A sandbox that shows the builds of all hosts, and a browser, for the tests of a file. */
export function hostsForTests() {
  let sandbox: OwnSandbox
  let browser: Browser
  beforeAll(async () => {
    sandbox = await startSandbox({ siteDir: distOf('h5'), hostsDir: path.dirname(distOf('weapp')) })
    browser = await sharedChromium()
    afterReset(() => sandbox.reset())
  })
  afterAll(async () => {
    await browser?.close()
    await sandbox?.close()
  })
  return {
    get sandbox() {
      return sandbox
    },
    /** A window of its own, whose steps may take as long as on a slow machine. */
    newContext: async (options: BrowserContextOptions): Promise<BrowserContext> => {
      const context = await browser.newContext(options)
      context.setDefaultTimeout(patience)
      return context
    },
  }
}

/** A phone of a host for each test of a file, with a sandbox and a browser. After each test the app must have reported no error. */
export function framesForTests() {
  const site = hostsForTests()
  let frames: Shown[] = []
  afterEach(async () => {
    const all = await Promise.all(frames.map(({ told }) => told()))
    await frames[0]?.page.context().close()
    frames = []
    expect(all.flat().filter(({ type }) => type === 'error')).toEqual([])
  })

  /** Opens the phone of a host. */
  const openOne = async (host: HostName, first: FrameSettings, options?: BrowserContextOptions): Promise<Shown> => {
    const context = await site.newContext({ viewport: { width: 420, height: 844 }, locale: 'zh-CN', ...options })
    frames = await openFrames(context, site.sandbox.url, [host], first)
    const [shown] = frames
    if (!shown) throw new Error('there is no frame')
    return shown
  }
  return { openOne, sandboxUrl: () => site.sandbox.url }
}
