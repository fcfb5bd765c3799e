import { screenTest } from '@tests/screens/screenTest'
import { monthly, servePage } from '@tests/screens/subPackages/xyfApp/membershipAnswers'
import { tap } from '@tests/ui/mounted'
import type { ContractType } from '@/contract/member/info'
import { config } from '@/domain/remoteConfig/config'
import { parseConfig } from '@/domain/remoteConfig/parseConfig'
import Member from '@/subPackages/xyfApp/member-v2/index'
import { appConfig } from '../../../../../sandbox/areas/remoteConfig/appConfig'

// Parts are drawn at once, which a host does one after another.
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    run()
    return () => undefined
  },
}))
jest.mock('@/domain/remoteConfig/config', () => ({ config: { ask: jest.fn(), values: undefined } }))

const prices: readonly ContractType[] = ['single_month', 'continue_month', 'single_season', 'continue_season']

/** Opens the screen with one price of each kind, under a configuration of this text. */
async function openPage(schema: string): Promise<HTMLElement> {
  Object.assign(config, { values: parseConfig(schema).values })
  const box = screen.open()
  await servePage({ info: { priceInfo: prices.map((contractType) => ({ ...monthly, contractType })) } })
  return box
}

/** The tip beside the button to pay once this price is chosen; undefined where there is none. */
function tipOf(box: HTMLElement, contractType: ContractType): string | undefined {
  tap(box.querySelector(`#price-${contractType}`))
  return box.querySelector('.member-buy-tip')?.textContent ?? undefined
}

const screen = screenTest(Member, 'subPackages/xyfApp/member-v2/index')

describe('the tip on a price', () => {
  it('R-98 is that of its discount level: the month once and renewed, the season once and renewed', async () => {
    const levels = ['ZK-01-01', 'ZK-01-02', 'ZK-02-01', 'ZK-02-02']
    const discountInfo = Object.fromEntries(levels.map((level) => [level, { payDiscountTips: `优惠 ${level}` }]))
    const box = await openPage(JSON.stringify({ vip: { discountInfo } }))
    expect(prices.map((price) => tipOf(box, price))).toEqual(levels.map((level) => `优惠 ${level}`))
  })

  it('R-98 says of each price what the sandbox configures for it', async () => {
    const box = await openPage(
      JSON.stringify(appConfig({ lang: 'zh-CN', origin: '', now: new Date('2030-01-02T00:00:00+08:00') })),
    )
    expect(prices.map((price) => tipOf(box, price))).toEqual([
      '一次付清，到期不续费',
      '首月优惠价',
      '一次付清，到期不续费',
      '首季优惠价',
    ])
  })
})
