import { codeFor, logIn } from '@tests/journeys/logIn'
import { words } from '@tests/journeys/words'
import { orderList } from '@/contract/order/list'
import { login } from '@/contract/session'
import type { Language } from '@/i18n/language'
import { countOf, watchCalls } from './calls'
import { pageDriver } from './pageDriver'
import { siteForTests, type Visit } from './site'

const site = siteForTests()
let visit: Visit
afterEach(() => site.sandbox.clearFaults())

/** Opens an address in a language; the fields return their texts without spaces. */
async function open(language: Language, address: string, person?: string) {
  visit = await site.visit(undefined, { person, language })
  const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  const calls = watchCalls(visit.context)
  await driver.open(address)
  const typedIn = async (field: string) => (await visit.page.locator(`${field} input`).inputValue()).replace(/\s/g, '')
  return { ...visit, ...words(language), driver, calls, typedIn }
}

const loginNum = '/center/login/loginNum'

/** Types phone and code, ticks the agreement and taps the login button. */
async function tryLogin(language: Language, mobile: string, typeCode: () => Promise<string>) {
  const opened = await open(language, loginNum)
  const { driver } = opened
  await driver.input('#login-phone', mobile)
  const code = await typeCode()
  await driver.input('#login-code', code)
  await driver.tap('#login-agree')
  await driver.tap('#login-submit')
  return { ...opened, mobile, code }
}

/** A message is shown beside the code, phone and code are unchanged, and no customer is logged in. */
async function refused(
  { driver, typedIn, calls, page, mobile, code }: Awaited<ReturnType<typeof tryLogin>>,
  text: string,
) {
  await driver.waitForText(text)
  expect(await driver.text('#login-code')).toContain(text)
  expect(await typedIn('#login-phone')).toBe(mobile)
  expect(await typedIn('#login-code')).toBe(code)
  expect(countOf(calls, login.path)).toBe(1)
  expect(await page.evaluate(() => window.localStorage.getItem('mToken'))).toBeNull()
  await driver.waitForRoute('center/login/loginNum')
}

const anotherCode = (code: string): string => (code === '000000' ? '111111' : '000000')

describe('login', () => {
  /** Requests a code on the screen and reads it from the inbox of the phone. */
  const sentTo = async (mobile: string) => {
    const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    await driver.tap('#login-send')
    return codeFor(driver, mobile, 'login')
  }

  it.each([
    ['zh-CN', '13800190100', '验证码不正确，请核对后重新输入'],
    ['en', '13800190103', 'This code is incorrect. Check it and try again.'],
  ] as const)('says in %s beside the field that the code is wrong, and keeps the input', async (...facts) => {
    const [language, mobile, text] = facts
    await refused(await tryLogin(language, mobile, async () => anotherCode(await sentTo(mobile))), text)
  })

  it('says in English that the code has expired, and keeps the input', async () => {
    const mobile = '13800190101'
    const late = async () => {
      const code = await sentTo(mobile)
      await site.sandbox.fault({ kind: 'clock', ms: 11 * 60_000 })
      return code
    }
    await refused(await tryLogin('en', mobile, late), 'This code has expired. Get a new one.')
  })

  it('says that the code was used already, and keeps the input', async () => {
    const mobile = '13800190102'
    const first = await open('zh-CN', loginNum)
    await logIn(first.driver, mobile)
    await first.driver.waitForRoute('pages/home/index')
    const code = await codeFor(first.driver, mobile, 'login')
    await first.close()
    await refused(await tryLogin('zh-CN', mobile, async () => code), '验证码已失效，请输入最新收到的验证码')
  })

  it.each(['zh-CN', 'en'] as const)(
    'R-49 says in %s beside the field that a phone has letters, keeps it, and requests no code',
    async (language) => {
      const { driver, calls, typedIn, session } = await open(language, loginNum)
      await driver.input('#login-phone', '1380013800a')
      await driver.tap('#login-send')
      await driver.waitForText(session.phoneInvalid)
      expect(await driver.text('#login-phone')).toContain(session.phoneInvalid)
      expect(await typedIn('#login-phone')).toBe('1380013800a')
      expect(countOf(calls, '/xbt/get-code')).toBe(0)
    },
  )
})

describe('mall and order', () => {
  it('asks in English for a word in place of an empty search', async () => {
    const { driver, calls, mall } = await open('en', '/subPackages/pre-mall-search/index')
    await driver.input('.search-input-field', '   ')
    await driver.tap('#search')
    await driver.waitForText(mall.keywordEmpty)
    expect(countOf(calls, '/xbt/shop-search')).toBe(0)
    await driver.waitForRoute('subPackages/pre-mall-search/index')
  })

  it('says that a product no longer exists and offers the mall', async () => {
    const { driver, mall } = await open('zh-CN', '/subPackages/pdp/index?goodsId=nothing')
    await driver.waitForText(mall.gone)
    await driver.tap({ text: mall.toMall })
    await driver.waitForRoute('pages/mall/index')
    expect(visit.problems).toEqual([])
  })

  it('says in English beside the field what is wrong with the recharge account, keeps it, and makes no order', async () => {
    const { driver, calls, typedIn, order } = await open(
      'en',
      '/subPackages/order/confirm?goodsId=10101&rechargeType=phone-50&quantity=1',
      '13800138005',
    )
    await driver.input('#recharge-account', '1380013800x')
    await driver.tap('#order-submit')
    await driver.waitForText(order.accountProblems.phoneWrong)
    expect(await typedIn('#recharge-account')).toBe('1380013800x')
    expect(countOf(calls, '/shop/order')).toBe(0)
  })

  it.each([
    ['zh-CN', 'accepts it', '13800138005'],
    ['en', 'refuses it, keeps what was typed, and orders later', '13800138008'],
  ] as const)('shows in %s a price that changed meanwhile; the customer %s', async (language, reaction, mobile) => {
    visit = await site.visit(undefined, { person: mobile, language })
    const { page, context } = visit
    const { order, cashier } = words(language)
    const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    const calls = watchCalls(context)
    const token = await site.sandbox.login(mobile)
    const ordersOf = async () => (await site.sandbox.call(orderList, { page: 1 }, { token })).data.orders
    const before = (await ordersOf()).length
    let now = 0
    // The customer saw a price that is one yuan lower than the current one.
    await page.route(
      '**/shop/confirm-order-info',
      async (route) => {
        const answer = await route.fetch()
        const body = await answer.json()
        now = body.data.order.transAmount
        body.data.order.transAmount -= 100
        body.data.order.goodsAmount -= 100
        await route.fulfill({ response: answer, json: body })
      },
      { times: 1 },
    )
    /** The form shows the new price by now, so that ordering means accepting it. */
    const refuseAndOrder = async () => {
      await driver.tap({ text: order.priceRefuse })
      await page.locator('#price-sheet').filter({ visible: true }).waitFor({ state: 'hidden' })
      expect((await page.locator('#recharge-account input').inputValue()).replace(/\s/g, '')).toBe('13800138000')
      expect(countOf(calls, '/shop/order')).toBe(1)
      expect((await driver.text('.screen-footer')).replace(/\s/g, '')).toContain((now / 100).toFixed(2))
      await driver.tap('#order-submit')
    }
    const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`
    await driver.open('/subPackages/order/confirm?goodsId=10101&rechargeType=phone-50&quantity=1')
    await driver.input('#recharge-account', '13800138000')
    await driver.tap('#order-submit')
    await driver.waitForText(order.priceTitle)
    const sheet = (await driver.text('#price-sheet')).replace(/\s/g, '')
    expect(sheet).toContain(yuan(now - 100))
    expect(sheet).toContain(yuan(now))
    expect(await ordersOf()).toHaveLength(before)
    if (reaction === 'accepts it') await driver.tap('#price-accept')
    else await refuseAndOrder()
    await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
    await driver.waitForText(cashier.pay(now))
    expect(await ordersOf()).toHaveLength(before + 1)
  })
})
