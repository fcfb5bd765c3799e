import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { takeActivityReward } from '@/contract/activity/custom'
import { extraRights, getExtraRight } from '@/contract/rights/extra'
import { getExtInfo } from '@/contract/session'

const sandbox = sandboxTest()
let token: string
beforeEach(async () => {
  // No other customer has cards of every state.
  await sandbox.reset()
  token = await sandbox.login('13800138002')
})

const cards = async (by = token) => (await sandbox.call(extraRights, {}, { token: by, lang: 'en' })).data.cards
const idOf = async (name: string) => (await cards()).find((card) => card.name === name)?.rightId ?? ''
const claim = (rightId: string, by = token, requestId = newRequestId()) =>
  sandbox.call(getExtraRight, { rightId }, { token: by, lang: 'en', requestId })
const counts = async () => (await sandbox.call(getExtInfo, {}, { token })).data

it('subsidy benefit cards are listed with those that can be claimed first', async () => {
  expect((await cards()).map(({ name, state, left }) => [name, state, left])).toEqual([
    ['Coin subsidy', 'can_receive', 1],
    ['Living subsidy', 'can_receive', 1],
    ['Travel subsidy', 'expired', 1],
  ])
  expect((await sandbox.call(extraRights, {})).code).toBe('300000')
})

it('one is claimed once, and lands among the coupons', async () => {
  const { couponCount } = await counts()
  const rightId = await idOf('Living subsidy')
  const requestId = newRequestId()
  const first = await claim(rightId, token, requestId)
  expect(first.data).toMatchObject({
    right: { state: 'received', left: 0 },
    result: 'A coupon of ¥10.00 is in your coupons',
  })
  expect((await claim(rightId, token, requestId)).data).toEqual(first.data)
  expect((await claim(rightId)).code).toBe('RIGHT_RECEIVED')
  expect((await counts()).couponCount).toBe(couponCount + 1)
  expect((await cards()).map(({ name, state }) => [name, state])).toEqual([
    ['Coin subsidy', 'can_receive'],
    ['Living subsidy', 'received'],
    ['Travel subsidy', 'expired'],
  ])
})

it('thirty claims of one card at once give it once', async () => {
  const { goldCoins } = await counts()
  const rightId = await idOf('Coin subsidy')
  const answers = await Promise.all(Array.from({ length: 30 }, () => claim(rightId)))
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(1)
  expect((await counts()).goldCoins).toBe(goldCoins + 200)
})

it('U5 a card is given to its customer only, and an expired one is refused', async () => {
  const rightId = await idOf('Travel subsidy')
  expect((await claim(rightId)).code).toBe('RIGHT_EXPIRED')
  const other = await sandbox.login('13800138001')
  expect((await claim(rightId, other)).code).toBe('RIGHT_UNKNOWN')
  expect((await claim('E0')).code).toBe('RIGHT_UNKNOWN')
})

it('a new customer gets one from the welfare page, once, and claims it', async () => {
  const customer = await sandbox.login('13900000331')
  const take = () =>
    sandbox.call(takeActivityReward, { code: 'welfare', itemId: 'welfare-subsidy' }, { token: customer, lang: 'en' })
  expect(await cards(customer)).toEqual([])
  expect((await take()).data).toMatchObject({ reward: 'coupon', amount: 1_000, jumpUrl: '/center/rights/index' })
  expect((await take()).code).toBe('ITEM_TAKEN')
  const [card, ...others] = await cards(customer)
  expect([card?.name, card?.state, card?.worth, others]).toEqual(['Living subsidy', 'can_receive', 1_000, []])
  expect((await claim(card?.rightId ?? '', customer)).data.result).toBe('A coupon of ¥10.00 is in your coupons')
})
