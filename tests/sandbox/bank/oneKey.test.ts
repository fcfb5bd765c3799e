import { sandboxTest } from '@tests/sandbox/startSandbox'
import { signedFields, wireHeaders } from '@tests/sandbox/wireClient'
import { oneKeyQuery, preSign } from '@/contract/bank/oneKey'
import { families } from '@/contract/families'
import { Binder } from './binder'

const minuteMs = 60_000

const sandbox = sandboxTest()
let customer: Binder

beforeAll(async () => {
  customer = await Binder.of(sandbox, '13800138001')
})

const back = () => `${sandbox.url}/subPackages/once-bind/index?backTo=cards`
const begin = (bankCode: string, { who = customer, callBackUrl = back() } = {}) =>
  sandbox.call(preSign, { product: 'xbt', bankCode, callBackUrl }, { token: who.token })
const query = (bindNo: string, { who = customer, product = 'xbt' as 'xbt' | 'xyf' } = {}) =>
  sandbox.call(oneKeyQuery, { product, bindNo }, { token: who.token })
const statusOf = async (bindNo: string) => (await query(bindNo)).data.status
const sessionOf = (signUrl: string) => new URL(signUrl).searchParams.get('session') ?? ''
const answer = (session: string, decision: string) =>
  fetch(`${sandbox.url}/sandbox/bank/sign`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ session, answer: decision, lang: 'zh-CN' }),
  })

it('a customer agrees on the bank’s page, is led back, and the card is bound', async () => {
  const { bindNo, signUrl } = (await begin('ICBC')).data
  expect(await statusOf(bindNo)).toBe('signing')
  const page = await (await fetch(signUrl)).text()
  expect(page).toContain('中国工商银行')
  expect(page).toContain('陈**')
  expect(page).not.toContain('陈雨桐')
  const led = await answer(sessionOf(signUrl), 'approve')
  expect([led.status, led.headers.get('location')]).toEqual([303, `${back()}&bindNo=${bindNo}`])
  const { data } = await query(bindNo)
  expect(data).toMatchObject({
    status: 'bound',
    bankName: '中国工商银行',
    card: { bankCode: 'ICBC', cardTail: '7101' },
  })
  expect(data.signUrl).toBeUndefined()
  expect(await customer.cards()).toContainEqual(data.card)
  expect((await begin('ICBC')).code).toBe('CARD_BOUND')
})

it('a customer who does not agree has no card, and a later yes changes nothing', async () => {
  const before = await customer.cards()
  const { bindNo, signUrl } = (await begin('ABC')).data
  await answer(sessionOf(signUrl), 'decline')
  await answer(sessionOf(signUrl), 'approve')
  expect(await statusOf(bindNo)).toBe('declined')
  expect(await customer.cards()).toEqual(before)
  expect(await (await fetch(signUrl)).text()).toContain('您没有同意绑定')
})

it('a binding that is not decided in ten minutes has expired, and a yes comes too late', async () => {
  const { bindNo, signUrl } = (await begin('BOC')).data
  await sandbox.fault({ kind: 'clock', ms: 10 * minuteMs })
  expect(await statusOf(bindNo)).toBe('expired')
  await answer(sessionOf(signUrl), 'approve')
  expect(await statusOf(bindNo)).toBe('expired')
  expect((await begin('BOC')).data.bindNo).not.toBe(bindNo)
})

it('two taps make one binding, also at the same time, and the customer is led back to where they tapped last', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => begin('CCB')))
  expect(new Set(answers.map(({ data }) => data.bindNo)).size).toBe(1)
  const other = `${sandbox.url}/subPackages/once-bind/index?backTo=identity`
  const { bindNo, signUrl } = (await begin('CCB', { callBackUrl: other })).data
  expect(bindNo).toBe(answers[0]?.data.bindNo)
  expect((await answer(sessionOf(signUrl), 'approve')).headers.get('location')).toBe(`${other}&bindNo=${bindNo}`)
})

it('a yes that is sent many times at once binds one card', async () => {
  const { signUrl } = (await begin('BOCOM')).data
  await Promise.all(Array.from({ length: 8 }, () => answer(sessionOf(signUrl), 'approve')))
  expect((await customer.cards()).filter(({ bankCode }) => bankCode === 'BOCOM')).toHaveLength(1)
})

it('U5 the binding of another customer, of another product, and one that never was are unknown', async () => {
  const { bindNo } = (await begin('PSBC')).data
  const other = await Binder.of(sandbox, '13800138002')
  expect((await query(bindNo, { who: other })).code).toBe('BIND_UNKNOWN')
  expect((await query(bindNo, { product: 'xyf' })).code).toBe('BIND_UNKNOWN')
  expect((await query('B1')).code).toBe('BIND_UNKNOWN')
})

it('a bank that offers no one-key binding, and a customer who has not verified their identity, are refused', async () => {
  expect((await begin('FARHILL')).code).toBe('BANK_UNKNOWN')
  expect((await begin('NONE')).code).toBe('BANK_UNKNOWN')
  const stranger = await Binder.of(sandbox, '13900000412')
  expect((await begin('CMB', { who: stranger })).code).toBe('IDENTITY_MISSING')
})

it('a customer is led back to no foreign address, and in a mini-program nowhere', async () => {
  expect((await begin('CMB', { callBackUrl: 'https://evil.example/' })).status).toBe(400)
  const { signUrl } = (await begin('CMB', { callBackUrl: '' })).data
  const ended = await answer(sessionOf(signUrl), 'approve')
  expect([ended.status, await ended.text()]).toEqual([200, expect.stringContaining('绑定成功')])
})

it('a page of a session that never was says so, and a button with another word is refused', async () => {
  expect((await fetch(`${sandbox.url}/sandbox/bank/sign?session=none`)).status).toBe(404)
  expect((await answer('none', 'approve')).status).toBe(404)
  expect((await answer('none', 'pending')).status).toBe(400)
})

it('a call whose path names another product than its data is refused', async () => {
  const data = { product: 'xbt', bindNo: 'B1' }
  const path = '/xyf/one-key-binding/query'
  const answered = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { ...wireHeaders(families.ordinary), 'content-type': 'application/json' },
    body: JSON.stringify(signedFields(path, data, customer.token)),
  })
  expect(answered.status).toBe(400)
})
