import { cashier } from '@/i18n/zh-CN/cashier'
import { mall } from '@/i18n/zh-CN/mall'
import { order } from '@/i18n/zh-CN/order'
import { session } from '@/i18n/zh-CN/session'
import { codeFor, logIn } from '../journeys/logIn'
import { countOf, watchCalls } from './calls'
import { pageDriver } from './pageDriver'
import { openSite, type Site, type Visit } from './site'

jest.setTimeout(30_000)

let site: Site
let visit: Visit
beforeAll(async () => {
  site = await openSite()
}, 90_000)
afterEach(async () => {
  await visit.close()
  await site.sandbox.clearFaults()
})
afterAll(() => site.close())

async function open(address: string, person?: string) {
  visit = await site.visit(undefined, { person })
  const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  const calls = watchCalls(visit.context)
  await driver.open(address)
  return { ...visit, driver, calls, typedIn: (field: string) => visit.page.locator(`${field} input`).inputValue() }
}

const loginNum = '/center/login/loginNum'

/** Types phone and code as far as the login button. */
async function typeLogin(mobile: string, makeCode: (sent: string) => string, before?: () => Promise<void>) {
  const opened = await open(loginNum)
  const { driver } = opened
  await driver.input('#login-phone', mobile)
  await driver.tap('#login-send')
  const code = makeCode(await codeFor(driver, mobile, 'login'))
  await before?.()
  await driver.input('#login-code', code)
  await driver.tap('#login-agree')
  await driver.tap('#login-submit')
  return { ...opened, code }
}

const anotherCode = (code: string): string => (code === '000000' ? '111111' : '000000')

describe('login', () => {
  it('says beside the field that the code is wrong, and keeps what was typed', async () => {
    const { driver, typedIn, code } = await typeLogin('13800190100', anotherCode)
    await driver.waitForText('验证码不正确，请核对后重新输入')
    expect(await driver.text('#login-code')).toContain('验证码不正确，请核对后重新输入')
    expect(await typedIn('#login-code')).toBe(code)
    await driver.waitForRoute('center/login/loginNum')
  })

  it('says that the code has expired', async () => {
    const later = () => site.sandbox.fault({ kind: 'clock', ms: 11 * 60_000 })
    const { driver } = await typeLogin('13800190101', (code) => code, later)
    await driver.waitForText('验证码已过期，请重新获取')
    expect(await driver.text('#login-code')).toContain('验证码已过期，请重新获取')
  })

  it('says that the code was used already', async () => {
    const mobile = '13800190102'
    const first = await open(loginNum)
    await logIn(first.driver, mobile)
    await first.driver.waitForRoute('pages/home/index')
    const code = await codeFor(first.driver, mobile, 'login')
    await first.close()
    const { driver } = await open(loginNum)
    await driver.input('#login-phone', mobile)
    await driver.input('#login-code', code)
    await driver.tap('#login-agree')
    await driver.tap('#login-submit')
    await driver.waitForText('验证码已失效，请输入最新收到的验证码')
  })

  it('R-49 says beside the field that a phone has letters, keeps it, and asks for no code', async () => {
    const { driver, calls, typedIn } = await open(loginNum)
    await driver.input('#login-phone', '1380013800a')
    await driver.tap('#login-send')
    await driver.waitForText(session.phoneInvalid)
    expect(await driver.text('#login-phone')).toContain(session.phoneInvalid)
    expect((await typedIn('#login-phone')).replace(/\s/g, '')).toBe('1380013800a')
    expect(countOf(calls, '/xbt/get-code')).toBe(0)
  })
})

describe('mall and order', () => {
  it('asks for a word in place of an empty search', async () => {
    const { driver, calls } = await open('/subPackages/pre-mall-search/index')
    await driver.input('.search-input-field', '   ')
    await driver.tap('#search')
    await driver.waitForText(mall.keywordEmpty)
    expect(countOf(calls, '/xbt/shop-search')).toBe(0)
    await driver.waitForRoute('subPackages/pre-mall-search/index')
  })

  it('says that a product is gone and leads to the mall', async () => {
    const { driver } = await open('/subPackages/pdp/index?goodsId=nothing')
    await driver.waitForText(mall.gone)
    await driver.tap({ text: mall.toMall })
    await driver.waitForRoute('pages/mall/index')
  })

  it('says beside the field what is wrong with the recharge account, keeps it, and makes no order', async () => {
    const { driver, calls, typedIn } = await open(
      '/subPackages/order/confirm?goodsId=10101&rechargeType=phone-50&quantity=1',
      '13800138005',
    )
    await driver.input('#recharge-account', '1380013800x')
    await driver.tap('#order-submit')
    await driver.waitForText(order.accountProblems.phoneWrong)
    expect((await typedIn('#recharge-account')).replace(/\s/g, '')).toBe('1380013800x')
    expect(countOf(calls, '/shop/order')).toBe(0)
  })

  it('shows a price that changed meanwhile before anything is paid', async () => {
    visit = await site.visit(undefined, { person: '13800138005' })
    const { page } = visit
    const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    let now = 0
    // What the customer saw was one yuan less than what the shop asks for by now.
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
    await driver.open('/subPackages/order/confirm?goodsId=30301&rechargeType=card&quantity=1')
    await driver.tap('#order-submit')
    await driver.waitForText(order.priceTitle)
    expect(await driver.text('#price-sheet')).toContain(`¥${((now - 100) / 100).toFixed(2)}`)
    expect((await driver.text('#price-sheet')).replace(/\s/g, '')).toContain(`¥${(now / 100).toFixed(2)}`)
    await driver.tap('#price-accept')
    await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
    await driver.waitForText(cashier.pay((now / 100).toFixed(2)))
  })
})
