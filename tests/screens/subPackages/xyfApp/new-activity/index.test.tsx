import { done, refused } from '@tests/domain/rights/ownCard'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { allDrawn, box, pass, press } from '@tests/ui/mounted'
import { inviteRewardList } from '@/contract/activity/inviteRewards'
import { type RookieCouponRes, receiveRookieCoupon, rookieCoupon } from '@/contract/coupon/offers'
import { consent } from '@/domain/account/consent'
import { newcomer as words } from '@/i18n/newcomer'
import { serverNow } from '@/lib/serverClock'
import NewActivity from '@/subPackages/xyfApp/new-activity/index'

const screen = screenTest(NewActivity, 'subPackages/xyfApp/new-activity/index')
const has = (id: string) => box.querySelector(`#${id}`) !== null
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined

const coupon = { name: 'first', amount: 800, threshold: 2_000, scope: 'all goods', jumpUrl: '/pages/mall/index' }
const pack = (status: RookieCouponRes['status'], more: Partial<RookieCouponRes> = {}) =>
  ok({ status, coupons: [coupon], total: 800, ...more })
const reward = { rewardId: 'r1', title: 'a friend signed up', amount: 588, time: Date.UTC(2025, 0, 2) }

async function open(answer: object, rewards: object[] = []): Promise<void> {
  screen.open()
  await serve(rookieCoupon, answer)
  await serve(inviteRewardList, done({ rewardList: rewards }))
}

describe('the coupons of new customers', () => {
  it('are received all at once, once for two taps, and lead to where they are used', async () => {
    await open(pack('eligible', { endTime: serverNow() + 3_600_000 }))
    expect(textOf('.pack-head')).toContain(words.total(800))
    expect(textOf('.pack-head-time')).toContain(words.until)
    expect(has('pack-use-0')).toBe(false)
    press('pack-receive')
    press('pack-receive')
    await serve(receiveRookieCoupon, ok({ coupons: [] }))
    await serve(rookieCoupon, pack('received'))
    expect(callsTo(receiveRookieCoupon)).toHaveLength(1)
    expect([moves, has('pack-receive')]).toEqual([[`toast 2000 ${words.done}`], false])
    press('pack-use-0')
    press('pack-coupons')
    expect(moves.slice(1)).toEqual(['switchTab /pages/mall/index', 'navigateTo /subPackages/coupon-list/index'])
  })

  it('of who is not new cannot be received; other welfare is offered', async () => {
    await open(pack('not_new'))
    expect(textOf('.pack-head')).toContain(words.notNew)
    expect(has('pack-receive')).toBe(false)
    press('to-welfare')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/activity/index'])
  })

  it.each(['NOT_NEW', 'ROOKIE_RECEIVED'])('R-44 %s is one toast, and the pack is read anew', async (code) => {
    await open(pack('eligible'))
    press('pack-receive')
    await serve(receiveRookieCoupon, refusal(code, '礼包状态有变'))
    await serve(rookieCoupon, pack('received'))
    expect([moves, has('pack-receive')]).toEqual([['toast 2000 礼包状态有变'], false])
  })

  it('R-82 are asked for under the same id after a lost answer', async () => {
    await open(pack('eligible'))
    press('pack-receive')
    await serve(receiveRookieCoupon, 'no network')
    press('pack-receive')
    await settle()
    const [first, second] = callsTo(receiveRookieCoupon).map(({ header }) => header?.requestId)
    expect([second, typeof first]).toEqual([first, 'string'])
  })

  it('U7 are not asked for before the privacy notice is accepted', async () => {
    await open(pack('eligible'))
    await during(() => consent.withdraw())
    press('pack-receive')
    await settle()
    expect(callsTo(receiveRookieCoupon)).toEqual([])
  })

  it('are read anew when their time is over', async () => {
    jest.restoreAllMocks()
    jest.useFakeTimers({ now: Date.now() })
    await open(pack('eligible', { endTime: serverNow() + 3_000 }))
    pass(2_000)
    await settle()
    expect(callsTo(rookieCoupon)).toHaveLength(1)
    pass(1_000)
    await serve(rookieCoupon, pack('not_new'))
    jest.useRealTimers()
    expect([callsTo(rookieCoupon).length, has('pack-receive')]).toEqual([2, false])
  })

  it('W4 what invitations have paid goes on at the end of the page', async () => {
    await open(
      pack('not_new'),
      Array.from({ length: 10 }, (_, index) => ({ ...reward, rewardId: `r${index}` })),
    )
    happen('bottom')
    await serve(
      inviteRewardList,
      done({
        rewardList: [
          { ...reward, rewardId: 'r9' },
          { ...reward, rewardId: 'last' },
        ],
      }),
    )
    expect(callsTo(inviteRewardList).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }])
    await allDrawn()
    expect(box.textContent?.match(/a friend signed up/g)).toHaveLength(11)
  })

  it('say so where there are none', async () => {
    await open(pack('not_new', { coupons: [], total: 0 }))
    expect(box.textContent).toContain(words.none)
  })

  it('are read anew when the customer is back', async () => {
    await open(pack('eligible'))
    happen('hide')
    happen('show')
    await serve(rookieCoupon, pack('received'))
    expect(textOf('.pack-head')).toContain(words.received)
  })
})

describe('the rewards of invitations', () => {
  it('stand in a list, with the way to invite more', async () => {
    await open(pack('received'), [reward])
    expect(textOf('.invite-reward')).toContain(words.reward(588))
    press('to-invite')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/invit-friend/index'])
  })

  it('say so where there are none', async () => {
    await open(pack('received'))
    expect(box.textContent).toContain(words.noRewards)
  })

  it('that cannot be read leave the coupons as they are', async () => {
    screen.open()
    await serve(rookieCoupon, pack('eligible'))
    await serve(inviteRewardList, refused('BUSY', ''))
    expect(has('pack-receive')).toBe(true)
    expect(box.querySelector('.failed-state')).not.toBeNull()
  })
})
