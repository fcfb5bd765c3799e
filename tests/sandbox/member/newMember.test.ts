import { buyCard } from '@tests/sandbox/rights/buyCard'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { usedCode } from '@tests/sandbox/usedCode'
import { getBonus } from '@/contract/activity/bonus'
import { goldMemberPage, goldOrder } from '@/contract/member/gold'
import { increaseStatus, leapRights } from '@/contract/member/leap'
import { type RightsCategory, receiveRight, vipRights } from '@/contract/member/rights'
import { confirmOrderInfo } from '@/contract/order/place'
import { healthRight, healthRights } from '@/contract/rights/health'
import { flyCards, packItem, setAuth, userRightsPack } from '@/contract/rights/packs'
import { getLimitUpRight, limitUp, limitUpRights } from '@/contract/rights/quota'
import { getExtInfo } from '@/contract/session'
import { MemberPlay } from './memberPlay'

/** Customers with a new number buy a membership, see all that its page lists, and use each of it. */
const sandbox = sandboxTest()

const itemsIn = (categories: readonly RightsCategory[]) =>
  categories.flatMap(({ packageList }) => packageList.flatMap(({ itemList }) => itemList))
const counts = async (token: string) => (await sandbox.call(getExtInfo, {}, { token })).data

/** Claims all that can be claimed; answers what came of each item, and where each stands afterwards. */
async function claimAll(token: string, endpoint: typeof vipRights | typeof leapRights) {
  const read = async () => itemsIn((await sandbox.call(endpoint, {}, { token })).data.categories)
  const answers: [string, string][] = []
  for (const { itemId, receiveStatus } of await read()) {
    if (receiveStatus === 'locked') continue
    answers.push([itemId, (await sandbox.call(receiveRight, { itemId }, { token })).code])
  }
  const states = Object.fromEntries((await read()).map(({ itemId, receiveStatus }) => [itemId, receiveStatus]))
  return { answers: Object.fromEntries(answers), states }
}

/** Claims every item of the newest pack; answers their states afterwards. */
async function claimPack(token: string): Promise<string[]> {
  const newest = async () => (await sandbox.call(userRightsPack, {}, { token })).data.packs[0]
  const { user_rights_pack_id = '', pack_item = [] } = (await newest()) ?? {}
  await sandbox.call(setAuth, { user_rights_pack_id }, { token })
  for (const { itemId } of pack_item) await sandbox.call(packItem, { user_rights_pack_id, itemId }, { token })
  return ((await newest())?.pack_item ?? []).map(({ state }) => state)
}

/** What an order of a gift card costs less, and by which coupons. */
const savings = async (token: string) => {
  const goods = { goodsId: '30101', rechargeType: 'card-50', quantity: 2 }
  const { order, memberCoupons } = (await sandbox.call(confirmOrderInfo, goods, { token })).data
  const usable = memberCoupons.filter((coupon) => coupon.usable).map(({ discountAmount }) => discountAmount)
  return { isCheaper: order.memberDiscountAmount > 0, coupons: usable.sort((a, b) => a - b) }
}

it('R-94 R-95 a new member of the monthly membership has every right of its page and every item of its pack', async () => {
  const member = await MemberPlay.of(sandbox, '13900000481')
  const { token } = member
  await member.buy('single_month')
  const { answers, states } = await claimAll(token, vipRights)
  expect(answers).toMatchObject({ 'life-coffee': '000000', 'coins-month': '000000', 'found-repay': '000000' })
  expect(states).toMatchObject({ 'life-video': 'used_up', 'life-takeaway': 'used_up', 'found-interest': 'locked' })
  const received = Object.values(states).filter((state) => state === 'received')
  expect(received).toHaveLength(Object.keys(states).length - 3)
  expect(await claimPack(token)).toEqual(Array.from({ length: 6 }, () => 'received'))
  expect((await counts(token)).goldCoins).toBe(188 + 300)
  expect((await sandbox.call(flyCards, {}, { token })).data.cards.map(({ state }) => state)).toEqual(['inactive'])
  expect(await savings(token)).toEqual({ isCheaper: true, coupons: [800] })
})

it('R-104 a new super member has every right of its page, every item of its pack, and the result of the review', async () => {
  const member = await MemberPlay.of(sandbox, '13900000482')
  const { token } = member
  await member.buy('single_month', 'leap')
  const { states } = await claimAll(token, leapRights)
  expect(states).toEqual({
    'leap-raise': 'received',
    'leap-interest': 'received',
    'leap-travel': 'received',
    'leap-dining': 'used_up',
    'leap-support': 'received',
  })
  expect(await claimPack(token)).toEqual(Array.from({ length: 6 }, () => 'received'))
  expect((await savings(token)).isCheaper).toBe(true)
  await sandbox.fault({ kind: 'clock', ms: 61_000 })
  expect((await sandbox.call(increaseStatus, {}, { token })).data.status).toBe('refused')
})

it('a new gold member has the two benefits that its page lists: member prices, and twice the coins of a task', async () => {
  const member = await MemberPlay.of(sandbox, '13900000483')
  const { token } = member
  const { memberList } = (await sandbox.call(goldMemberPage, {}, { token, lang: 'en' })).data
  expect(new Set(memberList.map(({ benefits }) => benefits.map(({ title }) => title).join()))).toEqual(
    new Set(['Member prices,Double coins']),
  )
  expect((await savings(token)).isCheaper).toBe(false)
  const { orderId, payAmount } = (await sandbox.call(goldOrder, { levelId: 'gold-month', price: 1_990 }, { token }))
    .data
  await member.pay(orderId, payAmount)
  expect((await savings(token)).isCheaper).toBe(true)
  const { data } = await sandbox.call(getBonus, { taskId: 'membership' }, { token })
  expect([data.coins, (await counts(token)).goldCoins]).toEqual([120, 120])
})

it('a new owner of the health card has a code for every right, each of which serves as often as the page says', async () => {
  const token = await sandbox.login('13900000484')
  await buyCard(sandbox, token, 'health')
  const page = async () => (await sandbox.call(healthRights, {}, { token })).data.rights
  for (const { rightId, left } of await page()) {
    const code = (await sandbox.call(healthRight, { rightId }, { token })).data.code?.text ?? ''
    for (let use = 0; use < left; use++) expect((await usedCode(sandbox, code))[0]).toBe(200)
  }
  expect((await page()).map(({ left, state }) => [left, state])).toEqual(
    Array.from({ length: 4 }, () => [0, 'used_up']),
  )
})

it('a new owner of the quota-raising card has its rights and its raise, which the page decides', async () => {
  const token = await sandbox.login('13900000485')
  await buyCard(sandbox, token, 'quota')
  const page = async () => (await sandbox.call(limitUpRights, {}, { token })).data
  for (const { rightId } of (await page()).rights) await sandbox.call(getLimitUpRight, { rightId }, { token })
  expect((await page()).rights.map(({ state }) => state)).toEqual(Array.from({ length: 3 }, () => 'received'))
  expect([(await counts(token)).goldCoins, (await savings(token)).coupons]).toEqual([500, [1_500]])
  expect((await counts(token)).couponCount).toBe(1)
  expect((await sandbox.call(limitUp, {}, { token })).code).toBe('000000')
  await sandbox.fault({ kind: 'clock', ms: 61_000 })
  expect((await page()).status).toBe('refused')
})
