import type * as contract from '@/contract/cashier'
import type * as inPlace from '@/contract/paysystem'
import type { MessagesOf } from '../../refusals'

/** What a customer reads when a payment call is refused, in the cashier and outside it. */
export const cashierMessages: MessagesOf<typeof contract> & MessagesOf<typeof inPlace> = {
  ORDER_UNKNOWN: { zh: '没有找到该订单', en: 'We could not find this order.' },
  ORDER_NOT_PAYABLE: {
    zh: '该订单已无需支付，请返回订单查看',
    en: 'There is nothing to pay for this order. Please check the order.',
  },
  AMOUNT_MISMATCH: {
    zh: '支付金额有误，请返回订单重新支付',
    en: 'The amount does not match the order. Please go back and pay again.',
  },
  TOOL_UNAVAILABLE: {
    zh: '该支付方式暂不可用，请更换',
    en: 'This payment method is not available now. Please choose another.',
  },
  REQUEST_MISMATCH: {
    zh: '支付信息已变化，请返回订单重新支付',
    en: 'The payment has changed. Please go back to the order and pay again.',
  },
  PAYMENT_IN_PROCESS: {
    zh: '上一笔支付还在处理中，请稍后再试',
    en: 'An earlier payment for this order is still open. Please try again in a moment.',
  },
  PAYMENT_UNKNOWN: { zh: '没有找到该笔支付', en: 'We could not find this payment.' },
  PAYMENT_CLOSED: { zh: '该笔支付已结束，请返回订单查看', en: 'This payment has ended. Please check the order.' },
  BANK_CODE_WRONG: { zh: '验证码不正确，请重新输入', en: 'That code is incorrect. Please enter it again.' },
  BANK_CODE_LOCKED: {
    zh: '验证码错误次数过多，请重新发起支付',
    en: 'Too many wrong codes. Please start the payment again.',
  },
  BANK_CODE_TOO_OFTEN: {
    zh: '该手机号验证码操作过于频繁，请一小时后再试或更换支付方式',
    en: 'Too many codes for this phone number. Please try again in an hour or use another payment method.',
  },
  BANK_CODE_USED: {
    zh: '该验证码已失效，请使用最新的验证码',
    en: 'That code no longer works. Please use the latest one.',
  },
  BANK_CODE_EXPIRED: { zh: '验证码已过期，请重新获取', en: 'That code has expired. Please ask for a new one.' },
}
