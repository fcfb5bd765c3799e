import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { expectedReceiveList } from '@/contract/member/info'
import { leapReceiveLog, leapRights } from '@/contract/member/leap'
import { type RightsCategory, receiveLog, receiveRight, vipRights } from '@/contract/member/rights'
import { confirmOrderInfo } from '@/contract/order/place'
import { getExtInfo } from '@/contract/session'
import { addMonths } from '@/lib/calendar'
import { dayMs, MemberPlay, moveClock } from './memberPlay'

const sandbox = sandboxTest()

const itemsIn = (categories: readonly RightsCategory[]) =>
  categories.flatMap(({ packageList }) => packageList.flatMap(({ itemList }) => itemList))
const rightsFor = async (token?: string) => (await sandbox.call(vipRights, {}, { token, lang: 'en' })).data.categories
const statusesFor = async (token?: string) =>
  Object.fromEntries(itemsIn(await rightsFor(token)).map(({ itemId, receiveStatus }) => [itemId, receiveStatus]))
const claim = (token: string, itemId: string, requestId = newRequestId()) =>
  sandbox.call(receiveRight, { itemId }, { token, requestId, lang: 'en' })
const counts = async (token: string) => (await sandbox.call(getExtInfo, {}, { token })).data

describe('the rights of the membership', () => {
  it('R-94 have every category and every type of item, with pictures that open and routes of the app', async () => {
    const categories = await rightsFor()
    expect(categories.map(({ categoryType }) => categoryType).sort()).toEqual([
      'cat_rights_gold',
      'cat_rights_loan',
      'cat_rights_server',
      'cat_rights_vip',
    ])
    const items = itemsIn(categories)
    expect([...new Set(items.map(({ itemType }) => itemType))].sort()).toEqual([
      'exclusive_cs',
      'fast_loan',
      'life_coupon',
      'mt_shen_coupon',
      'pkg_gold_coins',
      'pkg_repay_reduction',
      'pkg_vip_found',
      'refund_worry_free',
      'vip_found',
    ])
    const images = categories.flatMap(({ packageList }) => packageList.flatMap((one) => one.images))
    for (const url of [...images, ...items.map(({ itemImg }) => itemImg)])
      expect([url, (await fetch(url)).status]).toEqual([url, 200])
    for (const { jumpUrl } of items) expect(jumpUrl).toMatch(/^$|^\/(pages|subPackages)\/[\w/-]+$/)
  })

  it.each([
    ['a visitor', undefined, 'locked', '300000'],
    ['who never was a member', '13900000451', 'locked', 'RIGHT_LOCKED'],
    ['whose membership has ended', '13800138011', 'expired', 'RIGHT_EXPIRED'],
  ])('R-94 of %s cannot be claimed', async (_who, mobile, status, code) => {
    const token = mobile && (await sandbox.login(mobile))
    expect(new Set(Object.values(await statusesFor(token)))).toEqual(new Set([status]))
    expect((await claim(token ?? '', 'coins-month')).code).toBe(code)
  })

  it('R-99 one free life benefit a membership month lands as a coupon of 30 days; the next month brings another', async () => {
    const mobile = '13900000452'
    const member = await MemberPlay.of(sandbox, mobile)
    await member.buy('single_season')
    const { token } = member
    const requestId = newRequestId()
    const first = await claim(token, 'life-coffee', requestId)
    expect(first.data).toEqual({
      receiveStatus: 'received',
      result: 'A coupon of ¥8.00 is in your coupons',
      jumpUrl: '/pages/mall/index',
    })
    expect((await claim(token, 'life-coffee', requestId)).data).toEqual(first.data)
    expect((await claim(token, 'life-coffee')).code).toBe('RIGHT_RECEIVED')
    expect((await claim(token, 'life-takeaway')).code).toBe('RIGHT_USED_UP')
    expect(await statusesFor(token)).toMatchObject({
      'life-coffee': 'received',
      'life-video': 'used_up',
      'life-takeaway': 'used_up',
      'coins-month': 'can_receive',
    })
    expect((await counts(token)).couponCount).toBe(1)
    // Four lattes: a coupon for drinks serves for nothing else.
    const goods = { goodsId: '20101', rechargeType: 'card', quantity: 4 }
    const [coupon] = (await sandbox.call(confirmOrderInfo, goods, { token, lang: 'en' })).data.memberCoupons
    expect(coupon).toMatchObject({ name: '¥8 off drinks over ¥20', discountAmount: 800, usable: true })
    expect(Math.abs((coupon?.endTime ?? 0) - Date.now() - 30 * dayMs)).toBeLessThan(60_000)

    const { startTime = 0 } = (await member.info()).vipInfo ?? {}
    const nextMonth = addMonths(startTime, 1)
    await sandbox.fault({ kind: 'clock', at: nextMonth - 1 })
    expect((await claim(token, 'life-video')).code).toBe('RIGHT_USED_UP')
    await sandbox.fault({ kind: 'clock', at: nextMonth })
    expect((await claim(token, 'life-video')).code).toBe('000000')
  })

  it('R-94 coins land in the coin count, once a month, and the log has what was claimed', async () => {
    const token = await sandbox.login('13800138002')
    const before = (await counts(token)).goldCoins
    expect((await claim(token, 'coins-month')).data.result).toBe('188 coins are in your account')
    expect((await claim(token, 'coins-month')).code).toBe('RIGHT_RECEIVED')
    expect((await counts(token)).goldCoins).toBe(before + 188)
    await claim(token, 'service-support')
    const { rows } = (await sandbox.call(receiveLog, { page: 1 }, { token, lang: 'en' })).data
    expect(rows.map(({ itemName }) => itemName)).toEqual(['Customer service', '188 coins'])
    expect((await sandbox.call(receiveLog, { page: 2 }, { token })).data.rows).toEqual([])
    expect((await claim(token, 'nothing')).code).toBe('RIGHT_UNKNOWN')
  })

  it('R-103 what was claimed is expected again next month, where the membership goes on', async () => {
    const listOf = async (mobile: string) => {
      const token = await sandbox.login(mobile)
      await claim(token, 'coins-month')
      return (await sandbox.call(expectedReceiveList, {}, { token, lang: 'en' })).data.expectedList
    }
    const renewing = await listOf('13800138010')
    const { endTime } = (await (await MemberPlay.of(sandbox, '13800138010')).info()).vipInfo ?? {}
    // When the birthday comes depends on the day on which the test runs.
    const monthly = (list: typeof renewing) => list.filter(({ itemId }) => !itemId.startsWith('birthday'))
    expect(monthly(renewing)).toMatchObject([{ itemId: 'coins-month', itemName: '188 coins', receiveTime: endTime }])
    expect(renewing).toHaveLength(3)
    expect(monthly(await listOf('13800138012'))).toEqual([])
  })
})

describe('R-99 the interest-free coupon', () => {
  const coupon = 'found-interest'

  it('R-99 is for who has renewed by hand, once with each renewal, and no part of what a first term is worth', async () => {
    const member = await MemberPlay.of(sandbox, '13900000453')
    const { token } = member
    const { count } = (await member.info()).rightsInfo
    expect(count).toBe(Object.keys(await statusesFor(token)).length - 1)
    await member.buy('single_month')
    expect((await statusesFor(token))[coupon]).toBe('locked')
    expect((await claim(token, coupon)).code).toBe('RIGHT_LOCKED')
    for (let renewal = 0; renewal < 2; renewal++) {
      await member.buy('single_month')
      expect((await statusesFor(token))[coupon]).toBe('can_receive')
      expect((await claim(token, coupon)).data.result).toBe('A coupon of ¥50.00 is in your coupons')
      expect((await claim(token, coupon)).code).toBe('RIGHT_RECEIVED')
    }
    await moveClock(sandbox, Date.now() + 100 * dayMs)
    await member.buy('single_month')
    expect((await statusesFor(token))[coupon]).toBe('locked')
  })

  it('R-99 is for who was renewed by the schedule', async () => {
    await sandbox.clearFaults()
    await sandbox.reset()
    const member = await MemberPlay.of(sandbox, '13800138010')
    const { endTime = 0 } = (await member.info()).vipInfo ?? {}
    expect((await claim(member.token, coupon)).code).toBe('RIGHT_LOCKED')
    await moveClock(sandbox, endTime - 6 * dayMs)
    await member.info()
    await moveClock(sandbox, endTime + 1_000)
    await member.info()
    expect((await statusesFor(member.token))[coupon]).toBe('can_receive')
    expect((await claim(member.token, coupon)).code).toBe('000000')
  })
})

it('R-104 items of the super-vip membership are claimed by its members alone, and have their own log', async () => {
  const [leap, monthly] = [await sandbox.login('13800138015'), await sandbox.login('13800138010')]
  const items = itemsIn((await sandbox.call(leapRights, {}, { token: leap })).data.categories)
  expect(items.find(({ itemId }) => itemId === 'leap-travel')?.receiveStatus).toBe('can_receive')
  expect((await claim(leap, 'leap-travel')).code).toBe('000000')
  expect((await claim(leap, 'leap-dining')).code).toBe('RIGHT_USED_UP')
  expect((await claim(monthly, 'leap-travel')).code).toBe('RIGHT_LOCKED')
  const { rows } = (await sandbox.call(leapReceiveLog, { page: 1 }, { token: leap, lang: 'en' })).data
  expect(rows.map(({ itemName }) => itemName)).toEqual(['Travel coupon'])
  expect((await sandbox.call(receiveLog, { page: 1 }, { token: leap })).data.rows).toEqual([])
})
