import { ProviderPlay } from '@tests/sandbox/provider/providerPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { Journey, sessionOf, withCode } from './journey'

const BUYER = '13800138001'
const MEMBER = '13800138002'
const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const
const SHORT_CARD = { assetType: 'DEBIT_CARD', cardId: 'C1021' } as const
const LOST_CARD = { assetType: 'DEBIT_CARD', cardId: 'C1023' } as const
const ALIPAY = { assetType: 'ALIPAY' } as const
const WECHAT = { assetType: 'WECHATPAY' } as const
const minuteMs = 60_000

const sandbox = sandboxTest()
let buyer: Journey
let member: Journey

beforeAll(async () => {
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
  member = new Journey(sandbox, await sandbox.login(MEMBER))
})

describe('creating a payment', () => {
  it('R-73 R-75 R-86 Alipay on H5 leads to a page by redirectUrl', async () => {
    const order = await buyer.order()
    const answer = await buyer.pay(order, ALIPAY)
    expect(answer.body).toEqual({
      status: 1,
      message: '',
      response: {
        paymentStatus: 'PAYMENT_CREATED',
        paymentResultMessage: '支付已创建，等待您确认',
        bizNo: expect.stringMatching(/^P\d{22}$/),
        outBizNo: expect.stringMatching(/^A\d+$/),
        redirectActionForm: {
          redirectUrl: expect.stringMatching(/\/sandbox\/provider\/alipay\?session=[0-9a-f]{48}&lang=zh-CN$/),
        },
      },
    })
    expect(await buyer.stateOf(order.orderId)).toBe('unpaid')
  })

  it.each([
    ['weapp', WECHAT, ['nonceStr', 'package', 'paySign', 'signType', 'timeStamp']],
    ['alipay', ALIPAY, ['tradeNO']],
    ['tt', ALIPAY, ['order_id', 'order_token']],
    ['tt', WECHAT, ['order_id', 'order_token']],
  ] as const)(
    'R-73 in the mini-program %s %j carries parameters of the host and no address',
    async (miniHost, tool, fields) => {
      const form = (await buyer.pay(await buyer.order(), tool, { miniHost })).data.redirectActionForm
      expect(form?.redirectUrl).toBeUndefined()
      expect(Object.keys(form?.payParams ?? {}).sort()).toEqual(fields)
      expect(Object.values(form?.payParams ?? {}).join(' ')).toMatch(/[0-9a-f]{48}/)
    },
  )

  it('R-75 a bank card carries neither, since a code confirms it', async () => {
    const { data } = await buyer.pay(await buyer.order(), CARD)
    expect(data.redirectActionForm).toBeUndefined()
    expect(data.paymentStatus).toBe('PAYMENT_CREATED')
  })

  it('R-74 a card that the bank refuses fails at once, with a message, and the order can be paid otherwise', async () => {
    const order = await member.order()
    const answer = await member.pay(order, LOST_CARD)
    expect(answer.data).toMatchObject({
      paymentStatus: 'PAYMENT_FAILURE',
      paymentResultMessage: '发卡行拒绝了本次支付，请更换银行卡',
    })
    expect(await member.stateOf(order.orderId)).toBe('unpaid')
    expect((await member.pay(order, ALIPAY)).data.paymentStatus).toBe('PAYMENT_CREATED')
  })

  it('P19 an amount or order number that is not the order’s is refused', async () => {
    const order = await buyer.order()
    expect((await buyer.pay({ ...order, payAmount: 1 }, ALIPAY)).code).toBe('AMOUNT_MISMATCH')
    const cheaper = { ...ALIPAY, amount: 1 }
    expect((await buyer.pay(order, cheaper)).code).toBe('AMOUNT_MISMATCH')
    expect((await buyer.pay({ ...order, orderId: `${order.orderId}0` }, ALIPAY)).code).toBe('ORDER_UNKNOWN')
    expect((await member.pay(order, ALIPAY)).code).toBe('ORDER_UNKNOWN')
    expect(await buyer.stateOf(order.orderId)).toBe('unpaid')
  })

  it('a card of another customer, or a tool of another host, is refused', async () => {
    const order = await buyer.order()
    expect((await buyer.pay(order, SHORT_CARD)).code).toBe('TOOL_UNAVAILABLE')
    expect((await buyer.pay(order, ALIPAY, { miniHost: 'weapp' })).code).toBe('TOOL_UNAVAILABLE')
    expect((await buyer.pay(order, WECHAT, { miniHost: 'alipay' })).code).toBe('TOOL_UNAVAILABLE')
  })

  it('S1 a way back to a foreign address is refused', async () => {
    const order = await buyer.order()
    const answer = await buyer.pay(order, ALIPAY, { callBackUrl: 'https://evil.example/' })
    expect([answer.status, answer.code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('P4 the same requestId 20 times at once: identical answers, one payment; another amount is refused', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.pay(order, ALIPAY, { requestId })))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    expect(answers[0]?.code).toBe('000000')
    expect((await buyer.pay({ ...order, payAmount: 1 }, ALIPAY, { requestId })).code).toBe('REQUEST_MISMATCH')
  })

  it('P18 two tabs on one order go on with one payment', async () => {
    const order = await buyer.order()
    const [first, second] = await Promise.all([buyer.pay(order, ALIPAY), buyer.pay(order, ALIPAY)])
    expect(second?.data).toEqual(first?.data)
  })

  it('P16 a second tool waits while the first may still be approved elsewhere, and no longer', async () => {
    const order = await buyer.order()
    const first = (await buyer.pay(order, ALIPAY)).data
    const refused = await buyer.pay(order, WECHAT)
    expect([refused.code, refused.message]).toEqual(['PAYMENT_IN_PROCESS', '上一笔支付还在处理中，请稍后再试'])
    await sandbox.fault({ kind: 'clock', ms: 5 * minuteMs + 1_000 })
    expect(await buyer.statusOf(first.bizNo)).toBe('PAYMENT_FAILURE')
    expect((await buyer.pay(order, WECHAT)).data.paymentStatus).toBe('PAYMENT_CREATED')
  })

  it('P16 a second tool waits for a payment that its provider decides on, however long that takes', async () => {
    const [order, unused] = [await buyer.order(), await buyer.order()]
    const { bizNo, redirectActionForm } = (await buyer.pay(order, ALIPAY)).data
    const { bizNo: unusedNo } = (await buyer.pay(unused, ALIPAY)).data
    const session = sessionOf(redirectActionForm?.redirectUrl ?? '')
    await new ProviderPlay(sandbox, buyer).press('alipay', { session, outcome: 'pending' })
    await sandbox.fault({ kind: 'clock', ms: 6 * minuteMs })
    // By then an unused session has ended, and its order can be paid with another tool.
    expect(await buyer.statusOf(unusedNo)).toBe('PAYMENT_FAILURE')
    expect((await buyer.pay(unused, WECHAT)).data.paymentStatus).toBe('PAYMENT_CREATED')
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_PROCESS_IN')
    expect((await buyer.pay(order, WECHAT)).code).toBe('PAYMENT_IN_PROCESS')
  })

  it('P16 a card payment without its code makes room for another tool, and its code is refused from then on', async () => {
    const { bizNo, code, ...order } = await withCode(buyer, BUYER, CARD)
    expect((await buyer.pay(order, ALIPAY)).data.paymentStatus).toBe('PAYMENT_CREATED')
    expect((await buyer.confirm(bizNo, code)).code).toBe('PAYMENT_CLOSED')
    expect((await buyer.query({ bizNo })).data).toMatchObject({
      paymentStatus: 'PAYMENT_FAILURE',
      paymentResultMessage: '您已更换支付方式，本次支付已关闭',
    })
    expect(await buyer.stateOf(order.orderId)).toBe('unpaid')
  })

  it('P17 R-79 an order with an open payment is paid through that payment’s number', async () => {
    const order = await buyer.order()
    const { bizNo } = (await buyer.pay(order, ALIPAY)).data
    expect((await buyer.detail(order.orderId)).payParams).toEqual({
      orderId: order.orderId,
      bizNo,
      amount: order.payAmount,
      deductType: 2,
    })
    expect((await buyer.pay(order, ALIPAY)).data.bizNo).toBe(bizNo)
  })
})
