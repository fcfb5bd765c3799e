import type { MessagesOf } from '../../refusals'
import { MAX_QUANTITY } from '../mall/prices'
import type { contract } from './contract'

/** What a customer reads when an order call is refused. */
export const orderMessages: MessagesOf<typeof contract> = {
  GOODS_GONE: {
    zh: '该商品已下架，去看看其他商品吧',
    en: 'This product is no longer on sale. Please look for another.',
  },
  STOCK_SHORT: {
    zh: '库存不足，请减少数量或稍后再试',
    en: 'Not enough in stock. Please take fewer or try again later.',
  },
  QUANTITY_INVALID: {
    zh: `每单可购买 1 至 ${MAX_QUANTITY} 件，请调整数量`,
    en: `An order holds 1 to ${MAX_QUANTITY} pieces. Please change the quantity.`,
  },
  PRICE_CHANGED: {
    zh: '价格已更新，请确认最新金额后再提交',
    en: 'The price has changed. Please check the new amount and submit again.',
  },
  ACCOUNT_INVALID: { zh: '请填写正确的充值账号', en: 'Please enter a valid number or account to top up.' },
  COUPON_UNUSABLE: { zh: '该优惠券不可用，请重新选择', en: 'This coupon cannot be used. Please choose another.' },
  ORDER_UNKNOWN: { zh: '没有找到该订单', en: 'We could not find this order.' },
  ORDER_NOT_PAYABLE: {
    zh: '该订单已无需支付，请刷新查看',
    en: 'There is nothing to pay for this order. Please refresh.',
  },
  ORDER_NOT_CANCELLABLE: { zh: '该订单已不能取消', en: 'This order can no longer be cancelled.' },
}
