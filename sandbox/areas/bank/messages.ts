import type { MessagesOf } from '../../refusals'
import { sessionMessages } from '../session/messages'
import type { contract } from './contract'

const { MOBILE_INVALID, CODE_WRONG, CODE_EXPIRED, CODE_USED } = sessionMessages

export const bankMessages: MessagesOf<typeof contract> = {
  MOBILE_INVALID,
  CODE_WRONG,
  CODE_EXPIRED,
  CODE_USED,
  CODE_TOO_OFTEN: { zh: '获取验证码太频繁，请一小时后再试', en: 'Too many codes were sent. Try again in an hour.' },
  CODE_LOCKED: {
    zh: '验证码输错次数过多，请一小时后再试或更换银行卡',
    en: 'Too many wrong codes. Try again in an hour, or bind another card.',
  },
  CARD_INVALID: {
    zh: '银行卡号不正确，请核对后重新输入',
    en: 'This card number is incorrect. Check it and try again.',
  },
  BANK_UNKNOWN: { zh: '暂不支持该银行，请更换银行卡', en: 'This bank is not supported. Please use another card.' },
  CARD_CREDIT: { zh: '这是一张信用卡，请使用储蓄卡', en: 'This is a credit card. Please use a debit card.' },
  CARD_NOT_OWN: {
    zh: '该卡的持卡人与您的认证身份不一致，请使用本人的银行卡',
    en: 'This card belongs to another person. Please use a card of your own.',
  },
  CARD_LOST: { zh: '该卡已挂失，请更换银行卡', en: 'This card was reported lost. Please use another card.' },
  CARD_BOUND: { zh: '您已绑定该银行卡', en: 'You have already bound this card.' },
  CARD_TAKEN: {
    zh: '该卡已绑定其他账号，请先在原账号解绑或更换银行卡',
    en: 'This card is bound to another account. Remove it there, or use another card.',
  },
  CARD_UNKNOWN: { zh: '没有找到该银行卡，请刷新后重试', en: 'This card was not found. Refresh and try again.' },
  CARD_IN_USE: {
    zh: '该卡有交易正在处理，请在完成后再解绑',
    en: 'A payment with this card is still open. Remove the card once it has ended.',
  },
  MOBILE_MISMATCH: {
    zh: '与银行预留手机号不一致，请核对或联系银行',
    en: 'The bank has another phone number. Check it, or ask your bank.',
  },
  IDENTITY_MISSING: { zh: '请先完成身份认证，再绑定银行卡', en: 'Please verify your identity before you bind a card.' },
  BIND_UNKNOWN: { zh: '没有找到这次绑卡，请重新发起', en: 'This binding was not found. Please start again.' },
}
