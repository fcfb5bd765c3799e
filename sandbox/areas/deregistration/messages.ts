import type * as contract from '@/contract/deregistration'
import { counted } from '@/lib/plural'
import type { MessagesOf } from '../../refusals'
import { sessionMessages } from '../session/messages'

const { CODE_TOO_OFTEN, CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_LOCKED } = sessionMessages

export const deregistrationMessages: MessagesOf<typeof contract> = {
  CODE_TOO_OFTEN,
  CODE_WRONG,
  CODE_EXPIRED,
  CODE_USED,
  CODE_LOCKED,
  NOTE_TOO_LONG: { zh: '说明最多 200 个字', en: 'Write at most 200 characters.' },
  OPEN_ORDERS: ({ number = 1 }) => ({
    zh: `有 ${number} 笔订单未完成`,
    en: `${counted(number, 'order is', 'orders are')} not finished.`,
  }),
  OPEN_PAYMENTS: { zh: '有一笔付款正在处理', en: 'A payment is still open.' },
  RENEWAL_ON: { zh: '会员自动续费未关闭', en: 'A membership still renews.' },
  BALANCE_LEFT: ({ amount = '' }) => ({ zh: `钱包余额 ${amount} 元未提现`, en: `¥${amount} is left in the wallet.` }),
  OPEN_WITHDRAWALS: ({ number = 1 }) => ({
    zh: `有 ${number} 笔提现处理中`,
    en: `${counted(number, 'withdrawal is', 'withdrawals are')} under way.`,
  }),
  NUMBER_MISSING: { zh: '尚未绑定手机号，无法验证身份', en: 'No phone number is bound that could confirm it.' },
  OPEN_LOANS: ({ amount = '' }) => ({ zh: `有 ${amount} 元借款未结清`, en: `Loans of ¥${amount} are not settled.` }),
}
