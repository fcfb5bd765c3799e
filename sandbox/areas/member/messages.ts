import type { MessagesOf } from '../../refusals'
import { cashierMessages } from '../cashier/messages'
import { sessionMessages } from '../session/messages'
import type { contract } from './contract'

const { MOBILE_INVALID, CODE_TOO_OFTEN, CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_LOCKED } = sessionMessages

/** What a customer reads when a call about memberships is refused. */
export const memberMessages: MessagesOf<typeof contract> = {
  ...cashierMessages,
  ...{ MOBILE_INVALID, CODE_TOO_OFTEN, CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_LOCKED },
  LEVEL_GONE: { zh: '该会员卡已下架，请选择其他卡', en: 'This plan is no longer sold. Please choose another.' },
  PRICE_CHANGED: { zh: '价格已更新，请确认后再购买', en: 'The price has changed. Please check it and buy again.' },
  PRICE_GONE: { zh: '该价格已下架，请选择其他套餐', en: 'This price is no longer offered. Please choose another.' },
  CONTRACT_REFUSED: {
    zh: '自动续费需要可扣款的银行卡，请先绑定银行卡或选择单次购买',
    en: 'A plan needs a bank card to charge. Please bind one, or buy a single term.',
  },
  ALREADY_RECEIVED: {
    zh: '该手机号已领取过，每个号码限领一次',
    en: 'This number has claimed it already. Once per number.',
  },
  NOT_A_MEMBER: { zh: '您还不是会员，请先开通', en: 'You are not a member yet. Please join first.' },
  RENEWAL_NOT_OFFERED: {
    zh: '暂不能开启自动续费，请先绑定可扣款的银行卡',
    en: 'Auto-renewal cannot be turned on. Please bind a bank card that can be charged.',
  },
  RIGHT_UNKNOWN: { zh: '没有找到该权益', en: 'We could not find this benefit.' },
  RIGHT_LOCKED: { zh: '开通或续费会员后即可领取', en: 'Become a member, or renew, to claim it.' },
  RIGHT_RECEIVED: { zh: '该权益本月已领取', en: 'You have claimed this benefit already this month.' },
  RIGHT_USED_UP: {
    zh: '本月的免费生活权益已领取，下个会员月再来',
    en: 'You have claimed this month’s free benefit. The next one comes with your next membership month.',
  },
  RIGHT_EXPIRED: { zh: '会员已到期，续费后可领取', en: 'Your membership has ended. Renew it to claim this.' },
  GIFT_NOT_ELIGIBLE: { zh: '暂不符合领取条件', en: 'This gift is not for you yet.' },
  GIFT_RECEIVED: { zh: '您已领取过该礼物', en: 'You have claimed this gift already.' },
  GIFT_OUTSIDE_WINDOW: { zh: '不在领取时间内', en: 'This gift is not given at this time.' },
}
