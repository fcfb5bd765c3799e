import { routeAt, routes } from '@/routes'
import { openSite, type Site, type Visit } from './site'

let site: Site
let visit: Visit | undefined

beforeAll(async () => {
  site = await openSite()
}, 90_000)
afterEach(async () => {
  await visit?.close()
  visit = undefined
})
afterAll(() => site.close())

/** Opens a tab that the end of the test closes. */
async function open(...how: Parameters<Site['visit']>) {
  visit = await site.visit(...how)
  return visit.page
}

const pathOf = (url: string) => new URL(url).pathname

describe('addresses in a browser', () => {
  it('R-01 history mode without a prefix: / is home, and a page opens at its own address', async () => {
    const page = await open('/')
    await page.locator('.nav-bar').filter({ visible: true, hasText: '小补贴' }).waitFor()
    expect(routeAt(pathOf(page.url()))).toBe(routes.home)
    expect(await page.title()).toBe('小补贴')
    await page.goto(`${site.sandbox.url}/subPackages/argumentList/index`)
    await page.getByText('第三方信息共享清单').waitFor()
  }, 60_000)

  it.each([
    ['/preview-image?urls=%5B%22%2Fpictures%2Fwide%2Fphone-ocean.png%22%5D', '1 / 1'],
    ['/choose-location', '人民广场'],
    ['/open-location?latitude=31.23&longitude=121.47&name=A&address=B', '31.23°N, 121.47°E'],
  ])(
    'R-07 %s is a page of its own',
    async (address, text) => {
      const page = await open(address)
      await page.getByText(text, { exact: true }).first().waitFor()
    },
    60_000,
  )

  it('an address that does not exist leads home and says so', async () => {
    const page = await open('/nowhere/index')
    await page.getByText('页面不存在，已为您回到首页').filter({ visible: true }).waitFor()
    await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/pages/home/index')
  }, 60_000)

  it('U4 a token of the start query signs in and is gone from the address and the history', async () => {
    const token = await site.sandbox.login('13800138002')
    const page = await open(`/pages/my/index?mToken=${token}`)
    await page.getByText('阿森').waitFor()
    expect(page.url()).not.toContain(token)
    await page.locator('#my-settings').click()
    await page.getByText('退出登录').waitFor()
    await page.goBack()
    await page.getByText('阿森').waitFor()
    expect(page.url()).not.toContain(token)
    expect(await page.evaluate(() => document.referrer)).not.toContain(token)
  }, 60_000)
})

describe('wide and narrow windows', () => {
  /** Left edge and width of the phone column. */
  const columnOf = (page: Visit['page']) =>
    page.locator('#container').evaluate((one) => {
      const { left, width } = one.getBoundingClientRect()
      return { left, width }
    })

  it('R-12 from 768 px on the app is a column of 480 px in the middle, with bar, tabs and popups inside', async () => {
    const page = await open('/pages/my/index', { width: 1280, consent: false })
    await page.locator('#privacy-notice').waitFor()
    expect(await columnOf(page)).toEqual({ left: 400, width: 480 })
    for (const part of ['#privacy-notice', '.nav-bar', '.weui-tabbar']) {
      const box = await page.locator(part).filter({ visible: true }).first().boundingBox()
      expect([part, box?.x, box?.width]).toEqual([part, 400, 480])
    }
  }, 60_000)

  it.each([
    [767, 767, 0],
    [768, 480, 144],
  ])(
    'R-12 at %i px the app is %i px wide',
    async (window, width, left) => {
      const page = await open('/pages/my/index', { width: window })
      await page.locator('#my-person').waitFor()
      expect(await columnOf(page)).toEqual({ left, width })
    },
    60_000,
  )

  it('a short page does not scroll', async () => {
    const page = await open('/center/login/loginNum')
    await page.locator('#login-submit').waitFor()
    const overflow = await page
      .locator('.taro_page_show')
      .last()
      .evaluate((one) => one.scrollHeight - one.clientHeight)
    expect(overflow).toBeLessThanOrEqual(0)
  }, 60_000)
})

describe('login', () => {
  it('R-53 R-45 a page that needs a login opens after it, and closes with it', async () => {
    const page = await open('/center/personInfo/setUp')
    await page.locator('#login-phone input').fill('13800138001')
    await page.locator('#login-send').click()
    await page.getByText('秒后重发').waitFor()
    const [message] = await site.sandbox.inbox('13800138001')
    await page.locator('#login-code input').fill(message?.code ?? '')
    await page.locator('#login-agree').click()
    await page.locator('#login-submit').click()
    await page.locator('#settings-log-out').click()
    expect(pathOf(page.url())).toBe('/center/personInfo/setUp')
    await page.locator('#dialog-confirm').click()
    await page.getByText('登录 / 注册').waitFor()
    expect(await page.evaluate(() => window.localStorage.getItem('mToken'))).toBeNull()
    await page.goto(`${site.sandbox.url}/center/personInfo/setUp`)
    await page.locator('#login-submit').waitFor()
  }, 60_000)

  it('says beside the field what is wrong, and keeps what was typed', async () => {
    const page = await open('/center/login/loginNum')
    const phone = page.locator('#login-phone input')
    await phone.pressSequentially('1380013800a')
    await page.locator('#login-send').click()
    await page.getByText('请输入正确的 11 位手机号').waitFor()
    expect(await phone.inputValue()).toBe('138 0013 800a')
    await phone.fill('13800138003')
    await page.locator('#login-code input').fill('000000')
    await page.locator('#login-agree').click()
    await page.locator('#login-submit').click()
    await page.getByText('验证码不正确，请核对后重新输入').waitFor()
    expect(await phone.inputValue()).toBe('138 0013 8003')
    expect(await page.locator('#login-code input').inputValue()).toBe('000000')
  }, 60_000)
})

it('R-04 R-17 the language changes everywhere: page, title, tabs, document, and stays', async () => {
  const page = await open('/pages/my/index')
  await page.locator('#my-language').click()
  await page.getByText('Log in / Sign up').waitFor()
  const words = () => page.locator('.weui-tabbar__item').allInnerTexts()
  await expect(words()).resolves.toEqual(['Small subsidy', 'Subsidy mall', 'My'])
  expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual(['My', 'en'])
  await page.reload()
  await page.getByText('Log in / Sign up').waitFor()
  await expect(words()).resolves.toEqual(['Small subsidy', 'Subsidy mall', 'My'])
}, 60_000)

it('R-48 an invited old user reads why for 3 s, on the home tab where he is sent', async () => {
  const page = await open('/center/login/loginNum?inviterUserId=105')
  await page.locator('#login-phone input').fill('13800138006')
  await page.locator('#login-send').click()
  await page.getByText('秒后重发').waitFor()
  const [message] = await site.sandbox.inbox('13800138006')
  await page.locator('#login-code input').fill(message?.code ?? '')
  await page.locator('#login-agree').click()
  await page.locator('#login-submit').click()
  const toast = page.getByText('仅限新用户助力').filter({ visible: true })
  await page.waitForURL((url) => routeAt(url.pathname) === routes.home)
  await toast.waitFor()
  await page.waitForTimeout(1500)
  expect(await toast.count()).toBe(1)
  await toast.waitFor({ state: 'hidden', timeout: 3000 })
}, 60_000)
