import { arrive, buy } from '@tests/journeys/buy'
import { newerPlaces, olderPlaces, withdrawAndFollow } from '@tests/journeys/wallet'
import { type Hindrance, keyboardDriver } from './keyboardDriver'
import { pageDriver } from './pageDriver'
import { siteForTests } from './site'

const site = siteForTests()

// The second theme would find the first one's codes in the inbox.
beforeEach(() => site.sandbox.reset())

/** Has cash to withdraw, which the buyers have not. */
const withdrawer = '13800138004'

describe.each([
  { theme: 'xbt_h5', mobile: '13800138001', cardTail: '6101', places: olderPlaces, twins: false },
  { theme: 'xyfApp', mobile: '13800138002', cardTail: '6102', places: newerPlaces, twins: true },
] as const)('with a keyboard alone, by names, in $theme', ({ theme, mobile, places, ...facts }) => {
  async function customer(mobile: string, hindrances: Hindrance[]) {
    const visit = await site.visit(undefined, { theme, consent: false })
    const driver = keyboardDriver(pageDriver(site.sandbox.url, visit, site.sandbox.inbox), visit.page, hindrances)
    await arrive(driver, mobile)
    return driver
  }

  it('a customer accepts the notice, logs in, and buys a gift card by card', async () => {
    const hindrances: Hindrance[] = []
    const driver = await customer(mobile, hindrances)
    await buy(driver, { ware: 'giftCard', tool: 'card', mobile, ...facts })
    expect(hindrances).toEqual([])
    expect(await driver.problems()).toEqual([])
  })

  it('a customer withdraws and follows it until it is paid', async () => {
    const hindrances: Hindrance[] = []
    const driver = await customer(withdrawer, hindrances)
    await withdrawAndFollow(driver, { mobile: withdrawer, places })
    expect(hindrances).toEqual([])
    expect(await driver.problems()).toEqual([])
  })
})

describe('what keeps a keyboard from a control', () => {
  const page = (style: string, rest: string) =>
    `<style>:focus { outline: 2px solid } ${style}</style><button id="buy">购买</button>${rest}`

  it.each([
    ['another of the same name', page('', '<button>购买</button>'), ['name']],
    ['a ring that is not drawn', page('#buy:focus { outline: none }', ''), ['ring']],
    ['a bar over it', page('', '<div style="position: fixed; inset: 0 0 auto; height: 99px"></div>'), ['covered']],
    ['nothing', page('', '<button>取消</button>'), []],
  ])('is %s', async (_, content, kinds) => {
    const visit = await site.visit(undefined)
    await visit.page.setContent(content)
    const hindrances: Hindrance[] = []
    const driver = keyboardDriver(pageDriver('', visit, site.sandbox.inbox), visit.page, hindrances)
    await driver.tap('#buy')
    expect(hindrances.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('is a control that Tab does not reach', async () => {
    const visit = await site.visit(undefined)
    await visit.page.setContent('<button tabindex="-1">购买</button><button>取消</button>')
    const driver = keyboardDriver(pageDriver('', visit, site.sandbox.inbox), visit.page, [])
    await expect(driver.tap({ text: '购买' })).rejects.toThrow('Tab does not reach “购买”')
  })
})
