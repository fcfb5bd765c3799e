import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { expectedVipList, increaseStatus, leapVipInfo, superVipInfo } from '@/contract/member/leap'
import { receiveRight } from '@/contract/member/rights'
import { MemberPlay } from './memberPlay'

const sandbox = sandboxTest()

const raiseOf = async (token: string) => (await sandbox.call(increaseStatus, {}, { token, lang: 'en' })).data

it('R-104 R-90 the super-vip membership has prices and documents of its own', async () => {
  const { data } = await sandbox.call(leapVipInfo, {}, { lang: 'en' })
  expect(data.priceInfo.map(({ contractType }) => contractType)).toEqual([
    'continue_month',
    'single_month',
    'continue_season',
  ])
  expect(data).toMatchObject({ isVip: false, payInfo: [], vipIntro: { title: 'Super membership' } })
})

it.each([
  ['13800138015', { status: 'raised', amount: 200_000, quotaBefore: 800_000, quotaAfter: 1_000_000 }],
  ['13800138017', { status: 'in_review', quotaBefore: 800_000 }],
  ['13800138018', { status: 'refused', reason: expect.stringContaining('not open yet'), quotaAfter: 800_000 }],
  ['13800138010', { status: 'none' }],
])('R-104 the raise of the quota of %s', async (mobile, expected) => {
  expect(await raiseOf(await sandbox.login(mobile))).toMatchObject(expected)
})

it('R-104 buying it makes a super member and starts one review, which takes a minute', async () => {
  const buyer = await MemberPlay.of(sandbox, '13800138005')
  await buyer.buy('single_month', 'leap')
  const { vips } = (await sandbox.call(superVipInfo, {}, { token: buyer.token, lang: 'en' })).data
  expect(vips.map(({ pageType, isActive, lowestPrice }) => [pageType, isActive, lowestPrice])).toEqual([
    ['leap', true, 3_900],
    ['fei_yue', false, 990],
  ])
  expect((await raiseOf(buyer.token)).status).toBe('in_review')
  await sandbox.fault({ kind: 'clock', ms: 61_000 })
  expect(await raiseOf(buyer.token)).toMatchObject({ status: 'raised', amount: 200_000 })
})

it('R-103 what a super member has claimed is expected again next month, as long as the membership renews', async () => {
  const expectedOf = async (token: string) => (await sandbox.call(expectedVipList, {}, { token, lang: 'en' })).data
  const [renewing, ending, never] = await Promise.all(
    ['13800138007', '13900000472', '13900000473'].map((mobile) => MemberPlay.of(sandbox, mobile)),
  )
  if (!renewing || !ending || !never) throw new Error('three customers')
  await renewing.buy('continue_month', 'leap')
  await ending.buy('single_month', 'leap')
  for (const { token } of [renewing, ending]) {
    expect(await expectedOf(token)).toEqual({ expectedList: [] })
    await sandbox.call(receiveRight, { itemId: 'leap-dining' }, { token, requestId: newRequestId() })
  }
  const { endTime } = (await sandbox.call(leapVipInfo, {}, { token: renewing.token })).data.vipInfo ?? {}
  const { expectedList } = await expectedOf(renewing.token)
  // One of the two is claimed each month.
  expect(expectedList.map(({ itemId, receiveTime }) => [itemId, receiveTime])).toEqual([
    ['leap-travel', endTime],
    ['leap-dining', endTime],
  ])
  expect(await expectedOf(ending.token)).toEqual({ expectedList: [] })
  expect(await expectedOf(never.token)).toEqual({ expectedList: [] })
})

it('R-104 the review of a customer whose subsidy account is not open is refused, with the reason, and a further term starts none', async () => {
  const buyer = await MemberPlay.of(sandbox, '13900000461')
  await buyer.buy('single_month', 'leap')
  await sandbox.fault({ kind: 'clock', ms: 61_000 })
  const refused = await raiseOf(buyer.token)
  expect(refused).toMatchObject({ status: 'refused', quotaAfter: 800_000, reason: expect.stringContaining('not open') })
  await buyer.buy('single_month', 'leap')
  expect(await raiseOf(buyer.token)).toEqual(refused)
})
