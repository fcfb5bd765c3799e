import { formatAmount } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { MessagesOf } from '../../refusals'
import { sessionMessages } from '../session/messages'
import type { contract } from './contract'
import { DAY_AMOUNT, DAY_TIMES, MAX_AMOUNT, MIN_AMOUNT } from './limits'

const [least, most, ofDay] = [MIN_AMOUNT, MAX_AMOUNT, DAY_AMOUNT].map(formatAmount)
const { CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_LOCKED } = sessionMessages

export const walletMessages: MessagesOf<typeof contract> = {
  BALANCE_SHORT: { zh: '余额不足，请减少提现金额', en: 'Your balance is not enough. Please choose a smaller amount.' },
  AMOUNT_TOO_SMALL: { zh: `单笔最少提现 ${least} 元`, en: `You can withdraw ¥${least} or more at once.` },
  AMOUNT_TOO_LARGE: { zh: `单笔最多提现 ${most} 元`, en: `You can withdraw ¥${most} at most at once.` },
  DAILY_LIMIT: {
    zh: `每日最多提现 ${ofDay} 元，请明天再试`,
    en: `You can withdraw ¥${ofDay} a day. Please try again tomorrow.`,
  },
  DAILY_TIMES: {
    zh: `每日最多提现 ${DAY_TIMES} 次，请明天再试`,
    en: `You can withdraw ${counted(DAY_TIMES, 'time')} a day. Please try again tomorrow.`,
  },
  FEE_CHANGED: { zh: '手续费已变化，请确认后重新提交', en: 'The fee has changed. Please check it and submit again.' },
  ACCOUNT_UNKNOWN: {
    zh: '收款账户已失效，请重新选择',
    en: 'This account is not bound any more. Please choose another.',
  },
  IDENTITY_MISSING: { zh: '请先完成身份认证', en: 'Please verify your identity first.' },
  WITHDRAWAL_UNKNOWN: { zh: '没有找到该笔提现', en: 'We could not find this withdrawal.' },
  CARD_UNKNOWN: { zh: '没有找到该银行卡，请重新选择', en: 'We could not find this card. Please choose another.' },
  ACCOUNT_INVALID: {
    zh: '请输入正确的支付宝账号（手机号或邮箱）',
    en: 'Enter the phone number or email address of your Alipay account.',
  },
  ACCOUNT_TAKEN: {
    zh: '该账户已被其他用户绑定，请更换账户',
    en: 'Another customer has bound this account. Please choose another.',
  },
  WX_CODE_INVALID: { zh: '微信授权已失效，请重试', en: 'WeChat did not answer. Please try again.' },
  CODE_WRONG,
  CODE_EXPIRED,
  CODE_USED,
  CODE_LOCKED,
}

/** Why an amount that is offered cannot be chosen. */
export const closedTexts = {
  AMOUNT_TOO_SMALL: { zh: '低于最小金额', en: 'Too small' },
  AMOUNT_TOO_LARGE: { zh: '超出单笔上限', en: 'Too much at once' },
  BALANCE_SHORT: { zh: '余额不足', en: 'Balance too low' },
  DAILY_TIMES: { zh: '今日次数已用完', en: 'No more today' },
  DAILY_LIMIT: { zh: '超出今日额度', en: 'Above today’s limit' },
}
