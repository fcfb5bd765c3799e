import { until } from '@tests/fixtures/until'
import { type Journey, sessionOf } from '@tests/sandbox/cashier/journey'
import { newRequestId } from '@tests/sandbox/wireClient'
import { holdLock } from './heldLock'
import { byTurns, inBoth, type Pair, startPair } from './twoProcesses'

const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const
const BUYER = '13800138001'
const BATCH = 40

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair.close())

type Order = Awaited<ReturnType<Journey['order']>>

interface Kept {
  status: string
  state: string
  codes: number
  moves: number
  keys: number
  empty: number
}

/** How an order and the intent that pays it stand in the database. */
const keptOf = (orderId: string, requestId: string) =>
  pair.rows<Kept>(
    `select p.status, o.state, json_array_length(o.card_codes::json) as codes,
       (select count(*)::int from ledger_entries e join ledger_transactions t using (transaction_id) where t.ref = p.biz_no) as moves,
       (select count(*)::int from idempotency_keys k where k.request_id = $2) as keys,
       (select count(*)::int from idempotency_keys k where k.request_id = $2 and k.answer is null) as empty
     from payments p join orders o on o.order_id = p.order_id where p.order_id = $1`,
    [orderId, requestId],
  )

it('W2 P4 P5 one of two processes is killed in the middle of a batch: nothing is half done, and a retry gets the first result', async () => {
  const both = await inBoth(pair, BUYER)
  const orders: Order[] = []
  for (let made = 0; made < BATCH; made++) orders.push(await both[0].order())
  const requestIds = orders.map(() => newRequestId())
  const pay = (at: (typeof both)[number], index: number) =>
    at.pay(orders[index] ?? { orderId: '', payAmount: 0 }, CARD, { requestId: requestIds[index], callBackUrl: '' })

  // Only the process that is killed is asked to pay this one, and stops in its middle.
  const held = await holdLock(pair.databaseUrl, 'select 1 from orders where order_id = $1 for update', [
    orders[0]?.orderId,
  ])
  let answered = 0
  const batch = byTurns(both, BATCH, async (at, index) => {
    const answer = await pay(at, index).catch(() => undefined)
    if (answer) answered += 1
    return answer
  })
  await until(
    () => answered >= 5,
    () => 'five answers',
  )
  await pair.one.kill9()
  await held.release()
  const first = await batch
  expect(first[0]).toBeUndefined()
  // What the other one was asked, it has answered.
  expect(first.filter((answer, index) => index % 2 && answer?.code === '000000')).toHaveLength(BATCH / 2)

  const again = await Promise.all(orders.map((_, index) => pay(both[1], index)))
  for (const [index, { orderId }] of orders.entries()) {
    expect(again[index]?.code).toBe('000000')
    const answer = first[index]
    if (answer) expect(again[index]?.body).toEqual(answer.body)
    expect(await keptOf(orderId, requestIds[index] ?? '')).toEqual([
      { status: 'PAYMENT_CREATED', state: 'unpaid', codes: 0, moves: 0, keys: 1, empty: 0 },
    ])
  }
})

it('W2 P13 killed while it takes notifications: each payment is booked with its goods or not at all, and once after all', async () => {
  const [, survivor] = await inBoth({ ...pair, one: pair.other }, BUYER)
  const killed = await pair.again()
  const orders: Order[] = []
  for (let made = 0; made < 12; made++) orders.push(await survivor.order())
  const sessions: string[] = []
  for (const order of orders) {
    const { data } = await survivor.pay(order, { assetType: 'ALIPAY' })
    sessions.push(sessionOf(data.redirectActionForm?.redirectUrl))
  }
  const tell = (url: string, session: string) =>
    fetch(`${url}/sandbox/provider/outcome`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, outcome: 'approve' }),
    })
  const held = await holdLock(pair.databaseUrl, 'select 1 from orders where order_id = $1 for update', [
    orders[0]?.orderId,
  ])
  let told = 0
  const batch = Promise.allSettled(
    sessions.map(async (session) => {
      await tell(killed.url, session)
      told += 1
    }),
  )
  await until(
    () => told >= 2,
    () => 'two notifications that were taken',
  )
  await killed.kill9()
  await held.release()
  const [cutOff] = await batch
  expect(cutOff?.status).toBe('rejected')
  const standing = () =>
    pair.rows<{ status: string; state: string; codes: number; moves: number }>(
      `select p.status, o.state, json_array_length(o.card_codes::json) as codes,
         (select count(*)::int from ledger_entries e join ledger_transactions t using (transaction_id) where t.ref = p.biz_no) as moves
       from payments p join orders o on o.order_id = p.order_id where p.session = any($1)`,
      [sessions],
    )
  const done = { status: 'PAYMENT_SUCCESS', state: 'finished', codes: 1, moves: 2 }
  const open = { status: 'PAYMENT_CREATED', state: 'unpaid', codes: 0, moves: 0 }
  for (const one of await standing()) expect([done, open]).toContainEqual(one)
  await Promise.all(sessions.map((session) => tell(pair.other.url, session)))
  expect(await standing()).toEqual(sessions.map(() => done))
  const [sum] = await pair.rows<{ sum: string }>('select sum(balance) from ledger_accounts')
  expect(Number(sum?.sum)).toBe(0)
})
