import { ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, pass, press } from '@tests/ui/mounted'
import { couponSale } from '@/contract/coupon/offers'
import { cardInfo } from '@/contract/home'
import { orderList } from '@/contract/order/list'
import { getExtInfo, userInfo } from '@/contract/session'
import { session } from '@/domain/session/session'
import { attention as words } from '@/i18n/attention'
import { serverNow } from '@/lib/serverClock'
import Home from '@/pages/home/index'
import { StepStore } from '@/pages/home/index/stepStore'
import { HomeStore } from '@/pages/home/index/store'
import { setStoredTheme } from '@/theme/themeFlag'
import { member, serveHome, servePage } from './homePage'

jest.mock('@/domain/native/tellClick', () => ({ tellClick: jest.fn() }))
jest.mock('@/domain/remoteConfig/config', () => jest.requireActual('./settledConfig'))

const screen = screenTest(Home, 'pages/home/index')
afterEach(() => {
  jest.useRealTimers()
  setStoredTheme(undefined)
})

const card = (url?: string) =>
  ok({ isVip: false, cardName: 'c', description: '', savedMoney: 0, serveDays: 1, ...(url && { url }) })
const orders = (unpaid: number) =>
  ok({ couponCount: 0, goldCoins: 0, orderCounts: { unpaid, paid: 0, finished: 0, refund: 0 } })
const person = (xbtStatus: number) =>
  ok({ userInfo: { userId: '1', nickName: 'Ann', imgUrl: '', mobile: '', xbtStatus, isVip: false } })
const offers = (...states: string[]) =>
  ok({
    offers: states.map((state, place) => ({
      offerId: `${place}`,
      name: 'n',
      kind: 'goods',
      amount: 100,
      threshold: 0,
      scope: '',
      state,
      left: 0,
      total: 0,
      jumpUrl: '',
    })),
  })

const isOpening = (move: string) => move.startsWith('navigateTo')
const step = () => box.querySelector('.attention')?.textContent ?? undefined
const below = () => box.textContent?.includes(member.title)

/** Home with what it shows to everybody. */
async function openHome(): Promise<void> {
  screen.open()
  await serveHome()
}

async function answerStep(url: string | undefined, unpaid: number, xbtStatus: number): Promise<void> {
  await serve(cardInfo, card(url))
  await serve(getExtInfo, orders(unpaid))
  await serve(userInfo, person(xbtStatus))
  await settle()
}

describe.each(['xbt_h5', 'xyfApp'] as const)('what waits for a customer on home in %s', (theme) => {
  beforeEach(() => setStoredTheme(theme))

  it('is the failed renewal alone where an order and the account wait too, above the membership, and leads to it', async () => {
    await openHome()
    await answerStep('/subPackages/xyfApp/member-v2/renew-manage', 1, 0)
    expect(step()).toBe(words.texts.renewal() + words.actions.renewal)
    expect(box.textContent?.indexOf(words.texts.renewal())).toBeLessThan(box.textContent?.indexOf(member.title) ?? 0)
    press('attention-renewal')
    expect(moves.filter(isOpening)).toEqual(['navigateTo /subPackages/xyfApp/member-v2/renew-manage'])
  })

  it('is the order to pay with the time that is left', async () => {
    await openHome()
    await answerStep(undefined, 2, 0)
    const row = { orderId: '1', state: 'unpaid', stateText: '', title: '', picture: '', rechargeTypeName: '' }
    const payDeadline = serverNow() + 600_000
    await serve(orderList, ok({ orders: [{ ...row, quantity: 1, payAmount: 1, createdAt: 1, payDeadline }] }))
    await settle()
    expect(step()).toMatch(/^2 笔订单待支付(09:59|10:00)去支付$/)
    press('attention-unpaid')
    expect(moves.filter(isOpening)).toEqual(['navigateTo /subPackages/xyfApp/order/order-list?state=unpaid'])
  })

  it('is the account to open', async () => {
    await openHome()
    await answerStep(undefined, 0, 0)
    expect(step()).toBe(words.texts.account() + words.actions.account)
    expect(callsTo(couponSale)).toEqual([])
  })

  it('is the coupons to take where nothing else waits', async () => {
    await openHome()
    await answerStep(undefined, 0, 2)
    await serve(couponSale, offers('can_receive', 'received', 'can_receive'))
    await settle()
    expect(step()).toBe(words.texts.coupon(2) + words.actions.coupon)
  })

  it('is nothing where nothing waits, and what stands below is there', async () => {
    await openHome()
    await answerStep(undefined, 0, 2)
    await serve(couponSale, offers('received'))
    await settle()
    expect([step(), below()]).toEqual([undefined, true])
  })
})

describe('what stands below the next step', () => {
  it('appears together with it, so that it does not move', async () => {
    await openHome()
    expect(below()).toBe(false)
    await answerStep(undefined, 0, 0)
    expect([step() !== undefined, below()]).toEqual([true, true])
  })

  it('does not wait for a slow answer, which moves nothing when it comes, and the step is there at the next visit', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    await openHome()
    await during(() => pass(1000))
    expect([step(), below()]).toEqual([undefined, true])
    await answerStep(undefined, 0, 0)
    expect(step()).toBeUndefined()
    happen('hide')
    happen('show')
    await answerStep(undefined, 0, 0)
    expect([step() !== undefined, below()]).toEqual([true, true])
  })

  it('does not move either where the code of the step comes later than that', async () => {
    const home = new HomeStore()
    home.skipStep()
    const steps = new StepStore(home)
    void steps.load()
    await answerStep(undefined, 0, 0)
    expect(home.step).toBe('late')
    steps.show({ isFirst: false })
    await answerStep(undefined, 0, 0)
    expect(home.step).toEqual({ kind: 'account', amount: 1 })
  })

  it('is there where all calls of the step fail, and no failure is shown', async () => {
    await openHome()
    for (const call of [cardInfo, getExtInfo, userInfo, couponSale]) await serve(call, refusal('BUSY', 'busy'))
    await settle()
    expect([step(), below(), screen.app.shown.length]).toEqual([undefined, true, 0])
  })

  it('stays while home is asked again, and the step follows what has changed meanwhile', async () => {
    await openHome()
    await answerStep(undefined, 0, 0)
    happen('hide')
    happen('show')
    await settle()
    expect([step() !== undefined, below()]).toEqual([true, true])
    await answerStep(undefined, 0, 2)
    await serve(couponSale, offers())
    await settle()
    expect([step(), below()]).toEqual([undefined, true])
  })

  it('is there at once for a visitor, for whom nothing is asked', async () => {
    session.signOut()
    await openHome()
    expect([step(), below()]).toEqual([undefined, true])
    expect([cardInfo, getExtInfo, userInfo, couponSale].flatMap(callsTo)).toEqual([])
  })

  it('U3 shows no step of a customer who has left', async () => {
    await openHome()
    await answerStep(undefined, 0, 0)
    await during(() => session.signOut())
    await servePage()
    expect(step()).toBeUndefined()
  })
})
