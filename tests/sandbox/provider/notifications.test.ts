import { createHmac } from 'node:crypto'
import { Journey } from '@tests/sandbox/cashier/journey'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { cancelOrder } from '@/contract/order/detail'
import { ProviderPlay } from './providerPlay'

const BUYER = '13800138001'
const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const

const sandbox = sandboxTest()
let buyer: Journey
let provider: ProviderPlay

beforeAll(async () => {
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
  provider = new ProviderPlay(sandbox, buyer)
})

describe('P13 notifications', () => {
  it('P13 fifteen copies at once credit once', async () => {
    const sold = await buyer.soldOf('card')
    const { session, orderId } = await provider.started()
    await provider.play(session, 'approve', { times: 15 })
    const verdicts = await provider.verdictsOf(session)
    expect(verdicts).toHaveLength(15)
    expect(verdicts.filter((verdict) => verdict === 'applied')).toHaveLength(1)
    expect((await buyer.detail(orderId)).orderDetail.cardCodes).toHaveLength(1)
    expect(await buyer.soldOf('card')).toBe(sold + 1)
  })

  it.each(['opposite-first', 'opposite-last', 'mixed'])(
    'P13 P15 success and failure in the order %s end in success, once',
    async (order) => {
      const sold = await buyer.soldOf('card')
      const { session, orderId, bizNo } = await provider.started()
      await provider.play(session, 'approve', { times: 5, order })
      expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
      expect(await buyer.stateOf(orderId)).toBe('finished')
      expect(await buyer.soldOf('card')).toBe(sold + 1)
    },
  )

  it('P13 a late one counts when it comes', async () => {
    const { session, bizNo } = await provider.started()
    await provider.play(session, 'approve', { delayMs: 120_000 })
    await sandbox.fault({ kind: 'clock', ms: 60_000 })
    expect(await provider.verdictsOf(session)).toEqual([])
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_CREATED')
    await sandbox.fault({ kind: 'clock', ms: 60_000 })
    expect(await provider.verdictsOf(session)).toEqual(['applied'])
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
  })

  it('is sent again while the server is in trouble', async () => {
    const { session, bizNo } = await provider.started()
    await sandbox.fault({ kind: 'status', path: '/notify/alipay', status: 503 })
    await provider.play(session, 'approve')
    expect((await sandbox.faultLog()).map(({ path }) => path)).toEqual(['/notify/alipay'])
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
  })

  it('is multiplied by a planted fault', async () => {
    const { session } = await provider.started()
    await sandbox.fault({ kind: 'notify', path: '/notify/alipay', notify: { times: 3 } })
    await provider.press('alipay', { session, outcome: 'approve' })
    expect(await provider.verdictsOf(session)).toHaveLength(3)
  })
})

describe('P14 notifications that are not right', () => {
  it.each([
    ['sign', 'bad-sign'],
    ['amount', 'wrong-amount'],
    ['order', 'wrong-order'],
  ])('P14 a wrong %s changes nothing and is logged', async (tamper, verdict) => {
    const { session, orderId, bizNo } = await provider.started()
    await provider.play(session, 'approve', { tamper })
    expect(await provider.verdictsOf(session)).toEqual([verdict])
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_CREATED')
    expect(await buyer.stateOf(orderId)).toBe('unpaid')
    const page = await (await fetch(`${sandbox.url}/sandbox/notifications`)).text()
    expect(page).toContain(session)
  })

  it('P14 one that anybody could write changes nothing', async () => {
    const { session, outBizNo, bizNo, payAmount } = await provider.started()
    const fields = { session, outBizNo, amount: payAmount, status: 'success', nonce: 'n', time: Date.now() }
    const sign = createHmac('sha256', 'guess')
      .update(JSON.stringify(Object.values(fields)))
      .digest('hex')
    expect((await provider.notify('alipay', { ...fields, sign })).status).toBe(400)
    expect((await provider.notify('alipay', { ...fields, sign: '' })).status).toBe(400)
    expect((await provider.notify('alipay', { ...fields, sign: [] })).status).toBe(400)
    expect(await provider.verdictsOf(session)).toEqual(['malformed', 'bad-sign', 'bad-sign'])
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_CREATED')
  })

  it.each([null, [], 'x', 1, {}])('P14 a body of %j is refused', async (body) => {
    expect((await provider.notify('wechat', body)).status).toBe(400)
  })

  it.each([
    ['nested 20 000 deep', `{"session":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['nothing but nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['with a NUL', '{"session":"a\\u0000b"}'],
    ['with half an emoji', '{"session":"a\\ud83d"}'],
    ['with a name that only a prototype has', '{"__proto__":{"status":"success"},"status":"constructor"}'],
  ])('P14 a body %s is refused and logged', async (_what, body) => {
    const before = (await provider.log()).length
    const answer = await provider.notifyText('wechat', body)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'FAIL'])
    const log = await provider.log()
    expect([log.length, log[0]?.verdict]).toEqual([before + 1, 'malformed'])
    expect((await fetch(`${sandbox.url}/sandbox/notifications`)).status).toBe(200)
  })

  it('P14 a right one is heard at its own provider’s address only', async () => {
    const { session } = await provider.started()
    await provider.play(session, 'approve')
    const copy = (await provider.logOf(session))[0]?.body
    expect((await provider.notify('wechat', copy)).status).toBe(503)
    expect((await provider.notify('alipay', copy)).status).toBe(200)
    expect(await provider.verdictsOf(session)).toEqual(['repeated', 'unknown-session', 'applied'])
  })
})

describe('a payment that fails', () => {
  it.each([
    ['decline', '您已取消支付，订单仍为您保留'],
    ['refuse', '支付平台未能完成扣款，请更换支付方式'],
  ] as const)('R-84 a payment that ends by "%s" says so: %s', async (outcome, said) => {
    const { session, bizNo } = await provider.started()
    await provider.play(session, outcome)
    const { data } = await buyer.query({ bizNo })
    expect([data.paymentStatus, data.paymentResultMessage]).toEqual(['PAYMENT_FAILURE', said])
  })
})

describe('P15 news that come too late', () => {
  it('P15 money for a cancelled order is kept for refund, and nothing is delivered', async () => {
    const sold = await buyer.soldOf('card')
    const { session, orderId, bizNo } = await provider.started()
    await sandbox.call(cancelOrder, { orderId }, { token: buyer.token })
    await provider.play(session, 'approve', { times: 3 })
    const { orderDetail: detail, payParams } = await buyer.detail(orderId)
    expect(detail).toMatchObject({ state: 'refunding', stateText: '退款中', cardCodes: [] })
    expect(payParams).toBeUndefined()
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await buyer.soldOf('card')).toBe(sold)
  })

  it('P15 a failure after the success takes nothing back', async () => {
    const { session, orderId, bizNo } = await provider.started()
    await provider.play(session, 'approve')
    await provider.play(session, 'decline', { times: 3 })
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await buyer.stateOf(orderId)).toBe('finished')
  })

  it('P15 money of a first payment that comes after a second one paid is kept, and the order stays delivered once', async () => {
    const sold = await buyer.soldOf('card')
    const { session, orderId, payAmount, bizNo } = await provider.started()
    await provider.play(session, 'decline')
    const second = (await buyer.pay({ orderId, payAmount }, CARD)).data.bizNo
    await buyer.sendCode(second)
    await buyer.confirm(second, (await sandbox.inbox(BUYER))[0]?.code ?? '')
    expect(await buyer.stateOf(orderId)).toBe('finished')
    const { cardCodes } = (await buyer.detail(orderId)).orderDetail
    await provider.play(session, 'approve')
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    const after = (await buyer.detail(orderId)).orderDetail
    expect([after.state, after.cardCodes, after.payToolName]).toEqual(['finished', cardCodes, '银行卡'])
    expect(await buyer.soldOf('card')).toBe(sold + 1)
  })
})
