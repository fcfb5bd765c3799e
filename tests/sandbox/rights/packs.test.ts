import { MemberPlay } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { confirmOrderInfo } from '@/contract/order/place'
import { packItem, setAuth, userRightsPack } from '@/contract/rights/packs'
import { getExtInfo } from '@/contract/session'

const dayMs = 86_400_000

const sandbox = sandboxTest()
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login('13800138002')
})

const packsOf = async (by = token, lang: 'zh-CN' | 'en' = 'en') =>
  (await sandbox.call(userRightsPack, {}, { token: by, lang })).data.packs
const packId = async (by = token) => (await packsOf(by))[0]?.user_rights_pack_id ?? ''
const item = async (itemId: string) => (await packsOf())[0]?.pack_item.find((one) => one.itemId === itemId)
const claim = async (itemId: string, requestId = newRequestId(), by = token) =>
  sandbox.call(packItem, { user_rights_pack_id: await packId(), itemId }, { token: by, requestId, lang: 'en' })
const counts = async () => (await sandbox.call(getExtInfo, {}, { token })).data

it('R-105 a pack has a number, a name and items with their types, in the language of the call', async () => {
  const [pack] = await packsOf()
  expect(pack).toMatchObject({
    user_rights_pack_id: expect.stringMatching(/^P\d+$/),
    pack_info: { name: 'Members’ pack' },
    pack_item: expect.arrayContaining([expect.objectContaining({ type: 4 }), expect.objectContaining({ type: 12 })]),
  })
  expect((await packsOf(token, 'zh-CN'))[0]?.pack_info.name).toBe('会员专享礼包')
  for (const picture of [pack?.pack_info.picture, ...(pack?.pack_item ?? []).map((one) => one.picture)]) {
    expect((await fetch(picture ?? '')).headers.get('content-type')).toBe('image/png')
  }
})

it('R-95 the sign-up brings a pack, and opening a membership another one, which a further term does not bring again', async () => {
  const customer = await MemberPlay.of(sandbox, '13900000321')
  const names = async () => (await packsOf(customer.token)).map(({ pack_info }) => pack_info.name)
  expect(await names()).toEqual(['Welcome pack'])
  await customer.buy('single_month')
  expect(await names()).toEqual(['Members’ pack', 'Welcome pack'])
  await customer.buy('single_month')
  expect(await names()).toHaveLength(2)
  await customer.buy('single_month', 'leap')
  expect(await names()).toEqual(['Members’ pack', 'Members’ pack', 'Welcome pack'])
  await sandbox.fault({ kind: 'clock', ms: 70 * dayMs })
  await customer.buy('single_month')
  const packs = await packsOf(customer.token)
  expect(packs.map(({ pack_item }) => pack_item.some(({ state }) => state === 'can_receive'))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('R-95 a pack holds items to enjoy, 12, 13, 14, 15 and 8, and the customer item, 4; partners’ items need an authorization', async () => {
  const states = ((await packsOf())[0]?.pack_item ?? []).map(({ type, state }) => [type, state])
  expect(states).toEqual([
    [12, 'can_receive'],
    [13, 'can_receive'],
    [14, 'can_receive'],
    [15, 'needs_auth'],
    [8, 'needs_auth'],
    [4, 'can_receive'],
  ])
})

it('R-95 set-auth of the pack’s number opens the items that were refused before it', async () => {
  expect((await claim('coffee')).code).toBe('AUTH_NEEDED')
  expect((await sandbox.call(setAuth, { user_rights_pack_id: 'P0' }, { token })).code).toBe('PACK_UNKNOWN')
  expect((await sandbox.call(setAuth, { user_rights_pack_id: await packId() }, { token })).code).toBe('000000')
  expect((await item('coffee'))?.state).toBe('can_receive')
  const { data } = await claim('coffee')
  expect(data).toMatchObject({ state: 'received', result: expect.stringMatching(/^Your code: \w{4}-\w{4}-\w{4}$/) })
  const coffee = await item('coffee')
  expect(coffee).toMatchObject({ state: 'received', result: data.result })
  expect(data.result).toBe(`Your code: ${coffee?.code}`)
  expect((await claim('fly-card')).data).toMatchObject({
    cardNo: expect.stringMatching(/^F\d{22}$/),
    jumpUrl: '/subPackages/xyfApp/fly-card/index',
  })
})

it('R-99 a coupon of a pack is among the coupons of the confirm screen, and valid for 30 days', async () => {
  const before = (await counts()).couponCount
  expect((await claim('mall-coupon')).data.result).toBe('A coupon of ¥8.00 is in your coupons')
  expect((await counts()).couponCount).toBe(before + 1)
  const goods = { goodsId: '30101', rechargeType: 'card-50', quantity: 2 }
  const { memberCoupons } = (await sandbox.call(confirmOrderInfo, goods, { token })).data
  const coupon = memberCoupons.find(({ discountAmount }) => discountAmount === 800)
  expect(coupon?.usable).toBe(true)
  expect(Math.abs((coupon?.endTime ?? 0) - Date.now() - 30 * dayMs)).toBeLessThan(60_000)
})

it('R-95 an item is claimed once: its coins come once, and an intent that comes again gets the first answer', async () => {
  const { goldCoins } = await counts()
  const requestId = newRequestId()
  const first = await claim('coins', requestId)
  expect((await claim('coins', requestId)).data).toEqual(first.data)
  expect((await claim('coins')).code).toBe('ITEM_RECEIVED')
  expect((await counts()).goldCoins).toBe(goldCoins + 300)
})

it('R-95 thirty claims of one item at once, each an intent of its own, give it once', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => claim('video')))
  expect(answers.map(({ code }) => code).sort()).toEqual([
    '000000',
    ...Array.from({ length: 29 }, () => 'ITEM_RECEIVED'),
  ])
})

it('an item of an ended pack cannot be claimed, one that was received stays so', async () => {
  for (const itemId of ['coins', 'video']) await claim(itemId)
  await sandbox.fault({ kind: 'clock', ms: 29 * dayMs })
  expect((await claim('support')).code).toBe('ITEM_EXPIRED')
  const states = Object.fromEntries(((await packsOf())[0]?.pack_item ?? []).map(({ itemId, state }) => [itemId, state]))
  expect(states).toMatchObject({ support: 'expired', coins: 'received', video: 'received' })
})

it('U5 packs are told and given to their customer only', async () => {
  const other = await sandbox.login('13800138004')
  expect(await packsOf(other)).toEqual([])
  expect((await claim('support', newRequestId(), other)).code).toBe('PACK_UNKNOWN')
  expect((await sandbox.call(setAuth, { user_rights_pack_id: await packId() }, { token: other })).code).toBe(
    'PACK_UNKNOWN',
  )
  expect((await claim('nothing')).code).toBe('ITEM_UNKNOWN')
  expect((await sandbox.call(userRightsPack, {})).code).toBe('300000')
})
