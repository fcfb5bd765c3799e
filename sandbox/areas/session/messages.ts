import type * as contract from '@/contract/session'
import type { MessagesOf } from '../../refusals'

export const sessionMessages: MessagesOf<typeof contract> = {
  MOBILE_INVALID: { zh: '请输入正确的手机号', en: 'Enter a valid phone number.' },
  CODE_TOO_OFTEN: ({ seconds = 60 }) => ({
    zh: `获取验证码太频繁，请 ${seconds} 秒后再试`,
    en: `Too many codes for now. Try again in ${seconds} s.`,
  }),
  CODE_WRONG: { zh: '验证码不正确，请核对后重新输入', en: 'This code is incorrect. Check it and try again.' },
  CODE_EXPIRED: { zh: '验证码已过期，请重新获取', en: 'This code has expired. Get a new one.' },
  CODE_USED: { zh: '验证码已失效，请输入最新收到的验证码', en: 'This code no longer works. Enter the newest one.' },
  CODE_LOCKED: {
    zh: '输错次数过多，请稍后重新获取验证码',
    en: 'Too many wrong attempts. Wait a while and get a new code.',
  },
  WX_CODE_INVALID: {
    zh: '微信授权已失效，请重试或使用手机号登录',
    en: 'WeChat login did not work. Try again or use your phone number.',
  },
  AGREEMENT_UNKNOWN: { zh: '没有找到该协议', en: 'This agreement was not found.' },
}
