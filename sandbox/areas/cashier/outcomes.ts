import type { PaymentStatus } from '@/contract/cashier'
import { inLanguage, type Lang, type Text } from '../../language'
import type { payments } from './tables'

export type PaymentRecord = typeof payments.$inferSelect
export type Failure = NonNullable<PaymentRecord['failure']>

const failures: Record<Failure, Text> = {
  declined: { zh: '您已取消支付，订单仍为您保留', en: 'You cancelled the payment. Your order is still kept for you.' },
  rejected: {
    zh: '支付平台未能完成扣款，请更换支付方式',
    en: 'The provider could not take the money. Please use another payment method.',
  },
  short: {
    zh: '银行卡余额不足，请更换支付方式',
    en: 'The card does not hold enough. Please use another payment method.',
  },
  refused: { zh: '发卡行拒绝了本次支付，请更换银行卡', en: 'The bank refused this card. Please use another one.' },
  locked: { zh: '验证码错误次数过多，请重新发起支付', en: 'Too many wrong codes. Please start the payment again.' },
  replaced: {
    zh: '您已更换支付方式，本次支付已关闭',
    en: 'You chose another payment method, so this payment was closed.',
  },
  expired: { zh: '支付超时未完成，请重新支付', en: 'The payment was not completed in time. Please pay again.' },
}

const statusTexts: Record<Exclude<PaymentStatus, 'PAYMENT_FAILURE'>, Text> = {
  PAYMENT_CREATED: { zh: '支付已创建，等待您确认', en: 'The payment waits for your confirmation.' },
  PAYMENT_SUBMITTED: { zh: '请完成支付', en: 'Please complete the payment.' },
  PAYMENT_PROCESS_IN: { zh: '支付处理中，请稍候', en: 'The payment is being processed. One moment, please.' },
  PAYMENT_SUCCESS: { zh: '支付成功', en: 'Payment received.' },
}

/** What is said about a payment. */
export const resultText = ({ status, failure }: Pick<PaymentRecord, 'status' | 'failure'>): Text =>
  status === 'PAYMENT_FAILURE' ? failures[failure ?? 'declined'] : statusTexts[status]

/** What the customer reads about a payment. */
export const resultMessage = (payment: Pick<PaymentRecord, 'status' | 'failure'>, lang: Lang): string =>
  inLanguage(resultText(payment), lang)
