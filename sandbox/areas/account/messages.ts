import type * as contract from '@/contract/account'
import type { MessagesOf } from '../../refusals'
import { sessionMessages } from '../session/messages'

const { MOBILE_INVALID, CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_LOCKED } = sessionMessages

export const accountMessages: MessagesOf<typeof contract> = {
  MOBILE_INVALID,
  CODE_WRONG,
  CODE_EXPIRED,
  CODE_USED,
  CODE_LOCKED,
  PARTNER_UNKNOWN: { zh: '没有找到该合作方', en: 'This partner was not found.' },
  GRANT_NONE: { zh: '您没有向该合作方授权', en: 'You have granted this partner nothing.' },
  MOBILE_TAKEN: {
    zh: '该手机号已注册其他账号，请换一个号码，或用它直接登录',
    en: 'This number belongs to another account. Use another one, or log in with it.',
  },
  MOBILE_BOUND: { zh: '该账号已绑定手机号', en: 'This account has a number already.' },
}
