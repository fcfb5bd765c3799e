import { ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { allDrawn, box, pass, press } from '@tests/ui/mounted'
import { couponSale, receiveRookieCoupon } from '@/contract/coupon/offers'
import { cardInfo, gridModules, index, memberBroadcast } from '@/contract/home'
import { getExtInfo, userInfo } from '@/contract/session'
import { newcomer } from '@/domain/session/newcomer'
import { session } from '@/domain/session/session'
import { attention as words } from '@/i18n/attention'
import Home from '@/pages/home/index'
import { setStoredTheme } from '@/theme/themeFlag'

jest.mock('@/domain/native/tellClick', () => ({ tellClick: jest.fn() }))
jest.mock('@/domain/remoteConfig/config', () => jest.requireActual('./settledConfig'))

const screen = screenTest(Home, 'pages/home/index')
afterEach(() => {
  jest.useRealTimers()
  setStoredTheme(undefined)
})

const row = {
  kind: 'goods',
  threshold: 2_000,
  scope: '',
  state: 'usable',
  receivedTime: 1,
  endTime: 2,
  jumpUrl: '',
}
const coupons = [
  { ...row, couponId: 'a', name: '新人首单满 20 减 8 元', amount: 800 },
  { ...row, couponId: 'b', name: '新人满 100 减 15 元', amount: 1_500 },
]
const opened = () => moves.filter((move) => !move.startsWith('tab '))
const step = () => box.querySelector('.attention')?.textContent ?? undefined
const greeting = words.texts.welcome(2_300) + words.actions.welcome
const asked = () => callsTo(receiveRookieCoupon)

/** Home of a customer whose login has just made the account; what everybody sees is there. */
async function openAsNew(): Promise<void> {
  newcomer.setNew(true)
  screen.open()
  const xbtInfo = { subsidyBalance: 0, savedThisMonth: 0, isVip: false }
  await serve(index, ok({ xbtInfo, banners: [], goods: [] }))
  await serve(gridModules, ok({ entries: [] }))
  await serve(memberBroadcast, ok({ broadcast: [] }))
  await allDrawn()
}

/** The account of a new customer is not open: that waits for them. */
async function answerStep(): Promise<void> {
  await serve(cardInfo, ok({ isVip: false, cardName: 'c', description: '', savedMoney: 0, serveDays: 1 }))
  await serve(
    getExtInfo,
    ok({ couponCount: 0, goldCoins: 0, orderCounts: { unpaid: 0, paid: 0, finished: 0, refund: 0 } }),
  )
  await serve(
    userInfo,
    ok({ userInfo: { userId: '1', nickName: '', imgUrl: '', mobile: '', xbtStatus: 0, isVip: false } }),
  )
  await settle()
}

/** The customer comes back to home. */
async function comeBack(): Promise<void> {
  happen('hide')
  happen('show')
  await settle()
}

describe.each([
  ['xbt_h5', 'coupon-list/index'],
  ['xyfApp', 'xyfApp/coupon-list/index'],
] as const)('a new customer on home in %s', (theme, list) => {
  beforeEach(() => setStoredTheme(theme))

  it('is greeted with the sum of the coupons that came, and led to them; then with what waits', async () => {
    await openAsNew()
    await serve(receiveRookieCoupon, ok({ coupons }))
    expect(step()).toBe(greeting)
    press('attention-welcome')
    expect([opened(), newcomer.isNew]).toEqual([[`navigateTo /subPackages/${list}`], false])
    await comeBack()
    await answerStep()
    expect(step()).toBe(words.texts.account() + words.actions.account)
    expect(asked()).toHaveLength(1)
  })
})

describe('the coupons of a new customer', () => {
  it.each([
    ['ROOKIE_RECEIVED', refusal('ROOKIE_RECEIVED', 'no')],
    ['NOT_NEW', refusal('NOT_NEW', 'no')],
    ['an answer without coupons', ok({ coupons: [] })],
  ])('%s shows what waits instead, and they are not asked for again', async (_, answer) => {
    await openAsNew()
    await serve(receiveRookieCoupon, answer)
    await answerStep()
    expect([step(), opened(), screen.app.shown.length]).toEqual([words.texts.account() + words.actions.account, [], 0])
    await comeBack()
    expect(asked()).toHaveLength(1)
  })

  it('W1 a lost answer shows no failure, and the same request is sent again at the next visit', async () => {
    await openAsNew()
    await serve(receiveRookieCoupon, 'no network')
    await answerStep()
    expect([step(), screen.app.shown.length]).toEqual([words.texts.account() + words.actions.account, 0])
    await comeBack()
    const [first, second] = asked().map(({ header }) => header?.requestId)
    expect(second).toBe(first)
    await serve(receiveRookieCoupon, ok({ coupons }))
    expect(step()).toBe(greeting)
  })

  it('that come late move nothing that is shown, and greet at the next visit', async () => {
    jest.useFakeTimers()
    await openAsNew()
    await pass(1_000)
    await serve(receiveRookieCoupon, ok({ coupons }))
    expect(step()).toBeUndefined()
    await comeBack()
    expect([step(), asked().length]).toEqual([greeting, 1])
  })

  it('are what a customer is shown who leaves home and comes back before they come', async () => {
    await openAsNew()
    await comeBack()
    await serve(receiveRookieCoupon, ok({ coupons }))
    expect([step(), asked().length, callsTo(userInfo).length]).toEqual([greeting, 1, 0])
  })

  it('wait until home is shown', async () => {
    screen.open()
    happen('hide')
    await during(() => newcomer.setNew(true))
    expect(asked()).toEqual([])
    happen('show')
    await settle()
    expect(asked()).toHaveLength(1)
  })

  it('are not asked for where a customer is no new one, or a visitor', async () => {
    screen.open()
    await settle()
    await during(() => session.signOut())
    expect([asked(), callsTo(couponSale)]).toEqual([[], []])
  })

  it('U3 are not shown to the next customer', async () => {
    await openAsNew()
    await during(() => session.signIn('token-b'))
    expect([newcomer.isNew, step()]).toEqual([false, undefined])
  })
})
