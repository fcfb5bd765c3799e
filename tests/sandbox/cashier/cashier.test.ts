import { cutFlow, render } from '@/contract/cashier'
import { startSandbox, type TestSandbox } from '../startSandbox'
import { type CallOptions, newRequestId } from '../wireClient'
import { bizInfoOf, Journey, otherCode } from './journey'

const BUYER = '13800138001'
const MEMBER = '13800138002'
const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const
const SHORT_CARD = { assetType: 'DEBIT_CARD', cardId: 'C1021' } as const
const SLOW_CARD = { assetType: 'DEBIT_CARD', cardId: 'C1022' } as const
const LOST_CARD = { assetType: 'DEBIT_CARD', cardId: 'C1023' } as const
const ALIPAY = { assetType: 'ALIPAY' } as const
const WECHAT = { assetType: 'WECHATPAY' } as const
const minuteMs = 60_000

let sandbox: TestSandbox
let buyer: Journey
let member: Journey

beforeAll(async () => {
  sandbox = await startSandbox()
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
  member = new Journey(sandbox, await sandbox.login(MEMBER))
}, 90_000)
afterAll(() => sandbox.close())
afterEach(() => sandbox.clearFaults())

const renderOf = (journey: Journey, orderId: string, options: CallOptions = {}) =>
  sandbox.call(
    render,
    { paymentType: 'CASHIER_PAYMENT', bizInfo: bizInfoOf(orderId) },
    { token: journey.token, ...options },
  )

/** Starts a card payment and reads the code that the bank sent. */
async function withCode(journey: Journey, mobile: string, tool: { assetType: 'DEBIT_CARD'; cardId: string }) {
  const order = await journey.order()
  const { bizNo } = (await journey.pay(order, tool)).data
  expect((await journey.sendCode(bizNo)).code).toBe('000000')
  const [message] = await sandbox.inbox(mobile)
  return { ...order, bizNo, code: message?.code ?? '' }
}

describe('R-71 what the cashier offers', () => {
  it.each([
    ['H5 and the app', {}, ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY']],
    ['the WeChat mini-program', { miniHost: 'weapp' }, ['DEBIT_CARD', 'WECHATPAY']],
    ['the Alipay mini-program', { miniHost: 'alipay' }, ['DEBIT_CARD', 'ALIPAY']],
    ['the Douyin mini-program', { miniHost: 'tt' }, ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY']],
  ] as const)('R-71 on %s', async (_, options, tools) => {
    const { orderId, payAmount } = await buyer.order()
    const answer = await renderOf(buyer, orderId, options)
    expect(answer.body).toMatchObject({ status: 1, response: { amount: payAmount, subject: '橙仓购物礼品卡' } })
    expect(answer.data.paymentToolList.map((tool) => tool.assetType)).toEqual(tools)
    expect(answer.data.paymentToolList[0]).toEqual({
      assetType: 'DEBIT_CARD',
      amount: payAmount,
      name: '沙盒银行',
      cardId: 'C1010',
      cardTail: '6101',
    })
  })

  it('R-71 a customer without a card is offered none, and R-72 no card flow', async () => {
    const cardless = new Journey(sandbox, await sandbox.login('13800138009'))
    const { orderId } = await cardless.order()
    const { data } = await renderOf(cardless, orderId, { lang: 'en' })
    expect(data.paymentToolList.map((tool) => tool.name)).toEqual(['Alipay', 'WeChat Pay'])
    const flow = (token: string) => sandbox.call(cutFlow, { cutFlowType: 'vipMemberCardCutFlow' }, { token })
    expect((await flow(cardless.token)).data).toEqual({ showCardPay: false })
    expect((await flow(buyer.token)).data).toEqual({ showCardPay: true })
  })

  it('a card whose limit is below the amount is shown with its reason, and cannot be used', async () => {
    const order = await member.order('card', 2)
    const { paymentToolList } = (await renderOf(member, order.orderId)).data
    expect(paymentToolList.filter((tool) => tool.disabledReason).map((tool) => [tool.cardId, tool.disabledReason])).toEqual([
      ['C1024', '超出该卡单笔支付限额'],
    ])
    expect((await member.pay(order, { assetType: 'DEBIT_CARD', cardId: 'C1024' })).code).toBe('TOOL_UNAVAILABLE')
  })

  it.each(['{', '[]', 'null', '{"bizType":"MALL_ORDER"}', '{"bizType":"VIP_MEMBER_CARD","orderId":"M1"}'])(
    'R-71 bizInfo %s names no order',
    async (bizInfo) => {
      const answer = await sandbox.call(render, { paymentType: 'CASHIER_PAYMENT', bizInfo }, { token: buyer.token })
      expect(answer.body).toEqual({ status: 0, code: 'ORDER_UNKNOWN', message: '没有找到该订单' })
    },
  )

  it('R-32 a visitor is asked to log in, in the shape of the cashier', async () => {
    const answer = await sandbox.call(render, { paymentType: 'CASHIER_PAYMENT', bizInfo: bizInfoOf('M1') })
    expect(answer.body).toMatchObject({ status: 0, code: '300000' })
  })
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
        redirectActionForm: { redirectUrl: expect.stringMatching(/\/sandbox\/provider\/alipay\?session=[0-9a-f]{48}$/) },
      },
    })
    expect(await buyer.stateOf(order.orderId)).toBe('paying')
  })

  it.each([
    ['weapp', WECHAT, ['nonceStr', 'package', 'paySign', 'signType', 'timeStamp']],
    ['alipay', ALIPAY, ['tradeNO']],
    ['tt', ALIPAY, ['order_id', 'order_token']],
    ['tt', WECHAT, ['order_id', 'order_token']],
  ] as const)('R-73 in the mini-program %s %j carries parameters of the host and no address', async (miniHost, tool, fields) => {
    const form = (await buyer.pay(await buyer.order(), tool, { miniHost })).data.redirectActionForm
    expect(form?.redirectUrl).toBeUndefined()
    expect(Object.keys(form?.payParams ?? {}).sort()).toEqual(fields)
    expect(Object.values(form?.payParams ?? {}).join(' ')).toMatch(/[0-9a-f]{48}/)
  })

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
    expect((await buyer.pay({ ...order, orderId: `${order.orderId}0` }, ALIPAY)).code).toBe('ORDER_UNKNOWN')
    expect((await member.pay(order, ALIPAY)).code).toBe('ORDER_UNKNOWN')
    expect(await buyer.stateOf(order.orderId)).toBe('unpaid')
  })

  it('a card of somebody else, or a tool of another host, is refused', async () => {
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

  it('P16 a card payment without its code makes room for another tool, and its code is refused from then on', async () => {
    const { bizNo, code, ...order } = await withCode(buyer, BUYER, CARD)
    expect((await buyer.pay(order, ALIPAY)).data.paymentStatus).toBe('PAYMENT_CREATED')
    expect((await buyer.confirm(bizNo, code)).code).toBe('PAYMENT_CLOSED')
    expect((await buyer.query({ bizNo })).data).toMatchObject({
      paymentStatus: 'PAYMENT_FAILURE',
      paymentResultMessage: '您已更换支付方式，本次支付已关闭',
    })
    expect(await buyer.stateOf(order.orderId)).toBe('paying')
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

describe('lost answers', () => {
  it('P3 R-76 a payment whose answer was lost is found by order and requestId, and not made again', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    await sandbox.fault({ kind: 'drop-after', path: '/cashier/create-and-pay' })
    await expect(buyer.pay(order, ALIPAY, { requestId })).rejects.toThrow()
    expect((await sandbox.faultLog()).map(({ fault }) => fault.kind)).toEqual(['drop-after'])
    const found = (await buyer.query({ orderId: order.orderId, requestId })).data
    expect(found).toMatchObject({ paymentStatus: 'PAYMENT_CREATED', orderId: order.orderId, amount: order.payAmount })
    expect((await buyer.pay(order, ALIPAY, { requestId })).data.bizNo).toBe(found.bizNo)
  })

  it('P5 a call dropped before the server did anything succeeds once when it is repeated', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    await sandbox.fault({ kind: 'drop-before', path: '/cashier/create-and-pay' })
    await expect(buyer.pay(order, ALIPAY, { requestId })).rejects.toThrow()
    expect((await buyer.query({ orderId: order.orderId, requestId })).code).toBe('PAYMENT_UNKNOWN')
    const { bizNo } = (await buyer.pay(order, ALIPAY, { requestId })).data
    expect((await buyer.query({ orderId: order.orderId, requestId })).data.bizNo).toBe(bizNo)
  })

  it('P18 the second tab’s own requestId finds the payment that both share', async () => {
    const order = await buyer.order()
    const requestId = newRequestId()
    const { bizNo } = (await buyer.pay(order, ALIPAY)).data
    await buyer.pay(order, ALIPAY, { requestId })
    expect((await buyer.query({ orderId: order.orderId, requestId })).data.bizNo).toBe(bizNo)
  })

  it('U5 nobody reads another’s payment', async () => {
    const { bizNo } = (await buyer.pay(await buyer.order(), ALIPAY)).data
    expect((await member.query({ bizNo })).code).toBe('PAYMENT_UNKNOWN')
    expect((await member.sendCode(bizNo)).code).toBe('PAYMENT_UNKNOWN')
  })
})

describe('R-88 paying by bank card', () => {
  it('R-88 order, payment, code, confirmation, query: the order is delivered', async () => {
    const sold = await buyer.soldOf('card')
    const { bizNo, code, orderId, payAmount } = await withCode(buyer, BUYER, CARD)
    const again = await buyer.sendCode(bizNo)
    expect(again.code).toBe('CODE_TOO_OFTEN')
    expect(again.message).toMatch(/^验证码已发送，请 \d+ 秒后再试$/)
    expect((await buyer.confirm(bizNo, code)).data).toEqual({ paymentStatus: 'PAYMENT_SUCCESS', paymentResultMessage: '支付成功' })
    expect((await buyer.query({ bizNo })).data).toMatchObject({ paymentStatus: 'PAYMENT_SUCCESS', orderId, amount: payAmount })
    const { orderDetail: detail, payParams } = await buyer.detail(orderId)
    expect(detail).toMatchObject({
      state: 'finished',
      payToolName: '银行卡',
      cardCodes: [{ number: expect.stringMatching(/^\d{4}( \d{4}){3}$/), password: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) }],
    })
    expect(detail.voucherCode).toBe(detail.cardCodes[0]?.number.replace(/ /g, ''))
    expect(payParams).toBeUndefined()
    expect(await buyer.soldOf('card')).toBe(sold + 1)
  })

  it('tells the masked number the code went to', async () => {
    await sandbox.fault({ kind: 'clock', ms: 2 * minuteMs })
    const { bizNo } = (await buyer.pay(await buyer.order(), CARD)).data
    expect((await buyer.sendCode(bizNo)).data).toEqual({ mobile: '138 **** 8001', resendSeconds: 60 })
  })

  it('the same confirmation sent again is the same answer, and one charge', async () => {
    const { bizNo, code, orderId } = await withCode(buyer, BUYER, CARD)
    const requestId = newRequestId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.confirm(bizNo, code, requestId)))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    expect(answers[0]?.data.paymentStatus).toBe('PAYMENT_SUCCESS')
    expect((await buyer.detail(orderId)).orderDetail.cardCodes).toHaveLength(1)
  })

  it('P20 a used code is refused', async () => {
    const { bizNo, code } = await withCode(buyer, BUYER, CARD)
    expect((await buyer.confirm(bizNo, code)).code).toBe('000000')
    expect((await buyer.confirm(bizNo, code)).code).toBe('BANK_CODE_USED')
  })

  it('P20 a code that a newer one replaced, one of another payment and an old one are refused', async () => {
    const first = await withCode(buyer, BUYER, CARD)
    const other = await withCode(buyer, BUYER, CARD)
    if (first.code !== other.code) expect((await buyer.confirm(other.bizNo, first.code)).code).toBe('BANK_CODE_WRONG')
    await sandbox.fault({ kind: 'clock', ms: minuteMs + 1_000 })
    await buyer.sendCode(first.bizNo)
    const newer = (await sandbox.inbox(BUYER))[0]?.code
    if (newer !== first.code) expect((await buyer.confirm(first.bizNo, first.code)).code).toBe('BANK_CODE_USED')
    await sandbox.fault({ kind: 'clock', ms: 9 * minuteMs })
    expect((await buyer.confirm(other.bizNo, other.code)).code).toMatch(/^(BANK_CODE_EXPIRED|PAYMENT_CLOSED)$/)
    expect(await buyer.stateOf(other.orderId)).not.toBe('finished')
  })

  it('P20 the fifth wrong code locks the payment, for the right code and for a new one too', async () => {
    const { bizNo, code, ...order } = await withCode(buyer, BUYER, CARD)
    const codes: string[] = []
    for (let tries = 0; tries < 5; tries++) codes.push((await buyer.confirm(bizNo, otherCode(code))).code)
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'BANK_CODE_WRONG'), 'BANK_CODE_LOCKED'])
    expect((await buyer.confirm(bizNo, code)).code).toBe('BANK_CODE_LOCKED')
    await sandbox.fault({ kind: 'clock', ms: minuteMs + 1_000 })
    const resend = await buyer.sendCode(bizNo)
    expect(resend.body).toEqual({ suc: false, code: 'BANK_CODE_LOCKED', message: '验证码错误次数过多，请重新发起支付' })
    expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_FAILURE')
    expect((await buyer.pay(order, CARD)).data.bizNo).not.toBe(bizNo)
  })

  it('P20 wrong codes sent at once are counted one by one', async () => {
    const { bizNo, code } = await withCode(buyer, BUYER, CARD)
    const answers = await Promise.all(Array.from({ length: 12 }, () => buyer.confirm(bizNo, otherCode(code))))
    expect(answers.filter((answer) => answer.code === 'BANK_CODE_WRONG')).toHaveLength(4)
    expect(answers.filter((answer) => answer.code === 'BANK_CODE_LOCKED')).toHaveLength(8)
  })

  it('R-76 a card that holds too little fails with a message, and the order stays to be paid', async () => {
    const { bizNo, code, orderId } = await withCode(member, MEMBER, SHORT_CARD)
    expect((await member.confirm(bizNo, code)).data).toEqual({
      paymentStatus: 'PAYMENT_FAILURE',
      paymentResultMessage: '银行卡余额不足，请更换支付方式',
    })
    expect(await member.statusOf(bizNo)).toBe('PAYMENT_FAILURE')
    expect(await member.stateOf(orderId)).toBe('unpaid')
  })

  it('R-76 a slow bank keeps the payment in process for 20 seconds, and a second tool waits for it', async () => {
    const { bizNo, code, ...order } = await withCode(member, MEMBER, SLOW_CARD)
    expect((await member.confirm(bizNo, code)).data.paymentStatus).toBe('PAYMENT_PROCESS_IN')
    expect((await member.pay(order, ALIPAY)).code).toBe('PAYMENT_IN_PROCESS')
    expect((await member.pay(order, SLOW_CARD)).data).toMatchObject({ bizNo, paymentStatus: 'PAYMENT_PROCESS_IN' })
    await sandbox.fault({ kind: 'clock', ms: 19_000 })
    expect(await member.statusOf(bizNo)).toBe('PAYMENT_PROCESS_IN')
    await sandbox.fault({ kind: 'clock', ms: 1_000 })
    expect(await member.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await member.stateOf(order.orderId)).toBe('finished')
  })

  it('an account is recharged half a minute after payment', async () => {
    const order = await buyer.order('account')
    const { bizNo } = (await buyer.pay(order, CARD)).data
    await buyer.sendCode(bizNo)
    await buyer.confirm(bizNo, (await sandbox.inbox(BUYER))[0]?.code ?? '')
    expect(await buyer.stateOf(order.orderId)).toBe('paid')
    await sandbox.fault({ kind: 'clock', ms: 31_000 })
    expect(await buyer.stateOf(order.orderId)).toBe('finished')
  })
})
