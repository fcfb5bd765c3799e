import path from 'node:path'
import { sharedChromium } from '@tests/fixtures/chromium'
import { distOf } from '@tests/fixtures/dist'
import { afterReset } from '@tests/fixtures/tries'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { FrameSettings, HostName } from '../../sandbox/devtools/hosts/page/messages'
import { patience } from '../../sandbox/devtools/hosts/patience'
import { openFrames, type Shown } from './frameSteps'

/** A phone of a host for each test of a file, with a sandbox and a browser. After each test the app must have reported no error. */
export function framesForTests() {
  let sandbox: OwnSandbox
  let browser: Browser
  let frames: Shown[] = []
  beforeAll(async () => {
    sandbox = await startSandbox({ siteDir: distOf('h5'), hostsDir: path.dirname(distOf('weapp')) })
    browser = await sharedChromium()
    afterReset(() => sandbox.reset())
  })
  afterEach(async () => {
    const all = await Promise.all(frames.map(({ told }) => told()))
    await frames[0]?.page.context().close()
    frames = []
    expect(all.flat().filter(({ type }) => type === 'error')).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await sandbox?.close()
  })

  /** Opens the phone of a host. */
  const openOne = async (host: HostName, first: FrameSettings, options?: BrowserContextOptions): Promise<Shown> => {
    const context = await browser.newContext({ viewport: { width: 420, height: 844 }, locale: 'zh-CN', ...options })
    context.setDefaultTimeout(patience)
    frames = await openFrames(context, sandbox.url, [host], first)
    const [shown] = frames
    if (!shown) throw new Error('there is no frame')
    return shown
  }
  return { openOne, sandboxUrl: () => sandbox.url }
}
