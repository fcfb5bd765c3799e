import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { goods } from '@/contract/mall/goods'
import { order } from '@/contract/order/place'
import { chromiumPath } from '../fixtures/chromium'
import { distOf } from '../fixtures/dist'
import { startSandbox } from '../sandbox/startSandbox'

const root = path.resolve(__dirname, '../..')
const person = '13800138001'
const runs = 3

/** Prints the mobile score of the main screens, median of three, with pictures and data; a report, not a test. */
async function report(): Promise<void> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([import('lighthouse'), import('chrome-launcher')])
  const siteDir = distOf('h5')
  if (!existsSync(path.join(siteDir, 'index.html'))) throw new Error('build first: npm run build:h5')
  const sandbox = await startSandbox({ siteDir })
  const chrome = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
  })
  try {
    const token = await sandbox.login(person)
    const [first] = (await sandbox.call(goods, { goodsId: '10101' }, { token })).data.rechargeTypes
    const made = await sandbox.call(
      order,
      {
        goodsId: '10101',
        rechargeType: first?.type ?? '',
        quantity: 1,
        rechargeAccount: person,
        transAmount: first?.price ?? 0,
      },
      { token, requestId: 'lighthouse' },
    )
    const screens: Record<string, string> = {
      home: '/',
      mall: '/pages/mall/index',
      product: '/subPackages/pdp/index?goodsId=10101',
      'order confirm': `/subPackages/order/confirm?goodsId=10101&rechargeType=${first?.type}&quantity=1`,
      'h5-pay': `/subPackages/xyfApp/h5-pay/index?orderId=${made.data?.orderId}&source=mall`,
    }
    // Signed in and with the privacy notice accepted, in a browser that has cached nothing of the app.
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
    await page.goto(`${sandbox.url}/sandbox`)
    await page.evaluate((value) => {
      window.localStorage.setItem('mToken', JSON.stringify({ data: value }))
      window.localStorage.setItem('privacyConsent', JSON.stringify({ data: 1 }))
    }, token)
    await page.close()
    const results: Record<string, number> = {}
    for (const [name, address] of Object.entries(screens)) {
      const scores: number[] = []
      const paints: number[] = []
      for (let run = 0; run < runs; run += 1) {
        await clearCache(browser)
        const result = await lighthouse(sandbox.url + address, {
          port: chrome.port,
          onlyCategories: ['performance'],
          formFactor: 'mobile',
          logLevel: 'error',
          // The login is in the storage; Lighthouse clears both storage and cache, or neither.
          disableStorageReset: true,
        })
        const score = result?.lhr.categories.performance?.score
        if (score === null || score === undefined)
          throw new Error(`${name}: ${result?.lhr.runtimeError?.message ?? 'no score'}`)
        scores.push(Math.round(score * 100))
        paints.push(result?.lhr.audits['largest-contentful-paint']?.numericValue ?? 0)
      }
      results[name] = median(scores)
      console.log(
        `${name.padEnd(14)} ${results[name]}   (${scores.join(', ')}), largest paint ${(median(paints) / 1000).toFixed(1)} s`,
      )
    }
    mkdirSync(path.join(root, 'artifacts'), { recursive: true })
    writeFileSync(path.join(root, 'artifacts/lighthouse.json'), JSON.stringify(results, null, 2))
  } finally {
    chrome.kill()
    await sandbox.close()
  }
}

const median = (values: number[]): number => [...values].sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0

/** Every run loads everything, like a first visit. */
async function clearCache(browser: Browser): Promise<void> {
  const context = browser.contexts()[0]
  if (!context) throw new Error('the browser has no context')
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
