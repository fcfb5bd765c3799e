import type { TestSandbox } from '@tests/sandbox/startSandbox'
import type { CallOptions, WireAnswer } from '@tests/sandbox/wireClient'
import {
  type BizType,
  bankCode,
  type ChosenTool,
  confirmBankCode,
  createAndPay,
  type PaymentStatus,
  payQuery,
} from '@/contract/cashier'
import type { Endpoint } from '@/contract/endpoint'
import { goldOrder } from '@/contract/member/gold'
import {
  createVipOrder,
  vipAlipayPay,
  vipBankCode,
  vipBankPay,
  vipConfirmBankCode,
  vipPayStatus,
} from '@/contract/member/order'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { orderDetail, paymentInfo } from '@/contract/order/detail'
import { confirmOrderInfo, order } from '@/contract/order/place'
import { alipayCreate, confirmCode, createBankpay, verificationCode, wxpayCreate } from '@/contract/paysystem'

/** What a create answers, whichever call it was. */
interface Created {
  bizNo: string
  paymentStatus: PaymentStatus
  redirectUrl?: string
  redirectActionForm?: { redirectUrl?: string }
}

interface Ordered {
  orderId: string
  amount: number
}

type Tool = Pick<ChosenTool, 'assetType' | 'cardId'>

/** How an order of a kind is made, paid and asked about, by the calls of one screen. */
export interface WayToPay {
  name: string
  /** Path of the call that makes a payment by Alipay. */
  path: string
  order(sandbox: TestSandbox, token: string): Promise<Ordered>
  create(sandbox: TestSandbox, of: Ordered, tool: Tool, options: CallOptions): Promise<WireAnswer<Created>>
  query(
    sandbox: TestSandbox,
    orderId: string,
    by: { bizNo?: string; requestId?: string },
    options: CallOptions,
  ): Promise<WireAnswer<{ paymentStatus: PaymentStatus }>>
  /** The payment that the order says is to be gone on with. */
  bound(sandbox: TestSandbox, orderId: string, options: CallOptions): Promise<{ deductType: 1 | 2; bizNo?: string }>
  /** Where the order stands. */
  state(sandbox: TestSandbox, orderId: string, options: CallOptions): Promise<string>
  code: Endpoint<{ bizNo: string }, unknown>
  confirm: Endpoint<{ bizNo: string; code: string }, { paymentStatus: PaymentStatus }>
}

const callBackUrl = ''

const placed = {
  async mall(sandbox: TestSandbox, token: string): Promise<Ordered> {
    const ware = { goodsId: '30101', rechargeType: 'card-50', quantity: 1 }
    const { transAmount } = (await sandbox.call(confirmOrderInfo, ware, { token })).data.order
    const { data } = await sandbox.call(order, { ...ware, rechargeAccount: '', transAmount }, { token })
    return { orderId: data.orderId, amount: data.payAmount }
  },
  async gold(sandbox: TestSandbox, token: string): Promise<Ordered> {
    const { data } = await sandbox.call(goldOrder, { levelId: 'gold-month', price: 1_990 }, { token })
    return { orderId: data.orderId, amount: data.payAmount }
  },
  async leap(sandbox: TestSandbox, token: string): Promise<Ordered> {
    const prices = { originalPrice: 6_800, contractPrice: 5_500, sellPrice: 5_500, payActiveId: '' }
    const what = {
      vipType: 'leap',
      contractType: 'single_month',
      buyType: 1,
      buySource: 'leap',
      vipCardType: 1,
    } as const
    const { data } = await sandbox.call(createVipOrder, { ...what, ...prices }, { token })
    return { orderId: data.vipOrderNo, amount: data.sellPrice }
  },
}

const askOrder: Record<'mall' | 'member', WayToPay['bound']> = {
  mall: async (sandbox, orderId, options) => (await sandbox.call(paymentInfo, { orderId }, options)).data.payParams,
  member: async (sandbox, orderId, options) => (await sandbox.call(memberOrderInfo, { orderId }, options)).data,
}

const stateOf: Record<'mall' | 'member', WayToPay['state']> = {
  mall: async (sandbox, orderId, options) =>
    (await sandbox.call(orderDetail, { orderId }, options)).data.orderDetail.state,
  member: async (sandbox, orderId, options) => (await sandbox.call(memberOrderInfo, { orderId }, options)).data.state,
}

/** By the cashier's own calls, which serve every kind of order. */
const inCashier = (name: string, bizType: BizType, make: WayToPay['order']): WayToPay => ({
  name,
  path: createAndPay.path,
  order: make,
  create: (sandbox, { orderId, amount }, tool, options) =>
    sandbox.call(
      createAndPay,
      {
        bizChannel: 'APP',
        paymentType: 'CASHIER_PAYMENT',
        paymentToolList: [{ amount, ...tool }],
        bizInfo: JSON.stringify({ bizType, orderId }),
        amount,
        env: { terminalType: 'WEB', source: 'APP', osType: 'IOS', extraInfo: { paySource: 'test', callBackUrl } },
      },
      options,
    ),
  query: (sandbox, orderId, { bizNo, requestId }, options) =>
    sandbox.call(payQuery, { ...(bizNo ? { bizNo } : { orderId, requestId }), bizChannel: 'APP', bizType }, options),
  bound: bizType === 'MALL_ORDER' ? askOrder.mall : askOrder.member,
  state: bizType === 'MALL_ORDER' ? stateOf.mall : stateOf.member,
  code: bankCode,
  confirm: confirmBankCode,
})

const goodsInCashier = inCashier('goods, in the cashier', 'MALL_ORDER', placed.mall)

/** Every way to pay an order: all of them share one cashier behind their calls. */
export const waysToPay: readonly WayToPay[] = [
  goodsInCashier,
  {
    ...goodsInCashier,
    name: 'goods, on the order’s own screen',
    path: alipayCreate.path,
    create: (sandbox, { orderId, amount }, { assetType, cardId = '' }, options) => {
      const req = { orderId, amount, callBackUrl }
      if (assetType === 'DEBIT_CARD') return sandbox.call(createBankpay, { ...req, cardId }, options)
      return sandbox.call(assetType === 'ALIPAY' ? alipayCreate : wxpayCreate, req, options)
    },
    code: verificationCode,
    confirm: confirmCode,
  },
  inCashier('the gold membership, in the cashier', 'VIP_MEMBER_CARD', placed.gold),
  inCashier('a membership, in the cashier', 'VIP_MEMBER_CARD', placed.leap),
  {
    name: 'a membership, by its own calls',
    path: vipAlipayPay.path,
    order: placed.leap,
    create: (sandbox, { orderId: vipOrderNo, amount }, { assetType, cardId = '' }, options) => {
      const req = { vipOrderNo, amount, callBackUrl }
      if (assetType === 'ALIPAY') return sandbox.call(vipAlipayPay, req, options)
      return sandbox.call(vipBankPay, { ...req, cardId }, options)
    },
    query: (sandbox, vipOrderNo, by, options) => sandbox.call(vipPayStatus, { vipOrderNo, ...by }, options),
    bound: askOrder.member,
    state: stateOf.member,
    code: vipBankCode,
    confirm: vipConfirmBankCode,
  },
]
