import { MemberPlay } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { increaseStatus } from '@/contract/member/leap'
import { getLimitUpRight, limitUp, limitUpLog, limitUpRights } from '@/contract/rights/quota'
import { getExtInfo } from '@/contract/session'
import { buyCard } from './buyCard'

const reviewMs = 60_000
const dayMs = 86_400_000

const sandbox = sandboxTest()

const page = async (token: string) => (await sandbox.call(limitUpRights, {}, { token, lang: 'en' })).data
const raise = (token: string, requestId = newRequestId()) => sandbox.call(limitUp, {}, { token, requestId, lang: 'en' })
const log = async (token: string, at = 1) =>
  (await sandbox.call(limitUpLog, { page: at }, { token, lang: 'en' })).data.rows

it('a customer without the card sees the offer and cannot ask for a raise', async () => {
  const token = await sandbox.login('13900000311')
  expect(await page(token)).toMatchObject({
    card: { title: 'Quota-raising card', price: 2_900, months: 3, isActive: false },
    quota: 800_000,
    raise: 200_000,
    status: 'none',
  })
  expect((await raise(token)).code).toBe('CARD_NOT_ACTIVE')
  expect((await sandbox.call(getLimitUpRight, { rightId: 'coins' }, { token })).code).toBe('RIGHT_LOCKED')
  expect(await log(token)).toEqual([])
})

it('a raise is in review for a minute, and then the quota of a customer with an open account is raised, once for the card', async () => {
  const token = await sandbox.login('13800138005')
  await buyCard(sandbox, token, 'quota')
  const requestId = newRequestId()
  const asked = await raise(token, requestId)
  expect(asked.data).toEqual({ status: 'in_review', quotaBefore: 800_000, quotaAfter: 1_000_000 })
  expect((await raise(token, requestId)).data).toEqual(asked.data)
  expect((await raise(token)).code).toBe('RAISE_IN_REVIEW')
  expect(await page(token)).toMatchObject({ status: 'in_review', quota: 800_000 })
  await sandbox.fault({ kind: 'clock', ms: reviewMs })
  expect(await page(token)).toMatchObject({ status: 'raised', quota: 1_000_000 })
  expect((await raise(token)).code).toBe('RAISE_USED_UP')
  expect(await log(token)).toEqual([
    expect.objectContaining({ status: 'raised', quotaBefore: 800_000, quotaAfter: 1_000_000, reason: 'Granted' }),
  ])
})

it('a raise is refused to a customer without an open account, who is told why, and the quota stays', async () => {
  const token = await sandbox.login('13900000312')
  await buyCard(sandbox, token, 'quota')
  const asks = await Promise.all(Array.from({ length: 10 }, () => raise(token)))
  expect(asks.filter(({ code }) => code === '000000')).toHaveLength(1)
  expect(await log(token)).toHaveLength(1)
  await sandbox.fault({ kind: 'clock', ms: reviewMs })
  expect(await page(token)).toMatchObject({
    status: 'refused',
    quota: 800_000,
    reason: expect.stringContaining('not open yet'),
  })
  expect(await log(token)).toMatchObject([{ status: 'refused', quotaBefore: 800_000, quotaAfter: 800_000 }])
})

it('a card that was bought after another gives a raise of its own', async () => {
  const token = await sandbox.login('13800138007')
  await buyCard(sandbox, token, 'quota')
  await buyCard(sandbox, token, 'quota')
  expect((await raise(token)).code).toBe('000000')
  await sandbox.fault({ kind: 'clock', ms: 95 * dayMs })
  expect((await page(token)).status).toBe('none')
  expect((await raise(token)).data).toMatchObject({ quotaBefore: 1_000_000, quotaAfter: 1_200_000 })
})

it('R-104 the raise of a super-vip membership counts in the quota beside those of the cards', async () => {
  const token = await sandbox.login('13800138015')
  expect((await page(token)).quota).toBe(1_000_000)
  await buyCard(sandbox, token, 'quota')
  await raise(token)
  await sandbox.fault({ kind: 'clock', ms: reviewMs })
  expect((await page(token)).quota).toBe(1_200_000)
  expect(await log(token)).toMatchObject([{ status: 'raised', quotaBefore: 1_000_000, quotaAfter: 1_200_000 }])
})

it.each([
  ['13800138017', 'in review'],
  ['13800138018', 'refused'],
])('R-104 the raise of the super member %s, which is %s, adds nothing', async (mobile) => {
  expect((await page(await sandbox.login(mobile))).quota).toBe(800_000)
})

it('R-104 a review of a super-vip membership starts from the quota that cards have raised', async () => {
  const buyer = await MemberPlay.of(sandbox, '13800138008')
  await buyer.buy('single_month', 'leap')
  const { quota } = await page(buyer.token)
  await sandbox.fault({ kind: 'clock', ms: reviewMs + 1_000 })
  const raised = (await sandbox.call(increaseStatus, {}, { token: buyer.token })).data
  expect(raised).toMatchObject({ status: 'raised', quotaBefore: quota, quotaAfter: quota + 200_000 })
  expect((await page(buyer.token)).quota).toBe(quota + 200_000)
})

it('its rights are claimed once, and coins of it come once', async () => {
  const token = await sandbox.login('13800138008')
  const coins = async () => (await sandbox.call(getExtInfo, {}, { token })).data.goldCoins
  const claim = (rightId: string) => sandbox.call(getLimitUpRight, { rightId }, { token, lang: 'en' })
  const before = await coins()
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim('coins')))
  const [given] = answers.filter(({ code }) => code === '000000')
  expect(answers.filter(({ code }) => code === 'RIGHT_RECEIVED')).toHaveLength(9)
  expect(given?.data).toMatchObject({ right: { state: 'received', left: 0 }, result: '500 coins are in your account' })
  expect(await coins()).toBe(before + 500)
  expect((await page(token)).rights.find(({ rightId }) => rightId === 'coins')).toMatchObject(given?.data.right ?? {})
  expect((await claim('nothing')).code).toBe('RIGHT_UNKNOWN')
  await sandbox.fault({ kind: 'clock', ms: 90 * dayMs })
  expect((await claim('coupon')).code).toBe('RIGHT_EXPIRED')
})

it('the log has pages of ten, the newest first', async () => {
  const token = await sandbox.login('13800138008')
  const [first, second, third] = [await log(token), await log(token, 2), await log(token, 3)]
  expect([first.length, second.length, third.length]).toEqual([10, 2, 0])
  const moments = [...first, ...second].map(({ changedAt }) => changedAt)
  expect(moments).toEqual([...moments].sort((a, b) => b - a))
  expect(new Set([...first, ...second].map(({ logId }) => logId)).size).toBe(12)
  expect((await sandbox.call(limitUpLog, { page: 1 })).code).toBe('300000')
})
