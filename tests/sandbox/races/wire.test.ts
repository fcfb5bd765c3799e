import { Journey, sessionOf } from '@tests/sandbox/cashier/journey'
import { startSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { type Postgres, startPostgres } from './startPostgres'

const ALIPAY = { assetType: 'ALIPAY' } as const
const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const
const BUYER = '13800138001'

let postgres: Postgres
let sandbox: TestSandbox
let buyer: Journey

beforeAll(async () => {
  postgres = await startPostgres()
  sandbox = await startSandbox({ databaseUrl: postgres.url })
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
})
afterAll(async () => {
  await sandbox.close()
  await postgres.stop()
})

describe('the whole sandbox on PostgreSQL', () => {
  it('P4 one intent 20 times at once: identical answers; another amount is refused', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.pay(order, ALIPAY, { requestId })))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    expect(answers[0]?.data.paymentStatus).toBe('PAYMENT_CREATED')
    expect((await buyer.pay({ ...order, payAmount: 1 }, ALIPAY, { requestId })).code).toBe('REQUEST_MISMATCH')
  })

  it('P18 two tabs confirm one payment at once: one charge, and both see success', async () => {
    const sold = await buyer.soldOf('card')
    const order = await buyer.order()
    const [first, second] = await Promise.all([buyer.pay(order, CARD), buyer.pay(order, CARD)])
    const bizNo = first?.data.bizNo ?? ''
    expect(second?.data.bizNo).toBe(bizNo)
    await buyer.sendCode(bizNo)
    const code = (await sandbox.inbox(BUYER))[0]?.code ?? ''
    const ends = await Promise.all([buyer.confirm(bizNo, code), buyer.confirm(bizNo, code)])
    expect(ends.map((end) => end.code).sort()).toEqual(['000000', 'BANK_CODE_USED'])
    expect(await Promise.all([buyer.statusOf(bizNo), buyer.statusOf(bizNo)])).toEqual([
      'PAYMENT_SUCCESS',
      'PAYMENT_SUCCESS',
    ])
    expect((await buyer.detail(order.orderId)).orderDetail.cardCodes).toHaveLength(1)
    expect(await buyer.soldOf('card')).toBe(sold + 1)
  })

  it('P13 fifteen notifications with opposites among them, at once: credited once', async () => {
    const sold = await buyer.soldOf('card')
    const order = await buyer.order()
    const { bizNo, redirectActionForm } = (await buyer.pay(order, ALIPAY)).data
    await fetch(`${sandbox.url}/sandbox/provider/outcome`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        session: sessionOf(redirectActionForm?.redirectUrl),
        outcome: 'approve',
        notify: { times: 15, order: 'mixed' },
      }),
    })
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect((await buyer.detail(order.orderId)).orderDetail).toMatchObject({
      state: 'finished',
      cardCodes: [expect.anything()],
    })
    expect(await buyer.soldOf('card')).toBe(sold + 1)
  })

  it('P20 wrong codes sent at once are counted one by one', async () => {
    const { bizNo } = (await buyer.pay(await buyer.order(), CARD)).data
    await buyer.sendCode(bizNo)
    const code = (await sandbox.inbox(BUYER))[0]?.code === '000000' ? '000001' : '000000'
    const answers = await Promise.all(Array.from({ length: 12 }, () => buyer.confirm(bizNo, code)))
    expect(answers.filter((answer) => answer.code === 'BANK_CODE_WRONG')).toHaveLength(4)
    expect(answers.filter((answer) => answer.code === 'BANK_CODE_LOCKED')).toHaveLength(8)
  })
})
