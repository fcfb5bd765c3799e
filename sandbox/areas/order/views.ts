import type { OrderDetail, OrderState } from '@/contract/order/detail'
import type { OrderRow } from '@/contract/order/list'
import { formatAmount } from '@/lib/money'
import { inLanguage, type Text } from '../../language'
import { pictureOf, type Viewer } from '../../viewer'
import { toolTexts } from '../cashier/toolTexts'
import { voucherCodeOf } from './cardCodes'
import type { OrderRecord } from './payable'
import { isVoucher, VOUCHER_MS } from './voucherGoods'

/** Where an order stands, in the customer's words. */
export const stateTexts: Record<OrderState, Text> = {
  unpaid: { zh: '待支付', en: 'To pay' },
  paying: { zh: '支付中', en: 'Paying' },
  paid: { zh: '发放中', en: 'On its way' },
  finished: { zh: '已完成', en: 'Completed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  refunding: { zh: '退款中', en: 'Refunding' },
  refunded: { zh: '已退款', en: 'Refunded' },
}

const unusedText: Text = { zh: '待使用', en: 'To use' }

/** What a customer reads of a top-up that its operator refused, and of a voucher that ended unused: why, and where the money goes. */
function refusalOf({ goodsId, payAmount, payAssetType, refundedAt }: OrderRecord): Text {
  const tool = payAssetType ? toolTexts[payAssetType] : { zh: '原支付方式', en: 'where it came from' }
  const yuan = formatAmount(payAmount)
  const why = isVoucher(goodsId)
    ? { zh: '到期未使用', en: 'It ended unused.' }
    : { zh: '运营商未受理：号码状态异常', en: 'The operator refused this number.' }
  return refundedAt
    ? {
        zh: `${why.zh}。¥${yuan} 已退回${tool.zh}`,
        en: `${why.en} ¥${yuan} is back: ${tool.en}.`,
      }
    : {
        zh: `${why.zh}。¥${yuan} 正原路退回${tool.zh}`,
        en: `${why.en} ¥${yuan} goes back: ${tool.en}.`,
      }
}

/** Until when a voucher can be used; undefined where there is none to use. */
const endOfVoucher = ({ goodsId, state, paidAt }: OrderRecord): number | undefined =>
  state === 'paid' && paidAt && isVoucher(goodsId) ? paidAt.getTime() + VOUCHER_MS : undefined

/** An order as a row of the list. */
export const asRow = (order: OrderRecord, { lang, origin }: Viewer): OrderRow => ({
  orderId: order.orderId,
  state: order.state,
  stateText: inLanguage(endOfVoucher(order) ? unusedText : stateTexts[order.state], lang),
  title: inLanguage(order.title, lang),
  picture: pictureOf('thumb', order.goodsId, origin),
  rechargeTypeName: inLanguage(order.rechargeTypeName, lang),
  quantity: order.quantity,
  payAmount: order.payAmount,
  createdAt: order.createdAt.getTime(),
  payDeadline: order.payDeadline.getTime(),
})

/** An order as its own screen shows it. */
export function asDetail(order: OrderRecord, viewer: Viewer): OrderDetail {
  const { title, picture, rechargeTypeName, ...row } = asRow(order, viewer)
  const { goodsId, rechargeType, kind } = order
  const voucherCode = voucherCodeOf(order.cardCodes)
  const validUntil = endOfVoucher(order)
  return {
    ...row,
    goods: { goodsId, title, picture, rechargeType, rechargeTypeName, kind },
    goodsAmount: order.goodsAmount,
    subsidyAmount: order.subsidyAmount,
    memberDiscountAmount: order.memberDiscountAmount,
    couponDiscountAmount: order.couponDiscountAmount,
    rechargeAccount: order.rechargeAccount,
    cardCodes: order.cardCodes,
    ...(voucherCode ? { voucherCode } : {}),
    ...(validUntil ? { validUntil } : {}),
    ...(order.refusedAt ? { refusal: inLanguage(refusalOf(order), viewer.lang) } : {}),
    ...(order.refundedAt ? { refundedAt: order.refundedAt.getTime() } : {}),
    ...(order.paidAt ? { paidAt: order.paidAt.getTime() } : {}),
    ...(order.payAssetType ? { payToolName: inLanguage(toolTexts[order.payAssetType], viewer.lang) } : {}),
  }
}
