import type * as contract from '@/contract/topup'
import type { MessagesOf } from '../../refusals'

/** What a customer reads when a number cannot be topped up. */
export const topupMessages: MessagesOf<typeof contract> = {
  NUMBER_INVALID: { zh: '手机号格式不正确，请检查', en: 'This is not a mobile number. Please check it.' },
  NUMBER_NONE: {
    zh: '您的账号还没有绑定手机号，请输入要充值的号码',
    en: 'Your account has no number. Please enter one.',
  },
  OPERATOR_NONE: { zh: '该号段暂不支持充值，请更换号码', en: 'No operator has this number. Please use another one.' },
}
