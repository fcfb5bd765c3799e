import { sandboxTest } from '@tests/sandbox/startSandbox'
import type { CallOptions } from '@tests/sandbox/wireClient'
import { cutFlow, render } from '@/contract/cashier'
import { bizInfoOf, Journey } from './journey'

const BUYER = '13800138001'
const MEMBER = '13800138002'

const sandbox = sandboxTest()
let buyer: Journey
let member: Journey

beforeAll(async () => {
  buyer = new Journey(sandbox, await sandbox.login(BUYER))
  member = new Journey(sandbox, await sandbox.login(MEMBER))
})

const renderOf = (journey: Journey, orderId: string, options: CallOptions = {}) =>
  sandbox.call(
    render,
    { paymentType: 'CASHIER_PAYMENT', bizInfo: bizInfoOf(orderId) },
    { token: journey.token, ...options },
  )

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
    expect((await flow(cardless.token)).data).toEqual({ showCardPay: false, isPayVipCashier: true })
    expect((await flow(buyer.token)).data).toEqual({ showCardPay: true, isPayVipCashier: true })
  })

  it('a card whose limit is below the amount is shown with its reason, and cannot be used', async () => {
    const order = await member.order('card', 2)
    const { paymentToolList } = (await renderOf(member, order.orderId)).data
    expect(
      paymentToolList.filter((tool) => tool.disabledReason).map((tool) => [tool.cardId, tool.disabledReason]),
    ).toEqual([['C1024', '超出该卡单笔支付限额']])
    expect((await member.pay(order, { assetType: 'DEBIT_CARD', cardId: 'C1024' })).code).toBe('TOOL_UNAVAILABLE')
  })

  it.each(['{', '[]', 'null', '{"bizType":"MALL_ORDER"}', '{"bizType":"VIP_MEMBER_CARD","orderId":"M1"}'])(
    'R-71 bizInfo %s names no order',
    async (bizInfo) => {
      const answer = await sandbox.call(render, { paymentType: 'CASHIER_PAYMENT', bizInfo }, { token: buyer.token })
      expect(answer.body).toEqual({ status: 0, code: 'ORDER_UNKNOWN', message: '没有找到该订单' })
    },
  )

  it('U5 the cashier of another customer’s order does not open', async () => {
    const { orderId } = await buyer.order()
    expect((await renderOf(member, orderId)).body).toEqual({
      status: 0,
      code: 'ORDER_UNKNOWN',
      message: '没有找到该订单',
    })
  })

  it('R-32 a visitor is asked to log in, in the shape of the cashier', async () => {
    const answer = await sandbox.call(render, { paymentType: 'CASHIER_PAYMENT', bizInfo: bizInfoOf('M1') })
    expect(answer.body).toMatchObject({ status: 0, code: '300000' })
  })
})
