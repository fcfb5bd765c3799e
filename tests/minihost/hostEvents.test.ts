import { distOf } from '@tests/fixtures/dist'
import { logIn } from '@tests/journeys/logIn'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { index } from '@/contract/home'
import { shopSearch } from '@/contract/mall/search'
import { goodsList, shop } from '@/contract/mall/shelf'
import { home as english } from '@/i18n/en/home'
import { home } from '@/i18n/home'
import { shell } from '@/i18n/shell'
import { routes } from '@/routes'
import type { HostCall, Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

const sandbox = sandboxTest()

/** A code can be asked for once a minute, so each host has a customer of its own. */
const phones = { weapp: '13800191001', alipay: '13800191002', tt: '13800191003' }

describe.each<Platform>(['weapp', 'alipay', 'tt'])('events of the host in the %s mini-program', (platform) => {
  let app: MiniProgram
  beforeEach(async () => {
    app = await openMiniProgram({
      dir: distOf(platform),
      platform,
      baseUrl: sandbox.url,
      storage: { privacyConsent: 1 },
    })
  })
  afterEach(async () => {
    const problems = await app.problems()
    await app.close()
    expect(problems).toEqual([])
  })

  const callsOf = async (fits: (call: HostCall) => boolean) => (await app.logs()).calls.filter(fits).length
  const named = (name: string) => callsOf((call) => call.name === name)
  const asked = (path: string) => callsOf(({ args }) => JSON.stringify(args ?? '').includes(path))
  const until = async (isSo: () => Promise<boolean>) => {
    for (let look = 0; look < 200 && !(await isSo()); look += 1) await new Promise((go) => setTimeout(go, 25))
    expect(await isSo()).toBe(true)
  }

  it('a downloaded new version: the customer is asked, and after yes the app restarts', async () => {
    await app.launch()
    await app.emit('UpdateReady')
    await app.waitForText(shell.updateReady)
    await until(async () => (await named('applyUpdate')) === 1)
  })

  it('a downloaded new version: after no the app continues unchanged', async () => {
    await app.mock(platform === 'alipay' ? 'confirm' : 'showModal', { confirm: false, cancel: true })
    await app.launch()
    await app.emit('UpdateReady')
    await app.waitForText(shell.updateReady)
    await app.idle()
    expect(await named('applyUpdate')).toBe(0)
  })

  it('a start on another page requests nothing of home', async () => {
    await app.launch('/pages/mall/index')
    await until(async () => (await app.count('.goods-card')) > 0)
    await app.idle()
    expect([await asked(`${index.path}"`), (await asked(`${shop.path}"`)) > 0]).toEqual([0, true])
  })

  it('a start from a link to a page that the app does not have: shows a page that says so and leads home', async () => {
    await app.launch('/subPackages/gone/index?id=1')
    await app.waitForRoute('pages/not-found/index')
    await app.waitForText(shell.pageMissing)
    expect(await app.routes()).toEqual(['pages/not-found/index'])
    await app.tap({ text: shell.home })
    await app.waitForRoute('pages/home/index')
    await app.waitForText(home.visitorTitle)
    expect(await app.routes()).toEqual(['pages/home/index'])
  })

  it('a link to such a page while the app runs: its page takes the place of the one in front, and Back leads on', async () => {
    await app.launch()
    await app.waitForText(home.visitorTitle)
    await until(async () => (await app.count('.goods-card')) > 0)
    await app.tap('.goods-card')
    await app.waitForRoute('subPackages/pdp/index')
    await app.open('/pages/gone/index?id=1')
    await app.waitForRoute('pages/not-found/index')
    await app.waitForText(shell.pageMissing)
    expect(await app.routes()).toEqual(['pages/home/index', 'pages/not-found/index'])
    await app.back()
    await app.waitForRoute('pages/home/index')
  })

  it('R-53 a login whose way back has no page on this host leads to the page that says so', async () => {
    const customer = appDriver(app, platform, sandbox)
    await customer.open('/center/login/index?redirect=%2Fpages%2Fsystem%2Fchoose-location')
    await logIn(customer, phones[platform])
    await app.waitForRoute('pages/not-found/index')
    await app.waitForText(shell.pageMissing)
  })

  it.each([
    ['zh_TW', routes.home.title['zh-CN']],
    ['en', routes.home.title.en],
    ['fr_FR', routes.home.title.en],
  ])('a first visit with the host in %s: page, title and tabs are “%s”', async (language, title) => {
    await app.mock('getSystemInfoSync', { language })
    await app.launch()
    // Alipay would draw a title over the page's own bar.
    await until(
      async () =>
        (await app.title()) === (platform === 'alipay' ? '' : title) && (await app.tabBar())[0]?.text === title,
    )
    const { visitorTitle } = language.startsWith('zh') ? home : english
    await app.waitForText(visitorTitle)
    expect(Object.keys(await app.storage())).not.toContain('language')
  })

  it('the network is lost and restored: the banner is shown as long as it is lost', async () => {
    await app.launch()
    await app.waitForText(home.visitorTitle)
    await app.emit('NetworkStatusChange', { isConnected: false, networkType: 'none' })
    await app.waitForText(shell.offline)
    await app.emit('NetworkStatusChange', { isConnected: true, networkType: 'wifi' })
    await until(async () => (await app.count('.offline-banner')) === 0)
  })

  it.each([
    ['the mall', '/pages/mall/index', shop],
    ['the carnival', '/subPackages/carnival-shopping/index', goodsList],
    ['the search result', '/subPackages/mall-search/index?keyword=%E5%8D%A1', shopSearch],
  ])(
    'R-06 %s is pulled down: its data is requested once more, and the indicator ends',
    async (_name, address, { path }) => {
      await app.launch(address)
      await until(async () => (await app.count('.goods-card')) + (await app.count('.goods-row')) > 0)
      await app.idle()
      const before = await asked(`${path}"`)
      expect([before > 0, await named('stopPullDownRefresh')]).toEqual([true, 0])
      await app.page('onPullDownRefresh')
      await until(async () => (await named('stopPullDownRefresh')) === 1)
      expect(await asked(`${path}"`)).toBe(before + 1)
    },
  )
})
