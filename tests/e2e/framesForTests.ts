import path from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { FrameSettings, HostName } from '../../sandbox/hosts/page/messages'
import { patience } from '../../sandbox/hosts/patience'
import { sharedChromium } from '../fixtures/chromium'
import { distOf } from '../fixtures/dist'
import { type OwnSandbox, startSandbox } from '../sandbox/startSandbox'
import { openFrames, type Shown } from './frameSteps'

/** Phones of hosts for the tests of a file, with a sandbox and a browser. After each test the app must have reported no error. */
export function framesForTests() {
  let sandbox: OwnSandbox
  let browser: Browser
  let frames: Shown[] = []
  beforeAll(async () => {
    sandbox = await startSandbox({ siteDir: distOf('h5'), hostsDir: path.dirname(distOf('weapp')) })
    browser = await sharedChromium()
  })
  afterEach(async () => {
    for (const { told } of frames) expect((await told()).filter(({ type }) => type === 'error')).toEqual([])
    await frames[0]?.page.context().close()
  })
  afterAll(async () => {
    await browser?.close()
    await sandbox?.close()
  })

  /** Opens phones beside one another. */
  const open = async (
    hosts: readonly HostName[],
    first: FrameSettings,
    options: BrowserContextOptions = {},
  ): Promise<Shown[]> => {
    const context = await browser.newContext({ viewport: { width: 1240, height: 844 }, locale: 'zh-CN', ...options })
    context.setDefaultTimeout(patience)
    frames = await openFrames(context, sandbox.url, hosts, first)
    return frames
  }
  const openOne = async (host: HostName, first: FrameSettings, options?: BrowserContextOptions): Promise<Shown> => {
    const [shown] = await open([host], first, options)
    if (!shown) throw new Error('there is no frame')
    return shown
  }
  return { open, openOne, sandboxUrl: () => sandbox.url }
}
