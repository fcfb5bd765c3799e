import { argsOf, notSignedIn, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { memberBroadcast } from '@/contract/home'
import { type GoldLevel, goldMemberPage, goldOrder, memberPage } from '@/contract/member/gold'
import { consent } from '@/domain/account/consent'
import { tellClick } from '@/domain/native/tellClick'
import { canSellHere } from '@/domain/rights/sale'
import { session } from '@/domain/session/session'
import { member as words } from '@/i18n/member'
import { report } from '@/report/report'
import GoldMember from '@/subPackages/gold-member/index'
import { GoldMemberStore } from '@/subPackages/gold-member/index/store'

jest.mock('@/domain/rights/sale', () => ({ canSellHere: jest.fn(() => true) }))
jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))
jest.mock('@/domain/native/tellClick', () => ({ tellClick: jest.fn() }))

const level = (levelId: string, price: number): GoldLevel => ({
  levelId,
  name: levelId,
  months: 1,
  price,
  originalPrice: price,
  benefits: [],
})
const offer = (month = 1_990) => ({
  title: 'Gold',
  subtitle: '',
  card: '',
  memberList: [level('year', 16_800), level('month', month)],
  rules: [],
})
const isMember = (goldEndTime?: number) => ({
  nickName: '小雨',
  isGold: goldEndTime !== undefined,
  ...(goldEndTime ? { goldEndTime } : {}),
})
const ordered = (orderId: string) => ({
  suc: true,
  code: '000000',
  data: { orderId, payAmount: 1_990, payDeadline: 0 },
})

/** The server answers what the page is made of. */
async function servePage(goldEndTime?: number, month?: number): Promise<void> {
  await serve(memberBroadcast, ok({ broadcast: [{ phone: '138****8000', money: 1_230 }] }))
  await serve(goldMemberPage, ok(offer(month)))
  await serve(memberPage, ok(isMember(goldEndTime)))
}

async function openPage(): Promise<void> {
  screen.open()
  await servePage()
}

const screen = screenTest(GoldMember, 'subPackages/gold-member/index')
const choose = (name: string) => tap(box.querySelector(`[role=radio][aria-label^="${name}"]`))
const buyText = () => box.querySelector('#gold-buy')?.textContent
const status = () => box.querySelector('.gold-state')?.textContent ?? undefined

/** Ticks the terms and orders; the order is answered. */
async function buy(orderId = 'G1'): Promise<void> {
  press('gold-agree')
  press('gold-buy')
  await serve(goldOrder, ordered(orderId))
}

/** The customer is back from the cashier. */
function comeBack(): void {
  happen('hide')
  happen('show')
}

describe('the gold member screen', () => {
  it('shows in a sheet what others have earned, until it is closed', async () => {
    await openPage()
    const sheet = () => box.querySelector('#gold-earnings')?.textContent
    expect(sheet()).toBeUndefined()
    tap(box.querySelector('.notice-bar-text'))
    await settle()
    expect(sheet()).toContain('12.30')
    tap(box.querySelector('#gold-earnings .sheet-close'))
    await settle()
    expect(sheet()).toBeUndefined()
  })

  it('is not offered where its sale is forbidden, and says so', async () => {
    jest.mocked(canSellHere).mockReturnValue(false)
    await openPage()
    jest.mocked(canSellHere).mockReturnValue(true)
    expect([box.querySelector('#gold-buy'), box.querySelector('.not-sold')?.textContent]).toEqual([
      null,
      '暂不支持在此购买iOS 微信小程序内暂未开放购买，已有权益可正常使用',
    ])
  })

  it('R-116 starts with an empty broadcast list, an empty member list and isMemberBack −1', async () => {
    const store = new GoldMemberStore()
    expect([store.broadcastList, store.memberList, store.isMemberBack]).toEqual([[], [], -1])
    await openPage()
    expect(box.textContent).toContain('138****8000')
    expect(box.querySelectorAll('[role=radio]')).toHaveLength(2)
    expect(status()).toBeUndefined()
    comeBack()
    await settle()
    expect([status(), callsTo(goldMemberPage).length]).toEqual([undefined, 1])
  })

  it('R-135 reports the membership page once, however often it loads', async () => {
    await openPage()
    await buy()
    comeBack()
    await servePage()
    expect(callsTo(goldMemberPage)).toHaveLength(2)
    expect(jest.mocked(report).mock.calls.filter(([event]) => event === 'memberGoldPage')).toEqual([
      ['memberGoldPage', {}],
    ])
    expect(jest.mocked(report).mock.calls.filter(([event]) => event === 'memberGoldTap')).toEqual([
      ['memberGoldTap', { productId: 'year' }],
    ])
  })

  it('does without the notice bar when it cannot be read', async () => {
    screen.open()
    await serve(memberBroadcast, refusal('BUSY'))
    await serve(goldMemberPage, ok(offer()))
    await serve(memberPage, ok(isMember()))
    expect(box.querySelectorAll('[role=radio]')).toHaveLength(2)
    expect(moves).toEqual([])
  })

  it.each([
    [
      undefined,
      '还没有完成支付，15 分钟内可继续',
      'Payment not completed. You can continue within 15 minutes',
      words.goOn,
    ],
    [5_000, '开通成功，黄金会员权益已生效', 'Welcome! Your gold benefits are active', words.renew],
  ] as const)('R-116 back from the cashier with a membership until %s: %s', async (end, text, english, button) => {
    await openPage()
    await buy()
    comeBack()
    await servePage(end)
    expect([status(), buyText()]).toEqual([text, button])
    choose('month')
    expect(buyText()).not.toBe(words.goOn)
    await says(box, text, english)
  })

  it('R-116 a level that is chosen while the order is on its way is not the one that waits for its payment', async () => {
    await openPage()
    press('gold-agree')
    press('gold-buy')
    choose('month')
    await serve(goldOrder, ordered('G1'))
    comeBack()
    await servePage()
    expect(buyText()).toBe(words.buy)
    choose('year')
    expect(buyText()).toBe(words.goOn)
  })

  it('R-116 asks again at the next return if the last call failed', async () => {
    await openPage()
    await buy()
    comeBack()
    await serve(goldMemberPage, refusal('BUSY'))
    await serve(memberPage, refusal('BUSY'))
    await serve(memberBroadcast, ok({ broadcast: [] }))
    expect(status()).toBeUndefined()
    comeBack()
    await servePage(5_000)
    expect(status()).toBe('开通成功，黄金会员权益已生效')
  })

  it('U3 the next customer does not come back from the cashier of the one before', async () => {
    await openPage()
    await buy()
    happen('hide')
    await during(() => session.signIn('token-b'))
    happen('show')
    await servePage(5_000)
    expect(status()).toBeUndefined()
  })
})

describe('buying', () => {
  beforeEach(openPage)

  it('asks to tick the terms first, and sends nothing before', async () => {
    press('gold-buy')
    await settle()
    expect([box.querySelector('.alarm')?.textContent, moves]).toEqual(['请先阅读并勾选协议', []])
    expect(callsTo(goldOrder)).toEqual([])
  })

  it('U7 sends nothing before the privacy notice is accepted, and tells the native app of no tap', async () => {
    await during(() => consent.withdraw())
    press('gold-agree')
    press('gold-buy')
    await settle()
    expect(callsTo(goldOrder)).toEqual([])
    expect(tellClick).not.toHaveBeenCalled()
    expect(box.querySelector('#privacy-notice')).not.toBeNull()
  })

  it('R-121 two taps order the chosen level once, tell the app, and lead to the cashier', async () => {
    press('gold-agree')
    choose('month')
    press('gold-buy')
    press('gold-buy')
    await serve(goldOrder, ordered('G2'))
    expect(callsTo(goldOrder).map(argsOf)).toEqual([{ levelId: 'month', price: 1_990 }])
    expect(jest.mocked(tellClick).mock.calls).toEqual([['gold-member']])
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/h5-pay/index?orderId=G2&source=gold-member'])
  })

  it('asks again under the same id after a lost answer, and under a new one for another level', async () => {
    press('gold-agree')
    press('gold-buy')
    await serve(goldOrder, 'no network')
    press('gold-buy')
    await serve(goldOrder, 'no network')
    choose('month')
    press('gold-buy')
    await settle()
    const ids = callsTo(goldOrder).map(({ header }) => header?.requestId)
    expect(ids[0]).toEqual(expect.any(String))
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('R-44 shows a new price once, with the server’s text, reads it, and orders at it under a new id', async () => {
    press('gold-agree')
    choose('month')
    press('gold-buy')
    await serve(goldOrder, { suc: false, code: 'PRICE_CHANGED', message: '价格已更新' })
    expect(moves).toEqual(['toast 2000 价格已更新'])
    await servePage(undefined, 2_990)
    expect(box.textContent).toContain('29.90')
    press('gold-buy')
    await serve(goldOrder, ordered('G3'))
    const [first, second] = callsTo(goldOrder)
    expect(argsOf(second)).toEqual({ levelId: 'month', price: 2_990 })
    expect(second?.header?.requestId).not.toBe(first?.header?.requestId)
  })

  it('an order that is answered while the page is covered leads to the cashier when it is in front again', async () => {
    press('gold-agree')
    press('gold-buy')
    happen('hide')
    await serve(goldOrder, ordered('G4'))
    expect(moves).toEqual([])
    happen('show')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/h5-pay/index?orderId=G4&source=gold-member'])
  })

  it('R-32 an order that ends the session is not followed to the cashier', async () => {
    press('gold-agree')
    press('gold-buy')
    await serve(goldOrder, { ...notSignedIn, suc: false })
    expect(session.token).toBeUndefined()
    expect(moves.filter((move) => move.includes('h5-pay'))).toEqual([])
  })
})
