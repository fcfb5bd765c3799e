import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromiumPath } from '@tests/fixtures/chromium'
import { distOf } from '@tests/fixtures/dist'
import { wantedOf } from '@tests/floor/measuring'
import { startSandbox } from '@tests/sandbox/startSandbox'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { floorBuild } from '../../config/scripts/floor'
import { addressesOf, largestPaintAims, person, screenNames } from './addresses'
import { type Comparison, compared, scoreTable, type Visit, visitLine, visitOf } from './scores'

const root = path.resolve(__dirname, '../..')
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
]

/** Prints the mobile scores of the main screens, with pictures and data, beside those of the floor; a report, not a test. */
async function report(): Promise<void> {
  const { runs, names } = wantedOf(process.argv.slice(2), screenNames, 3)
  const siteDir = distOf('h5')
  if (!existsSync(path.join(siteDir, 'index.html'))) throw new Error('build first: npm run build:h5')
  const floorDir = await floorBuild('h5')
  const [sandbox, floor] = await Promise.all([startSandbox({ siteDir }), startSandbox({ siteDir: floorDir })])
  const chrome = await (await import('chrome-launcher')).launch({
    chromePath: await chromiumPath(),
    chromeFlags: flags,
  })
  try {
    const token = await sandbox.login(person)
    const screens = await addressesOf(sandbox, token)
    const addresses: Record<string, string> = { floor: `${floor.url}/` }
    for (const name of names) addresses[name] = sandbox.url + screens[name]
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
    await signIn(contextOf(browser), `${sandbox.url}/sandbox`, token)
    await openOnce(contextOf(browser), Object.values(addresses))

    const visits: Record<string, Visit[]> = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]))
    // Floor and screens take turns, so that a change of the machine's speed affects all of them.
    for (let run = 0; run < runs; run += 1)
      for (const [name, address] of Object.entries(addresses)) {
        await clearCache(contextOf(browser))
        const visit = await measure(name, address, chrome.port)
        visits[name]?.push(visit)
        console.log(visitLine(name, visit))
      }
    const { floor: floorVisits = [] } = visits
    const medians: Record<string, Comparison> = { floor: compared(floorVisits, floorVisits, 1) }
    for (const name of names) medians[name] = compared(visits[name] ?? [], floorVisits, largestPaintAims[name])
    console.log(`\nmedians of ${runs}; in brackets beside the floor's\n${scoreTable(medians)}`)
    mkdirSync(path.join(root, 'artifacts'), { recursive: true })
    writeFileSync(path.join(root, 'artifacts/lighthouse.json'), JSON.stringify({ medians, visits }, null, 2))
  } finally {
    chrome.kill()
    await Promise.all([floor.close(), sandbox.close()])
  }
}

/** One visit; Lighthouse sometimes loses the trace of a page, so a visit without a score is made once more. */
async function measure(name: string, address: string, port: number, isLast = false): Promise<Visit> {
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    logLevel: 'error',
    // With a network and a processor that are slow. By default Lighthouse loads the page fast and computes what a slow visit would be: at
    // that speed the scripts arrive before the first frame is painted, and count as what it waits for.
    throttlingMethod: 'devtools',
    // The login is in the storage; Lighthouse clears both storage and cache, or neither.
    disableStorageReset: true,
  })
  if (!result) throw new Error(`${name}: Lighthouse gave no result`)
  if (result.lhr.runtimeError && !isLast) {
    console.log(`${name}: once more, because of ${result.lhr.runtimeError.code}`)
    return measure(name, address, port, true)
  }
  return visitOf(name, result.lhr)
}

function contextOf(browser: Browser): BrowserContext {
  const context = browser.contexts()[0]
  if (!context) throw new Error('the browser has no context')
  return context
}

/** Signs in, chooses Chinese and accepts the privacy notice. */
async function signIn(context: BrowserContext, address: string, token: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate((value) => {
    window.localStorage.setItem('mToken', JSON.stringify({ data: value }))
    window.localStorage.setItem('language', JSON.stringify({ data: 'zh-CN' }))
    window.localStorage.setItem('privacyConsent', JSON.stringify({ data: 1 }))
  }, token)
  await page.close()
}

/** The sandbox draws its pictures and compresses its files at the first request; no measured visit waits for that. */
async function openOnce(context: BrowserContext, addresses: string[]): Promise<void> {
  const page = await context.newPage()
  for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
}

/** Every run loads everything, like a first visit. */
async function clearCache(context: BrowserContext): Promise<void> {
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Network.clearBrowserCache')
  await tab.close()
}

void report().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
