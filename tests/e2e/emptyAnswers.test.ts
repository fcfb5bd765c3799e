import type { Page } from 'playwright-core'
import { type AnswerShape, families } from '@/contract/families'
import { account } from '@/i18n/zh-CN/account'
import { mall } from '@/i18n/zh-CN/mall'
import { member } from '@/i18n/zh-CN/member'
import { order } from '@/i18n/zh-CN/order'
import { profile } from '@/i18n/zh-CN/profile'
import { shell } from '@/i18n/zh-CN/shell'
import { endpoints } from '../fixtures/endpoints'
import { addressOfSample } from '../fixtures/ids'
import { type ScreenSample, screens } from '../screens'
import { siteForTests, type Visit } from './site'

const site = siteForTests()
let visit: Visit

/** A success without a result, in every shape. */
const nothing: Record<AnswerShape, object> = {
  ordinary: { code: '400000', message: '', data: null },
  membership: { suc: true, code: '400000', data: null },
  cashier: { status: 1, message: '', response: null },
  lowCode: { suc: true, pageInfo: null },
}

/** Answers every read of the page with an empty result; returns how many it answered. */
async function emptyReads(page: Page): Promise<() => number> {
  let count = 0
  for (const { endpoint } of endpoints.filter((one) => one.endpoint.kind === 'read')) {
    const { prefix, answer } = families[endpoint.family]
    await page.route(`${site.sandbox.url}${prefix}${endpoint.path}`, (route) => {
      count += 1
      return route.fulfill({ json: nothing[answer] })
    })
  }
  return () => count
}

/** Texts of screens that have nothing else to show; all others only show less content. */
const texts: Record<string, string> = {
  'pages/my/index': profile.nameless,
  'pages/mall/index': mall.noGoods,
  'subPackages/category/index': mall.noCategories,
  'subPackages/pre-mall-search/index': mall.searchIdle,
  'subPackages/mall-search/index': mall.noResult('拿铁'),
  'subPackages/carnival-shopping/index': mall.noGoods,
  'subPackages/allowance-down/index': mall.noGoods,
  'subPackages/xyfApp/product-list/index': mall.noGoods,
  'subPackages/pdp/index': mall.gone,
  'subPackages/xyfApp/pdp/index': mall.gone,
  'subPackages/order/confirm': shell.nothingThere,
  'subPackages/xyfApp/order/confirm': shell.nothingThere,
  'subPackages/order/detail': shell.nothingThere,
  'subPackages/xyfApp/order/detail': shell.nothingThere,
  'subPackages/qrcode-detail/index': shell.nothingThere,
  'subPackages/xyfApp/qrcode-detail/index': shell.nothingThere,
  'subPackages/xyfApp/order/order-list': order.emptyTitle,
  'subPackages/agreement/index': shell.nothingThere,
  'subPackages/argumentList/index': account.agreementsNone,
  'subPackages/gold-member/index': member.noLevels,
  'subPackages/gold-member/outer-deliver': shell.nothingThere,
}

/** The cashier cannot open without an amount, so it is the only screen that reports an invalid answer. */
const failing = ['subPackages/xyfApp/h5-pay/index']

describe('every screen with empty results', () => {
  it.each(screens.map((sample): [string, ScreenSample] => [sample.path, sample]))(
    'R-31 shows no failure, nothing broken and no empty value: %s',
    async (path, sample) => {
      const address = await addressOfSample(site.sandbox, sample)
      visit = await site.visit(undefined, { person: sample.person })
      const { page, problems } = visit
      await emptyReads(page)
      await page.goto(site.sandbox.url + address)
      const text = texts[path] ?? (failing.includes(path) ? shell.malformed : undefined)
      if (text) await page.getByText(text).filter({ visible: true }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.locator('.skeleton').filter({ visible: true }).first().waitFor({ state: 'hidden' })
      expect(await page.locator('.failed-state').filter({ visible: true }).count()).toBe(failing.includes(path) ? 1 : 0)
      expect(await page.locator('#screen').filter({ visible: true }).textContent()).not.toMatch(
        /undefined|NaN|Invalid|null/,
      )
      expect(problems).toEqual([])
    },
  )
})

describe('a customer without data on the server', () => {
  it('R-31 R-68 sees on home that they are signed in, with a balance of zero', async () => {
    visit = await site.visit(undefined, { person: '13800138002' })
    const count = await emptyReads(visit.page)
    await visit.page.goto(`${site.sandbox.url}/pages/home/index`)
    await visit.page.locator('.home-header-amount').waitFor()
    expect(await visit.page.locator('.home-header-amount').textContent()).toBe('0.00')
    expect(count()).toBeGreaterThan(2)
  })

  it('R-31 sees on “my” amounts of zero and their orders', async () => {
    visit = await site.visit(undefined, { person: '13800138002' })
    await emptyReads(visit.page)
    await visit.page.goto(`${site.sandbox.url}/pages/my/index`)
    await visit.page.getByText(profile.nameless).waitFor()
    expect(await visit.page.locator('.assets-number').allTextContents()).toEqual(['0.00', '0', '0'])
    await visit.page.locator('#my-orders-unpaid').click()
    await visit.page.getByText(order.emptyTitle).waitFor()
  })
})
