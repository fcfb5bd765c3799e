import { distOf } from '@tests/fixtures/dist'
import { casesOf } from '@tests/fixtures/scope'
import { until } from '@tests/fixtures/until'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { ui } from '@/i18n/ui'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { heavier, rowsBytes } from './limits'
import { type ShownMiniProgram, showMiniProgram } from './openMiniProgram'
import { stretchShop } from './stretchedShop'

const sandbox = sandboxTest()

// In a real window, because the distance to the end of the page depends on layout.
let app: ShownMiniProgram
afterEach(() => app.close())

async function open(platform: Platform, baseUrl: string, address: string): Promise<void> {
  app = await showMiniProgram({ dir: distOf(platform), platform, baseUrl, storage: { privacyConsent: 1 } })
  await app.launch(address)
  await app.idle()
}

/** Pages of a path that the app has requested, in order. */
async function askedPages(path: string): Promise<unknown[]> {
  const { calls } = await app.logs()
  return calls
    .filter(({ name, args }) => name === 'request' && (args as { url: string }).url.endsWith(path))
    .map(({ args }) => JSON.parse((args as { data: { args: string } }).data.args).page)
}

const missing = (what: string) => async () => `${what}: ${JSON.stringify(await app.problems())}`

/** Scrolls to the end of the page, which moves when new rows are rendered, and returns whether the condition is true now. */
async function toEnd(isSo: () => Promise<boolean> | boolean): Promise<boolean> {
  await app.scrollPage()
  return isSo()
}

it.each<Platform>(['weapp', 'alipay', 'tt'])(
  'R-61 a list of the %s build requests the second page of a search near the end of the page, and none after the last',
  async (platform) => {
    await open(platform, sandbox.url, `/subPackages/mall-search/index?keyword=${encodeURIComponent('会员')}`)
    await app.waitForText('会员')
    expect(await askedPages('/xbt/shop-search')).toEqual([1])
    await app.scrollPage(10)
    await app.idle()
    expect(await askedPages('/xbt/shop-search')).toEqual([1])
    const isAtEnd = async () => (await app.allText()).includes(ui.list.end)
    await until(() => toEnd(isAtEnd), missing('the end of the list'))
    const asked = await askedPages('/xbt/shop-search')
    expect(asked.length).toBeGreaterThan(1)
    expect(asked).toEqual(asked.map((_page, index) => index + 1))
    await app.scrollPage(0)
    await app.scrollPage()
    await app.idle()
    expect(await askedPages('/xbt/shop-search')).toEqual(asked)
    expect(await app.problems()).toEqual([])
  },
)

// The quick run does not find a long list that grows wrongly in Alipay or Douyin alone; what tells of the end of the page is proved above for each.
it.each(casesOf<Platform>(['weapp'], ['alipay', 'tt']))(
  'R-60 10 000 goods of the %s build grow at their end in small updates, and at most 60 are mounted, always including those on the screen',
  async (platform) => {
    const shop = await stretchShop(sandbox.url)
    try {
      await open(platform, shop.url, '/pages/mall/index')
      await app.waitForText('1 of 10000')
      let most = 0
      const drawn = await app.counts()
      // Two columns of cards, each at most half as high as the screen.
      const isFull = async () => {
        most = Math.max(most, await app.count('.goods-card'))
        return (await app.inView('.goods-card')) >= 4
      }
      const look = () => until(isFull, missing('cards on the screen'))
      for (let turn = 0; shop.rows() < 10_000 && turn < 40; turn += 1) {
        const before = shop.rows()
        await until(() => toEnd(() => shop.rows() > before), missing(`more than ${before} rows`))
        await look()
      }
      expect(shop.rows()).toBe(10_000)
      await until(() => toEnd(async () => (await app.allText()).includes('10000 of 10000')), missing('the last row'))
      await app.waitForText(ui.list.end)
      await look()
      for (const top of [40_000, 800_000, 80_000, 1_200_000, 1_000]) {
        await app.scrollPage(top)
        await look()
      }
      expect(most).toBeLessThanOrEqual(60)
      // The height comes from measured rows: 5 000 lines of cards with the gap of 8 px under each.
      const [list, card] = [await app.box('.windowed-list'), await app.box('.windowed-list .goods-card')]
      expect(Math.abs(list.height / 5000 - card.height - 8)).toBeLessThan(1)
      expect(await app.problems()).toEqual([])
      const { setData } = await app.logs(drawn)
      expect(heavier(setData, rowsBytes)).toEqual([])
    } finally {
      await shop.close()
    }
  },
)
