import { shopSearch } from '@/contract/mall/search'
import { goodsList, shop } from '@/contract/mall/shelf'
import { home } from '@/i18n/zh-CN/home'
import { shell } from '@/i18n/zh-CN/shell'
import { distOf } from '../fixtures/dist'
import { sharedSandbox, type TestSandbox } from '../sandbox/startSandbox'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'
import type { HostCall, Platform } from './protocol'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await sharedSandbox()
})
afterAll(() => sandbox.close())

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

  it('a link to a page that the app does not have: shows a message and home', async () => {
    await app.launch('/subPackages/gone/index?id=1')
    await app.waitForRoute('pages/home/index')
    await app.waitForText(shell.pageMissing)
    await app.waitForText(home.visitorTitle)
    expect(await app.routes()).toEqual(['pages/home/index'])
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
