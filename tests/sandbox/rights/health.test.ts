import { sandboxTest } from '@tests/sandbox/startSandbox'
import { usedCode } from '@tests/sandbox/usedCode'
import { cardOrder } from '@/contract/rights/cards'
import { healthRight, healthRights } from '@/contract/rights/health'
import { grantedAgreements } from '@/contract/session'
import { addMonths } from '@/lib/calendar'
import { buyCard } from './buyCard'

const dayMs = 86_400_000

const sandbox = sandboxTest()

const page = async (token: string) => (await sandbox.call(healthRights, {}, { token, lang: 'en' })).data
const right = (rightId: string, token: string) => sandbox.call(healthRight, { rightId }, { token, lang: 'en' })

it('a customer without the card sees its offer, and every right locked', async () => {
  const token = await sandbox.login('13900000301')
  const { card, rights } = await page(token)
  expect(card).toMatchObject({ title: 'Health card', price: 9_900, months: 12, isActive: false })
  expect(card).not.toHaveProperty('endTime')
  expect(new Set(rights.map(({ state }) => state))).toEqual(new Set(['locked']))
  for (const picture of [card.picture, ...rights.map((one) => one.picture)]) {
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png')
  }
  expect((await right('dental', token)).code).toBe('RIGHT_LOCKED')
})

it('a visitor reads the card and its rules, with every right locked, and claims nothing', async () => {
  const { card, rights } = (await sandbox.call(healthRights, {}, { lang: 'en' })).data
  expect(card.contractInfo).toEqual([
    expect.objectContaining({ name: 'Terms of benefit cards', url: '/subPackages/agreement/index?code=card-service' }),
  ])
  const { agreements } = (await sandbox.call(grantedAgreements, { code: 'card-service' })).data
  expect(agreements).toHaveLength(1)
  expect([card.isActive, card.rules.length]).toEqual([false, 3])
  expect(new Set(rights.map(({ state }) => state))).toEqual(new Set(['locked']))
  expect((await sandbox.call(healthRight, { rightId: 'dental' })).code).toBe('300000')
  expect((await sandbox.call(healthRights, {}, { token: 'a dead token' })).code).toBe('300000')
})

it('P19 another price than the card’s is refused, and the open order is answered again', async () => {
  const token = await sandbox.login('13900000302')
  const order = (price: number) => sandbox.call(cardOrder, { card: 'health', price }, { token })
  expect((await order(1)).code).toBe('PRICE_CHANGED')
  const { orderId } = (await order(9_900)).data
  expect((await order(9_900)).data.orderId).toBe(orderId)
})

it('the paid card runs for a year and gives one code for each right, which every call shows', async () => {
  const token = await sandbox.login('13900000303')
  await buyCard(sandbox, token, 'health')
  const { card, rights } = await page(token)
  expect(card.isActive).toBe(true)
  expect(Math.abs((card.endTime ?? 0) - addMonths(Date.now(), 12))).toBeLessThan(60_000)
  expect(rights.map(({ rightId, left, state }) => [rightId, left, state])).toEqual([
    ['dental', 1, 'can_receive'],
    ['checkup', 2, 'can_receive'],
    ['doctor', 12, 'can_receive'],
    ['gym', 4, 'can_receive'],
  ])
  const answers = await Promise.all(Array.from({ length: 10 }, () => right('dental', token)))
  expect(new Set(answers.map(({ data }) => data.code?.text))).toEqual(new Set([expect.stringMatching(/^\w{4}-/)]))
  expect(answers[0]?.data).toMatchObject({ right: { state: 'received', left: 1 }, code: { endTime: card.endTime } })
  expect((await right('nothing', token)).code).toBe('RIGHT_UNKNOWN')
})

it('a right that was used as often as it serves is used up, and with the end of the card all expire', async () => {
  const token = await sandbox.login('13800138004')
  const states = async () =>
    Object.fromEntries((await page(token)).rights.map(({ rightId, state }) => [rightId, state]))
  expect(await states()).toEqual({ dental: 'used_up', checkup: 'received', doctor: 'can_receive', gym: 'can_receive' })
  expect((await right('dental', token)).code).toBe('RIGHT_USED_UP')
  expect((await right('checkup', token)).data.right.left).toBe(1)
  await sandbox.fault({ kind: 'clock', ms: 340 * dayMs })
  expect(new Set(Object.values(await states()))).toEqual(new Set(['expired']))
  expect((await right('doctor', token)).code).toBe('RIGHT_EXPIRED')
})

it('a code serves at its partner as often as the right does, then the right is used up', async () => {
  const token = await sandbox.login('13900000304')
  await buyCard(sandbox, token, 'health')
  const code = (await right('checkup', token)).data.code?.text ?? ''
  const shown = async () => (await page(token)).rights.find(({ rightId }) => rightId === 'checkup')
  expect(await (await fetch(`${sandbox.url}/sandbox/partner/code/${code}?lang=en`)).text()).toContain('Uses left: 2')
  expect(await usedCode(sandbox, code)).toEqual([200, 'Uses left: 1'])
  expect(await shown()).toMatchObject({ left: 1, state: 'received' })
  expect(await usedCode(sandbox, code)).toEqual([200, 'Nothing is left of it'])
  expect(await shown()).toMatchObject({ left: 0, state: 'used_up' })
  expect(await usedCode(sandbox, code)).toEqual([200, 'Nothing is left of it'])
  expect((await shown())?.left).toBe(0)
  expect((await right('checkup', token)).code).toBe('RIGHT_USED_UP')
})

it('a code serves no more once its card has ended, nor when another site asks, and an unknown one not at all', async () => {
  const token = await sandbox.login('13900000305')
  await buyCard(sandbox, token, 'health')
  const code = (await right('gym', token)).data.code?.text ?? ''
  const at = `${sandbox.url}/sandbox/partner/code/${code}`
  const foreign = await fetch(at, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })
  expect(foreign.status).toBe(403)
  expect(await usedCode(sandbox, 'none')).toEqual([404, ''])
  await sandbox.fault({ kind: 'clock', ms: 370 * dayMs })
  expect(await usedCode(sandbox, code)).toEqual([200, 'Nothing is left of it'])
  await sandbox.clearFaults()
  expect(await usedCode(sandbox, code)).toEqual([200, 'Uses left: 3'])
})
