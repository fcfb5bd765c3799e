import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { payQuery } from '@/contract/cashier'
import { otherCode, sessionOf } from './journey'
import { type WayToPay, waysToPay } from './waysToPay'

const ALIPAY = { assetType: 'ALIPAY' } as const

const sandbox = sandboxTest()

let customers = 0

/** An order of a new customer, with what is done to pay it. */
async function newOrder(way: WayToPay) {
  customers += 1
  const mobile = `1390000${String(7000 + customers)}`
  const token = await sandbox.login(mobile)
  const made = await way.order(sandbox, token)
  const { orderId } = made
  const pay = (requestId = newRequestId(), amount = made.amount) =>
    way.create(sandbox, { orderId, amount }, ALIPAY, { token, requestId })
  const query = (by: { bizNo?: string; requestId?: string }) => way.query(sandbox, orderId, by, { token })
  const begin = async () => {
    const { data } = await pay()
    return { bizNo: data.bizNo, session: sessionOf(data.redirectUrl ?? data.redirectActionForm?.redirectUrl) }
  }
  return { ...made, mobile, token, pay, query, begin }
}

const tell = (session: string, outcome: 'approve' | 'decline', notify: object = {}) =>
  fetch(`${sandbox.url}/sandbox/provider/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome, notify }),
  })

/** Seeded people with one ordinary card, each for one way, since wrong codes count for a phone number. */
const cardHolders = ['13800138001', '13800138004', '13800138006', '13800138007', '13800138017']
const ways = waysToPay.map((way, index) => ({ ...way, holder: cardHolders[index] ?? '' }))

describe.each(ways)('$name', (way) => {
  it('P3 P5 a lost create is found by its request where it arrived, and succeeds once where it did not', async () => {
    const { pay, query } = await newOrder(way)
    const requestId = newRequestId()
    await sandbox.fault({ kind: 'drop-before', path: way.path })
    await expect(pay(requestId)).rejects.toThrow()
    expect((await query({ requestId })).code).toBe('PAYMENT_UNKNOWN')
    await sandbox.fault({ kind: 'drop-after', path: way.path })
    await expect(pay(requestId)).rejects.toThrow()
    expect((await query({ requestId })).data.paymentStatus).toBe('PAYMENT_CREATED')
    const { bizNo } = (await pay(requestId)).data
    expect((await query({ bizNo })).data.paymentStatus).toBe('PAYMENT_CREATED')
  })

  it('P4 P18 P19 one request gets identical answers, another one of the same order its payment, another amount none', async () => {
    const { pay, amount } = await newOrder(way)
    const requestId = newRequestId()
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(requestId)))
    expect(answers[0]?.code).toBe('000000')
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect((await pay(requestId, amount + 1)).code).toBe('REQUEST_MISMATCH')
    expect((await pay(newRequestId(), amount + 1)).code).toBe('AMOUNT_MISMATCH')
    expect((await pay()).data.bizNo).toBe(answers[0]?.data.bizNo)
  })

  it('P19 an order of another customer cannot be paid, and its payment not be asked about', async () => {
    const [{ orderId, amount, begin }, other] = [await newOrder(way), await newOrder(way)]
    const { bizNo } = await begin()
    const answer = await way.create(sandbox, { orderId, amount }, ALIPAY, { token: other.token })
    expect(answer.code).toBe('ORDER_UNKNOWN')
    expect((await way.query(sandbox, orderId, { bizNo }, { token: other.token })).code).toBe('PAYMENT_UNKNOWN')
  })

  it('P13 P14 what is forged pays nothing, what is told often and with its opposite pays once and for good', async () => {
    const { query, begin, orderId, token } = await newOrder(way)
    const { bizNo, session } = await begin()
    for (const tamper of ['sign', 'amount', 'order']) await tell(session, 'approve', { tamper })
    expect((await query({ bizNo })).data.paymentStatus).toBe('PAYMENT_CREATED')
    await tell(session, 'approve', { times: 5, order: 'mixed' })
    await tell(session, 'decline')
    expect((await query({ bizNo })).data.paymentStatus).toBe('PAYMENT_SUCCESS')
    expect(['finished', 'paid']).toContain(await way.state(sandbox, orderId, { token }))
  })

  it('P15 money that comes after the time to pay is taken, the order is not paid with it, and a message says when it is back', async () => {
    const { query, begin, orderId, amount, token, mobile } = await newOrder(way)
    const { bizNo, session } = await begin()
    await sandbox.fault({ kind: 'clock', ms: 20 * 60_000 })
    expect((await query({ bizNo })).data.paymentStatus).toBe('PAYMENT_FAILURE')
    await tell(session, 'approve')
    expect((await query({ bizNo })).data.paymentStatus).toBe('PAYMENT_SUCCESS')
    expect(['refunding', 'closed']).toContain(await way.state(sandbox, orderId, { token }))
    const told = async () => (await sandbox.inbox(mobile)).filter(({ text }) => text.includes('已退回支付宝'))
    expect(await told()).toEqual([])
    await sandbox.fault({ kind: 'clock', ms: 31 * 60_000 })
    for (let times = 0; times < 2; times++) await query({ bizNo })
    const yuan = (amount / 100).toFixed(2)
    expect((await told()).map(({ text }) => text.includes(`¥${yuan}`))).toEqual([true])
    expect(['refunded', 'closed']).toContain(await way.state(sandbox, orderId, { token }))
  })

  it('P16 P17 an open payment is named by its order, gone on with by its tool, and waited for by another', async () => {
    const { orderId, pay, begin, token, amount } = await newOrder(way)
    expect((await way.bound(sandbox, orderId, { token })).deductType).toBe(1)
    const { bizNo } = await begin()
    expect(await way.bound(sandbox, orderId, { token })).toMatchObject({ deductType: 2, bizNo })
    expect((await pay()).data.bizNo).toBe(bizNo)
    const card = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const
    expect((await way.create(sandbox, { orderId, amount }, card, { token })).code).toBe('PAYMENT_IN_PROCESS')
  })

  it('P20 five wrong codes lock a card payment; the right code pays once, and a used one is refused', async () => {
    const token = await sandbox.login(way.holder)
    const made = await way.order(sandbox, token)
    const card = { assetType: 'DEBIT_CARD', cardId: `C1${way.holder.slice(-2)}0` } as const
    const confirm = (bizNo: string, code: string) => sandbox.call(way.confirm, { bizNo, code }, { token })
    const begin = async () => {
      const { bizNo } = (await way.create(sandbox, made, card, { token })).data
      expect((await sandbox.call(way.code, { bizNo }, { token })).code).toBe('000000')
      return { bizNo, code: (await sandbox.inbox(way.holder))[0]?.code ?? '' }
    }
    const locked = await begin()
    const codes = []
    for (let tries = 0; tries < 5; tries++) codes.push((await confirm(locked.bizNo, otherCode(locked.code))).code)
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'BANK_CODE_WRONG'), 'BANK_CODE_LOCKED'])
    expect((await confirm(locked.bizNo, locked.code)).code).toBe('BANK_CODE_LOCKED')
    const paid = await begin()
    expect((await confirm(paid.bizNo, paid.code)).data.paymentStatus).toBe('PAYMENT_SUCCESS')
    expect((await confirm(paid.bizNo, paid.code)).code).toBe('BANK_CODE_USED')
    const { data } = await way.query(sandbox, made.orderId, { bizNo: paid.bizNo }, { token })
    expect(data.paymentStatus).toBe('PAYMENT_SUCCESS')
  })
})

it('P19 the number of a payment for something else is unknown under another kind', async () => {
  const [goods, , gold] = waysToPay
  if (!goods || !gold) throw new Error('no ways to pay')
  const { token, begin } = await newOrder(gold)
  const { bizNo } = await begin()
  const answer = await sandbox.call(payQuery, { bizNo, bizChannel: 'APP', bizType: 'MALL_ORDER' }, { token })
  expect(answer.code).toBe('PAYMENT_UNKNOWN')
})
