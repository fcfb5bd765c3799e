import { launchChromium, sharedChromium } from '@tests/fixtures/chromium'
import { distOf } from '@tests/fixtures/dist'
import { afterReset } from '@tests/fixtures/tries'
import { type OwnSandbox, sharedSandbox, startSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { patience } from '../../sandbox/devtools/hosts/patience'
import { countRequests } from './quiet'

export interface VisitOptions {
  theme?: 'xbt_h5' | 'xyfApp'
  language?: 'zh-CN' | 'en'
  /** Phone number of the seeded person who is signed in. */
  person?: string
  /** `false` leaves the privacy notice open. */
  consent?: boolean
  width?: number
  /** Language of the browser, Chinese unless said otherwise. */
  locale?: string
}

/** A browser tab with the app, and every error in it. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** Console errors, uncaught errors, policy violations and requests to another origin. */
  problems: string[]
  close(): Promise<void>
}

export interface Site<S extends TestSandbox = TestSandbox> {
  sandbox: S
  browser: Browser
  /** Opens a tab, at an address of the app where one is given. */
  visit(address: string | undefined, options?: VisitOptions): Promise<Visit>
  close(): Promise<void>
}

/** The built H5 app, served by the worker's sandbox, in the run's Chromium. */
export const openSite = (): Promise<Site> => open(sharedSandbox)

/** The same at a moment: the sandbox's clock and its seeded data begin there, the browser's clock stands there. */
export const openSiteAt = (moment: Date): Promise<Site> =>
  open(
    async () => {
      const sandbox = await sharedSandbox()
      const begin = async () => {
        await sandbox.fault({ kind: 'clock', ms: moment.getTime() - Date.now() })
        await sandbox.reset()
      }
      await begin()
      afterReset(begin)
      return sandbox
    },
    sharedChromium,
    moment,
  )

/** The same, served by a sandbox that the tests may end. */
export const openOwnSite = (): Promise<Site<OwnSandbox>> =>
  open(async () => {
    const sandbox = await startSandbox({ siteDir: distOf('h5') })
    afterReset(() => sandbox.reset())
    return sandbox
  })

/** The same with a sandbox and a browser of its own, for a report, which runs without Jest. */
export const openSiteAlone = (): Promise<Site<OwnSandbox>> =>
  open(() => startSandbox({ siteDir: distOf('h5') }), launchChromium)

/** The same, served by a sandbox with thousands of rows. */
export const openScaledSite = (): Promise<Site> => open(() => startSandbox({ siteDir: distOf('h5'), scale: true }))

/** The same in a browser of its own, with flags such as those of a camera. */
export const openSiteIn = (browser: () => Promise<Browser>): Promise<Site> => open(sharedSandbox, browser)

async function open<S extends TestSandbox>(
  start: () => Promise<S>,
  launch = sharedChromium,
  moment?: Date,
): Promise<Site<S>> {
  const [sandbox, browser] = await Promise.all([start(), launch()])
  // Tabs that a failed try has left open would go on with calls of their own.
  afterReset(() => Promise.all(browser.contexts().map((context) => context.close())))
  return {
    sandbox,
    browser,
    visit: async (address, options = {}) => {
      const context = await browser.newContext({
        viewport: { width: options.width ?? 390, height: 844 },
        deviceScaleFactor: 1,
        hasTouch: true,
        locale: options.locale ?? 'zh-CN',
      })
      context.setDefaultTimeout(patience)
      if (moment) await context.clock.setFixedTime(moment)
      const token = options.person ? await sandbox.login(options.person) : undefined
      await context.addInitScript(keepOnce, storedValues(options, token))
      const page = await context.newPage()
      countRequests(page)
      const problems = watch(page, sandbox.url)
      if (address !== undefined) {
        await page.goto(sandbox.url + address)
        await page.waitForFunction(isStarted)
      }
      return { page, context, problems, close: () => context.close() }
    },
    close: async () => {
      await browser.close()
      await sandbox.close()
    },
  }
}

/** A site for the tests of one file: opened before the first, every tab closed after each, and closed after the last. */
export const siteForTests = (): Omit<Site, 'close'> => forTests(openSite)

/** The same at a moment. */
export const siteForTestsAt = (moment: Date): Omit<Site, 'close'> => forTests(() => openSiteAt(moment))

/** The same, served by a sandbox that the tests may end. */
export const ownSiteForTests = (): Omit<Site<OwnSandbox>, 'close'> => forTests(openOwnSite)

function forTests<S extends TestSandbox>(openIt: () => Promise<Site<S>>): Omit<Site<S>, 'close'> {
  let site: Site<S>
  let visits: Visit[] = []
  beforeAll(async () => {
    site = await openIt()
  })
  afterEach(async () => {
    await Promise.all(visits.map((visit) => visit.close()))
    visits = []
  })
  afterAll(() => site?.close())
  return {
    get sandbox() {
      return site.sandbox
    },
    get browser() {
      return site.browser
    },
    visit: async (...args) => {
      const visit = await site.visit(...args)
      visits.push(visit)
      return visit
    },
  }
}

/** Taro stores a value as JSON of `{ data }`. */
export function storedValues(
  { theme, language, consent }: VisitOptions,
  token: string | undefined,
): Record<string, string> {
  const values = {
    ...(consent === false ? {} : { privacyConsent: 1 }),
    ...(theme ? { type: theme } : {}),
    ...(language ? { language } : {}),
    ...(token ? { mToken: token } : {}),
  }
  return Object.fromEntries(Object.entries(values).map(([key, data]) => [key, JSON.stringify({ data })]))
}

/** In the browser: whether the app, where the page has one, has read its launch. Its scripts run after the first paint, and this may be after `load`. */
const isStarted = (): boolean =>
  !document.querySelector('link[data-entry]') || document.querySelector('#app > *') !== null

/** Runs in the browser before the app; only the first page of a tab gets the values, so that a later sign-out is not undone. */
function keepOnce(values: Record<string, string>): void {
  if (window.sessionStorage.getItem('test-values')) return
  window.sessionStorage.setItem('test-values', '1')
  for (const [key, value] of Object.entries(values)) window.localStorage.setItem(key, value)
}

function watch(page: Page, origin: string): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !request.url().startsWith(origin)) {
      problems.push(`another origin: ${request.url()}`)
    }
  })
  return problems
}

/** All lines that a tab writes to its console from now on. */
export function linesOf({ page }: Visit): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}
