import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { goods } from '@/contract/mall/goods'
import { order } from '@/contract/order/place'
import { chromiumPath } from '../fixtures/chromium'
import { startSandbox } from '../sandbox/startSandbox'

const root = path.resolve(__dirname, '../..')
const person = '13800138001'
const runs = 3

/** Prints the mobile score of the main screens, median of three, with pictures and data; a report, not a test. */
async function report(): Promise<void> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([import('lighthouse'), import('chrome-launcher')])
  const sandbox = await startSandbox({ siteDir: path.join(root, 'dist/h5') })
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
    // Signed in, and past the privacy notice, as on a second visit.
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
      for (let run = 0; run < runs; run += 1) {
        const result = await lighthouse(sandbox.url + address, {
          port: chrome.port,
          onlyCategories: ['performance'],
          formFactor: 'mobile',
          logLevel: 'error',
          disableStorageReset: true,
        })
        scores.push(Math.round((result?.lhr.categories.performance?.score ?? 0) * 100))
      }
      results[name] = scores.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
      console.log(`${name.padEnd(14)} ${results[name]}   (${scores.join(', ')})`)
    }
    mkdirSync(path.join(root, 'artifacts'), { recursive: true })
    writeFileSync(path.join(root, 'artifacts/lighthouse.json'), JSON.stringify(results, null, 2))
  } finally {
    chrome.kill()
    await sandbox.close()
  }
}

void report().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
