import { ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press, tap } from '@tests/ui/mounted'
import { receiveRookieCoupon } from '@/contract/coupon/offers'
import { index } from '@/contract/home'
import { newcomer } from '@/domain/session/newcomer'
import { session } from '@/domain/session/session'
import { newcomer as words } from '@/i18n/newcomer'
import Home from '@/pages/home/index'
import { setStoredTheme } from '@/theme/themeFlag'

jest.mock('@/domain/native/tellClick', () => ({ tellClick: jest.fn() }))
jest.mock('@/domain/remoteConfig/config', () => jest.requireActual('./settledConfig'))

const screen = screenTest(Home, 'pages/home/index')
afterEach(() => setStoredTheme(undefined))

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
  { ...row, couponId: 'a', name: '新人首单满20减8元', amount: 800 },
  { ...row, couponId: 'b', name: '新人满100减15元', amount: 1_500 },
]
/** What was opened, and toasts. */
const opened = () => moves.filter((move) => !move.startsWith('tab '))
const greeting = () => box.querySelector('#welcome')?.textContent ?? undefined

/** Home of a customer whose login has just made the account. */
async function openAsNew(): Promise<void> {
  newcomer.setNew(true)
  screen.open()
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

  it('is greeted with the coupons that came, by number, sum and name, and led to them; once', async () => {
    await openAsNew()
    await serve(receiveRookieCoupon, ok({ coupons }))
    for (const text of [words.total(2_300), words.came(2), '新人首单满20减8元', '新人满100减15元'])
      expect(greeting()).toContain(text)
    press('welcome-coupons')
    expect([opened(), greeting(), newcomer.isNew]).toEqual([[`navigateTo /subPackages/${list}`], undefined, false])
    await comeBack()
    expect(callsTo(receiveRookieCoupon)).toHaveLength(1)
  })
})

describe('the coupons of a new customer', () => {
  it('are asked for once while the greeting is open, also where home is left and shown again', async () => {
    await openAsNew()
    await serve(receiveRookieCoupon, ok({ coupons }))
    await comeBack()
    expect([callsTo(receiveRookieCoupon).length, greeting() !== undefined]).toEqual([1, true])
    tap(box.querySelector('.sheet-close'))
    expect([greeting(), newcomer.isNew]).toEqual([undefined, false])
  })

  it.each(['ROOKIE_RECEIVED', 'NOT_NEW'])('%s shows nothing, and is not asked again', async (code) => {
    await openAsNew()
    await serve(receiveRookieCoupon, refusal(code, 'no'))
    expect([greeting(), opened(), screen.app.shown.length]).toEqual([undefined, [], 0])
    await comeBack()
    expect(callsTo(receiveRookieCoupon)).toHaveLength(1)
  })

  it('W1 a lost answer shows nothing, and the same request is sent again at the next visit', async () => {
    await openAsNew()
    await serve(receiveRookieCoupon, 'no network')
    expect([greeting(), opened(), screen.app.shown.length]).toEqual([undefined, [], 0])
    await comeBack()
    const [first, second] = callsTo(receiveRookieCoupon).map(({ header }) => header?.requestId)
    expect(second).toBe(first)
    await serve(receiveRookieCoupon, ok({ coupons }))
    expect(greeting()).toContain(words.came(2))
  })

  it('an answer without coupons shows nothing', async () => {
    await openAsNew()
    await serve(receiveRookieCoupon, ok({ coupons: [] }))
    expect(greeting()).toBeUndefined()
    await comeBack()
    expect(callsTo(receiveRookieCoupon)).toHaveLength(1)
  })

  it('do not hold home back: it is shown before they come', async () => {
    await openAsNew()
    await serve(index, ok({ xbtInfo: { subsidyBalance: 0, savedThisMonth: 0, isVip: false }, banners: [], goods: [] }))
    expect(callsTo(receiveRookieCoupon)).toHaveLength(1)
    expect(greeting()).toBeUndefined()
  })

  it('wait until home is shown', async () => {
    screen.open()
    happen('hide')
    await during(() => newcomer.setNew(true))
    expect(callsTo(receiveRookieCoupon)).toEqual([])
    happen('show')
    await settle()
    expect(callsTo(receiveRookieCoupon)).toHaveLength(1)
  })

  it('are not asked for where a customer is no new one, or a visitor', async () => {
    screen.open()
    await settle()
    await during(() => session.signOut())
    expect(callsTo(receiveRookieCoupon)).toEqual([])
  })

  it('U3 are not shown to the next customer', async () => {
    await openAsNew()
    await during(() => session.signIn('token-b'))
    expect([newcomer.isNew, greeting()]).toEqual([false, undefined])
  })
})
