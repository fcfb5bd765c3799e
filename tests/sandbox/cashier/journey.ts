import type { TestSandbox } from '@tests/sandbox/startSandbox'
import type { CallOptions } from '@tests/sandbox/wireClient'
import { type BizType, bankCode, type ChosenTool, confirmBankCode, createAndPay, payQuery } from '@/contract/cashier'
import { goods } from '@/contract/mall/goods'
import { orderDetail } from '@/contract/order/detail'
import { confirmOrderInfo, order } from '@/contract/order/place'

/** Goods of the catalogue, by how they are delivered. */
export const goodsOf = {
  phone: { goodsId: '10101', rechargeType: 'phone-50', rechargeAccount: '13800138000' },
  card: { goodsId: '30101', rechargeType: 'card-50', rechargeAccount: '' },
  account: { goodsId: '10304', rechargeType: 'account', rechargeAccount: 'asen_1988' },
} as const

/** Steps of a purchase as a client makes them, for one signed-in customer. */
export class Journey {
  constructor(
    readonly sandbox: TestSandbox,
    readonly token: string,
  ) {}

  /** What these goods cost now, without a coupon. */
  async priceOf(kind: keyof typeof goodsOf, quantity = 1): Promise<number> {
    const { goodsId, rechargeType } = goodsOf[kind]
    const answer = await this.sandbox.call(confirmOrderInfo, { goodsId, rechargeType, quantity }, { token: this.token })
    return answer.data.order.transAmount
  }

  /** Makes an order and answers what there is to pay. */
  async order(kind: keyof typeof goodsOf = 'card', quantity = 1): Promise<{ orderId: string; payAmount: number }> {
    const transAmount = await this.priceOf(kind, quantity)
    const answer = await this.sandbox.call(order, { ...goodsOf[kind], quantity, transAmount }, { token: this.token })
    if (answer.code !== '000000') throw new Error(`no order: ${answer.code} ${answer.message}`)
    return answer.data
  }

  /** Starts a payment with a tool, which pays the order's own amount unless it says another. */
  pay(
    of: { orderId: string; payAmount: number },
    tool: Omit<ChosenTool, 'amount'> & { amount?: number },
    options: CallOptions & { callBackUrl?: string } = {},
  ) {
    const { callBackUrl = `${this.sandbox.url}/subPackages/order/detail?orderId=${of.orderId}`, ...call } = options
    return this.sandbox.call(
      createAndPay,
      {
        bizChannel: 'APP',
        paymentType: 'CASHIER_PAYMENT',
        paymentToolList: [{ amount: of.payAmount, ...tool }],
        bizInfo: bizInfoOf(of.orderId),
        amount: of.payAmount,
        env: { terminalType: 'WEB', source: 'APP', osType: 'IOS', extraInfo: { paySource: 'mall', callBackUrl } },
      },
      { token: this.token, ...call },
    )
  }

  query(by: { bizNo?: string; orderId?: string; requestId?: string }, bizType: BizType = 'MALL_ORDER') {
    return this.sandbox.call(payQuery, { ...by, bizChannel: 'APP', bizType }, { token: this.token })
  }

  async statusOf(bizNo: string): Promise<string> {
    return (await this.query({ bizNo })).data.paymentStatus
  }

  sendCode(bizNo: string) {
    return this.sandbox.call(bankCode, { bizNo }, { token: this.token })
  }

  confirm(bizNo: string, code: string, requestId?: string) {
    return this.sandbox.call(confirmBankCode, { bizNo, code }, { token: this.token, requestId })
  }

  async detail(orderId: string) {
    return (await this.sandbox.call(orderDetail, { orderId }, { token: this.token })).data
  }

  async stateOf(orderId: string): Promise<string> {
    return (await this.detail(orderId)).orderDetail.state
  }

  async soldOf(kind: keyof typeof goodsOf): Promise<number> {
    return (await this.sandbox.call(goods, { goodsId: goodsOf[kind].goodsId })).data.sold
  }
}

export const bizInfoOf = (orderId: string): string => JSON.stringify({ bizType: 'MALL_ORDER', orderId })

/** The provider's session that an answer leads to. */
export const sessionOf = (redirectUrl: string | undefined): string =>
  new URL(redirectUrl ?? '').searchParams.get('session') ?? ''

/** A code that is certainly not this one. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000')

/** Starts a card payment and reads the code that the bank sent. */
export async function withCode(journey: Journey, mobile: string, tool: { assetType: 'DEBIT_CARD'; cardId: string }) {
  const order = await journey.order()
  const { bizNo } = (await journey.pay(order, tool)).data
  const sent = await journey.sendCode(bizNo)
  if (sent.code !== '000000') throw new Error(`no code was sent: ${sent.code}`)
  const [message] = await journey.sandbox.inbox(mobile)
  return { ...order, bizNo, code: message?.code ?? '' }
}
