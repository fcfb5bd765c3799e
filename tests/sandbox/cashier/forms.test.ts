import { ALIPAY, ProviderPlay } from '@tests/sandbox/provider/providerPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { type CallOptions, newRequestId } from '@tests/sandbox/wireClient'
import { createAndPay } from '@/contract/cashier'
import { cancelOrder } from '@/contract/order/detail'
import { alipayCreate, wxpayCreate } from '@/contract/paysystem'
import { Journey, sessionOf } from './journey'

const BUYER = '13800138001'
const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const
const WECHAT = { assetType: 'WECHATPAY' } as const
const minuteMs = 60_000

const sandbox = sandboxTest()
let buyer: Journey
let provider: ProviderPlay

beforeAll(async () => {
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
  provider = new ProviderPlay(sandbox, buyer)
})

const callBackUrl = ''

describe('a create that is sent again', () => {
  it.each([
    ['on the web', ALIPAY, {}],
    ['in WeChat', WECHAT, { miniHost: 'weapp', callBackUrl }],
  ] as const)(
    'P4 %s with the same requestId is answered alike while its session lasts',
    async (_where, tool, options) => {
      const order = await buyer.order()
      const requestId = newRequestId()
      const first = await buyer.pay(order, tool, { ...options, requestId })
      await sandbox.fault({ kind: 'clock', ms: 4 * minuteMs })
      expect((await buyer.pay(order, tool, { ...options, requestId })).body).toEqual(first.body)
    },
  )

  it.each([
    ['on the web', ALIPAY, {}],
    ['in WeChat', WECHAT, { miniHost: 'weapp', callBackUrl }],
  ] as const)('P6 %s with the same requestId has no form once its session has ended', async (_where, tool, options) => {
    const order = await buyer.order()
    const requestId = newRequestId()
    const first = (await buyer.pay(order, tool, { ...options, requestId })).data
    expect(first.redirectActionForm).toBeDefined()
    await sandbox.fault({ kind: 'clock', ms: 5 * minuteMs + 1_000 })
    expect((await buyer.pay(order, tool, { ...options, requestId })).data).toEqual({
      bizNo: first.bizNo,
      outBizNo: first.outBizNo,
      paymentStatus: 'PAYMENT_FAILURE',
      paymentResultMessage: '支付超时未完成，请重新支付',
    })
  })

  it('P6 with the same requestId says that the payment succeeded, and leads nowhere', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    const first = (await buyer.pay(order, ALIPAY, { requestId })).data
    await provider.play(sessionOf(first.redirectActionForm?.redirectUrl), 'approve')
    const again = (await buyer.pay(order, ALIPAY, { requestId })).data
    expect(again).toMatchObject({ bizNo: first.bizNo, paymentStatus: 'PAYMENT_SUCCESS' })
    expect(again.redirectActionForm).toBeUndefined()
  })

  it('P6 with the same requestId has no form once the order is cancelled', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    await buyer.pay(order, ALIPAY, { requestId })
    await sandbox.call(cancelOrder, { orderId: order.orderId }, { token: buyer.token })
    expect((await buyer.pay(order, ALIPAY, { requestId })).data.redirectActionForm).toBeUndefined()
  })

  it('P6 with an equal tool, while the provider decides after the end of the session, has no form', async () => {
    const order = await buyer.order()
    const first = (await buyer.pay(order, ALIPAY)).data
    await provider.play(sessionOf(first.redirectActionForm?.redirectUrl), 'pending')
    expect((await buyer.pay(order, ALIPAY)).data).toMatchObject({
      bizNo: first.bizNo,
      paymentStatus: 'PAYMENT_PROCESS_IN',
      redirectActionForm: first.redirectActionForm,
    })
    await sandbox.fault({ kind: 'clock', ms: 5 * minuteMs + 1_000 })
    const again = (await buyer.pay(order, ALIPAY)).data
    expect(again).toMatchObject({ bizNo: first.bizNo, paymentStatus: 'PAYMENT_PROCESS_IN' })
    expect(again.redirectActionForm).toBeUndefined()
  })

  it.each([
    ['on the web', alipayCreate, {}],
    ['in WeChat', wxpayCreate, { miniHost: 'weapp' }],
  ] as const)(
    'P6 R-87 %s outside the cashier leads nowhere once its session has ended',
    async (_where, create, options) => {
      const { orderId, payAmount: amount } = await buyer.order()
      const call: CallOptions = { ...options, token: buyer.token, requestId: newRequestId() }
      const first = (await sandbox.call(create, { orderId, amount, callBackUrl }, call)).data
      await sandbox.fault({ kind: 'clock', ms: 5 * minuteMs + 1_000 })
      expect((await sandbox.call(create, { orderId, amount, callBackUrl }, call)).data).toEqual({
        bizNo: first.bizNo,
        outBizNo: first.outBizNo,
        paymentStatus: 'PAYMENT_FAILURE',
      })
    },
  )
})

describe('R-76 a create that is answered as in process', () => {
  const inProcess = () => sandbox.fault({ kind: 'process-in', path: createAndPay.path })

  /** The order was delivered once, and takes no second payment. */
  async function isPaidOnce(order: { orderId: string; payAmount: number }): Promise<void> {
    const { orderDetail } = await buyer.detail(order.orderId)
    expect([orderDetail.state, orderDetail.cardCodes.length]).toEqual(['finished', 1])
    expect((await buyer.pay(order, ALIPAY)).code).toBe('ORDER_NOT_PAYABLE')
  }

  it.each([
    ['an address', ALIPAY, {}],
    ['parameters of the host', WECHAT, { miniHost: 'weapp', callBackUrl }],
  ] as const)('carries %s, and the payment is approved once', async (_what, tool, options) => {
    const sold = await buyer.soldOf('card')
    const order = await buyer.order()
    await inProcess()
    const made = (await buyer.pay(order, tool, options)).data
    expect(made.paymentStatus).toBe('PAYMENT_PROCESS_IN')
    const session = /[0-9a-f]{48}/.exec(JSON.stringify(made.redirectActionForm))?.[0] ?? ''
    await provider.play(session, 'approve', { times: 3 })
    expect(await buyer.statusOf(made.bizNo)).toBe('PAYMENT_SUCCESS')
    await isPaidOnce(order)
    expect(await buyer.soldOf('card')).toBe(sold + 1)
  })

  it('goes on with the bank’s code where it is a card', async () => {
    const order = await buyer.order()
    await inProcess()
    const { bizNo, paymentStatus } = (await buyer.pay(order, CARD)).data
    expect(paymentStatus).toBe('PAYMENT_PROCESS_IN')
    await buyer.sendCode(bizNo)
    const code = (await sandbox.inbox(BUYER))[0]?.code ?? ''
    expect((await buyer.confirm(bizNo, code)).data.paymentStatus).toBe('PAYMENT_SUCCESS')
    expect((await buyer.confirm(bizNo, code)).code).toBe('BANK_CODE_USED')
    await isPaidOnce(order)
  })

  it('P4 is one payment however often the create is sent again', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    await inProcess()
    const made = (await buyer.pay(order, ALIPAY, { requestId })).data
    const again = (await buyer.pay(order, ALIPAY, { requestId })).data
    const other = (await buyer.pay(order, ALIPAY)).data
    expect([again.bizNo, other.bizNo]).toEqual([made.bizNo, made.bizNo])
  })
})

describe('R-76 a query', () => {
  it('P19 under another kind of order than the payment’s does not know it', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    const { bizNo } = (await buyer.pay(order, ALIPAY, { requestId })).data
    for (const bizType of ['VIP_MEMBER_CARD', 'VIP_HOIST_LINES'] as const) {
      expect((await buyer.query({ bizNo }, bizType)).code).toBe('PAYMENT_UNKNOWN')
      expect((await buyer.query({ orderId: order.orderId, requestId }, bizType)).code).toBe('PAYMENT_UNKNOWN')
    }
    expect((await buyer.query({ bizNo }, 'MALL_ORDER')).data.paymentStatus).toBe('PAYMENT_CREATED')
  })
})
