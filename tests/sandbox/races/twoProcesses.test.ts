import { otherCode, sessionOf } from '@tests/sandbox/cashier/journey'
import { newRequestId } from '@tests/sandbox/wireClient'
import { bankCode, confirmBankCode } from '@/contract/cashier'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { orderRenewLog, renewal, renewLog } from '@/contract/member/renewal'
import { getCode, login, userInfo } from '@/contract/session'
import { byTurns, inBoth, type Pair, startPair } from './twoProcesses'

const ALIPAY = { assetType: 'ALIPAY' } as const
const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const
const BUYER = '13800138001'
/** No address, so that both processes are told the same. */
const NOWHERE = ''
const dayMs = 86_400_000

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair.close())
afterEach(() => Promise.all([pair.one.clearFaults(), pair.other.clearFaults()]))

const countOf = async (query: string, values: unknown[]) =>
  Number((await pair.rows<{ count: string }>(`select count(*) from ${query}`, values))[0]?.count)

/** Both processes are told by the provider, as often as it likes. */
const tell = (url: string, session: string, times: number) =>
  fetch(`${url}/sandbox/provider/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome: 'approve', notify: { times } }),
  })

describe('two sandboxes that start at the same time on one empty database', () => {
  it('fill it once, and know each other’s customers and logins', async () => {
    expect(await countOf('users where mobile = $1', [BUYER])).toBe(1)
    const token = await pair.one.login(BUYER)
    expect((await pair.other.call(userInfo, {}, { token })).data.userInfo.userId).toBe('101')
  })

  it('have one key for encrypted calls, also after a reset', async () => {
    const keys = () =>
      Promise.all([pair.one, pair.other].map(async ({ url }) => (await fetch(`${url}/sandbox/public-key`)).text()))
    const [first, second] = await keys()
    expect(first).toMatch(/BEGIN PUBLIC KEY/)
    expect(second).toBe(first)
    expect((await fetch(`${pair.one.url}/sandbox/reset`, { method: 'POST' })).status).toBe(200)
    expect(await keys()).toEqual([first, first])
  })
})

describe('a payment over two processes', () => {
  it('P4 one intent sent to both many times at once: one payment, identical answers, another amount refused', async () => {
    const both = await inBoth(pair, BUYER)
    const order = await both[0].order()
    const intent = { requestId: newRequestId(), callBackUrl: NOWHERE }
    const answers = await byTurns(both, 20, (at) => at.pay(order, CARD, intent))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '000000'))
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect(await countOf('payments where order_id = $1', [order.orderId])).toBe(1)
    expect((await both[1].pay({ ...order, payAmount: 1 }, CARD, intent)).code).toBe('REQUEST_MISMATCH')
  })

  it('P16 P18 tabs at both: one payment for the same tool, and another tool waits', async () => {
    const both = await inBoth(pair, BUYER)
    const order = await both[0].order()
    const answers = await byTurns(both, 12, (at) => at.pay(order, ALIPAY, { callBackUrl: NOWHERE }))
    expect(new Set(answers.map(({ data }) => data.bizNo)).size).toBe(1)
    const later = await byTurns(both, 4, (at) => at.pay(order, { assetType: 'WECHATPAY' }, { callBackUrl: NOWHERE }))
    expect(later.map(({ code }) => code)).toEqual(later.map(() => 'PAYMENT_IN_PROCESS'))
    expect(await countOf('payments where order_id = $1', [order.orderId])).toBe(1)
  })

  it('P13 notifications that reach both at once credit once, and one that was sent to the other is genuine', async () => {
    const both = await inBoth(pair, BUYER)
    const sold = await both[0].soldOf('card')
    const order = await both[0].order()
    const { bizNo, redirectActionForm } = (await both[1].pay(order, ALIPAY)).data
    const session = sessionOf(redirectActionForm?.redirectUrl)
    await byTurns([pair.one.url, pair.other.url], 6, (url) => tell(url, session, 3))
    const told = await pair.rows<{ body: object; verdict: string }>(
      `select body, verdict from provider_notifications where body->>'session' = $1`,
      [session],
    )
    expect(told.map(({ verdict }) => verdict).sort()).toEqual([
      'applied',
      ...Array.from({ length: 17 }, () => 'repeated'),
    ])
    for (const url of [pair.one.url, pair.other.url]) {
      const answer = await fetch(`${url}/notify/alipay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(told[0]?.body),
      })
      expect(answer.status).toBe(200)
    }
    expect(await both[1].statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await both[0].soldOf('card')).toBe(sold + 1)
    expect(await countOf('ledger_transactions where ref = $1', [bizNo])).toBe(1)
  })
})

describe('codes over two processes', () => {
  it('P20 wrong codes of the bank are counted together, and the lock holds at both', async () => {
    const both = await inBoth(pair, BUYER)
    const { bizNo } = (await both[0].pay(await both[0].order(), CARD)).data
    await both[0].sendCode(bizNo)
    const code = (await pair.one.inbox(BUYER))[0]?.code ?? ''
    const answers = await byTurns(both, 12, (at) => at.confirm(bizNo, otherCode(code)))
    expect(answers.filter((answer) => answer.code === 'BANK_CODE_WRONG')).toHaveLength(4)
    expect(answers.filter((answer) => answer.code === 'BANK_CODE_LOCKED')).toHaveLength(8)
    const rightOne = await byTurns(both, 2, (at) => at.confirm(bizNo, code))
    expect(rightOne.map((answer) => answer.code)).toEqual(['BANK_CODE_LOCKED', 'BANK_CODE_LOCKED'])
  })

  it('P20 a code that is right pays once, at whichever it is confirmed', async () => {
    const both = await inBoth(pair, BUYER)
    const { bizNo } = (await both[0].pay(await both[0].order(), CARD)).data
    const sent = await byTurns(both, 4, (at) => at.sandbox.call(bankCode, { bizNo }, { token: at.token }))
    expect(sent.map((one) => one.code)).toEqual(sent.map(() => '000000'))
    expect(await countOf('sms_codes where owner = $1', [bizNo])).toBe(1)
    const code = (await pair.other.inbox(BUYER))[0]?.code ?? ''
    const ends = await byTurns(both, 8, (at) => at.sandbox.call(confirmBankCode, { bizNo, code }, { token: at.token }))
    expect(ends.filter((end) => end.code === '000000')).toHaveLength(1)
    expect(ends.filter((end) => end.code === 'BANK_CODE_USED')).toHaveLength(7)
    expect(await countOf('ledger_transactions where ref = $1', [bizNo])).toBe(1)
  })

  it('one code to sign in is sent in a minute, and five wrong ones lock it, over both', async () => {
    const mobile = '13900000511'
    const both = [pair.one, pair.other] as const
    const sent = await byTurns(both, 10, (at) => at.call(getCode, { mobile, scene: 'login' }))
    expect(sent.filter((one) => one.code === '000000')).toHaveLength(1)
    expect(sent.filter((one) => one.code === 'CODE_TOO_OFTEN')).toHaveLength(9)
    const code = (await pair.one.inbox(mobile))[0]?.code ?? ''
    const tries = await byTurns(both, 12, (at) => at.call(login, { mobile, code: otherCode(code) }))
    expect(tries.filter((one) => one.code === 'CODE_WRONG')).toHaveLength(4)
    expect(tries.filter((one) => one.code === 'CODE_LOCKED')).toHaveLength(8)
  })
})

describe('the renewals that two processes keep', () => {
  it('P22 R-93 started and stopped at both at once: one line of the log for each change, and both answer the last', async () => {
    const token = await pair.one.login('13800138002')
    const both = [pair.one, pair.other] as const
    const before = (await pair.one.call(renewLog, { page: 1 }, { token })).data.rows.length
    const turn = (renew: boolean) =>
      byTurns(both, 10, (at) => at.call(renewal, { vipType: 'fei_yue', renew }, { token }))
    for (const renew of [true, false, true]) await turn(renew)
    const { rows } = (await pair.other.call(renewLog, { page: 1 }, { token })).data
    expect(rows.length - before).toBe(3)
    expect(rows[0]?.renewStatus).toBe('on')
    await turn(false)
  })

  it('R-93 charge a term once, although both do what is due at the same moment', async () => {
    const mobile = '13800138010'
    const token = await pair.one.login(mobile)
    const both = [pair.one, pair.other] as const
    const [term] = await pair.rows<{ user_id: number; next_charge_time: Date }>(
      `select t.user_id, t.next_charge_time from vip_terms t join users u using (user_id)
       where u.mobile = $1 and t.vip_type = 'fei_yue'`,
      [mobile],
    )
    if (!term) throw new Error('the member was not seeded')
    const charges = `vip_orders where user_id = $1 and charged_for is not null and paid_at is not null`
    const before = await countOf(charges, [term.user_id])
    const until = term.next_charge_time.getTime() - Date.now()
    // Calls of both do what is due, beside the timers of both.
    const dueAt = async (ms: number) => {
      await Promise.all(both.map((at) => at.clearFaults()))
      await Promise.all(both.map((at) => at.fault({ kind: 'clock', ms })))
      await byTurns(both, 8, (at) => at.call(memberOrderInfo, { orderId: 'V0' }, { token }))
    }
    await dueAt(until - 5 * dayMs)
    await dueAt(until + 60_000)
    expect((await countOf(charges, [term.user_id])) - before).toBe(1)
    const { rows } = (await pair.other.call(orderRenewLog, { page: 1 }, { token })).data
    const [charge] = rows
    expect(charge).toMatchObject({ isRenewal: true, state: 'paid' })
    expect(await countOf('payments where order_id = $1', [charge?.vipOrderNo])).toBe(1)
    const told = `sms_messages where mobile = $1 and scene = 'renewal-charged'`
    expect(await countOf(told, [mobile])).toBe(1)
  })
})
