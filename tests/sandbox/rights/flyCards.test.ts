import { sandboxTest } from '@tests/sandbox/startSandbox'
import { activateFlyCard, flightLink, flyCards } from '@/contract/rights/packs'

const dayMs = 86_400_000

const sandbox = sandboxTest()
let token: string

beforeAll(async () => {
  token = await sandbox.login('13800138002')
})

const cards = async () => (await sandbox.call(flyCards, {}, { token, lang: 'en' })).data.cards
const cardIn = async (state: string) => (await cards()).find((card) => card.state === state)?.cardNo ?? ''
const activate = (cardNo: string, by = token) => sandbox.call(activateFlyCard, { cardNo }, { token: by })
const link = (cardNo: string, by = token) => sandbox.call(flightLink, { cardNo }, { token: by, lang: 'en' })
const stateOf = async (cardNo: string) => (await cards()).find((card) => card.cardNo === cardNo)?.state

it('are listed with those that can be used first', async () => {
  await sandbox.reset()
  token = await sandbox.login('13800138002')
  expect((await cards()).map(({ state }) => state)).toEqual(['active', 'inactive', 'expired'])
})

it('serve for 30 days from their activation, which happens once', async () => {
  const cardNo = await cardIn('inactive')
  expect((await link(cardNo)).code).toBe('CARD_INACTIVE')
  const answers = await Promise.all(Array.from({ length: 10 }, () => activate(cardNo)))
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'CARD_ACTIVE')).toHaveLength(9)
  const endTime = answers.find(({ code }) => code === '000000')?.data.endTime ?? 0
  expect(Math.abs(endTime - Date.now() - 30 * dayMs)).toBeLessThan(60_000)
  expect(await stateOf(cardNo)).toBe('active')
  await sandbox.fault({ kind: 'clock', ms: 30 * dayMs })
  expect(await stateOf(cardNo)).toBe('expired')
  expect((await link(cardNo)).code).toBe('CARD_EXPIRED')
})

it('lead to the partner’s page, where one is used, once', async () => {
  const cardNo = await cardIn('active')
  const { url } = (await link(cardNo)).data
  const read = async () => (await fetch(url, { headers: { accept: 'text/html' } })).text()
  const page = await read()
  expect(page).toContain(cardNo)
  expect(page).toContain('>Use it</button>')
  const foreign = await fetch(url, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })
  expect([foreign.status, await stateOf(cardNo)]).toEqual([403, 'active'])
  const used = await (await fetch(url, { method: 'POST' })).text()
  expect(used).toContain('Used')
  expect(used).not.toContain('<button')
  expect(await stateOf(cardNo)).toBe('used')
  expect(await (await fetch(url.replace('lang=en', 'lang=zh-CN'))).text()).toContain('已使用')
})

it('a partner’s page without a card says so', async () => {
  const answer = await fetch(`${sandbox.url}/sandbox/partner/fly/0?lang=en`)
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('There is no such card or code')])
})

it('U5 a card is given to its customer only, and an expired one is not activated', async () => {
  const other = await sandbox.login('13800138004')
  const expired = await cardIn('expired')
  expect((await activate(expired)).code).toBe('CARD_EXPIRED')
  expect((await activate(expired, other)).code).toBe('CARD_UNKNOWN')
  expect((await link(expired, other)).code).toBe('CARD_UNKNOWN')
  expect((await link('F0')).code).toBe('CARD_UNKNOWN')
  expect((await sandbox.call(flyCards, {})).code).toBe('300000')
})
