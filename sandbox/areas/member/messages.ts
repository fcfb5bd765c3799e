import type * as contract from '@/contract/member'
import type { MessagesOf } from '../../refusals'
import { cashierMessages } from '../cashier/messages'
import { sessionMessages } from '../session/messages'

const { MOBILE_INVALID, CODE_TOO_OFTEN, CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_LOCKED } = sessionMessages

/** What a customer reads when a call about memberships is refused. */
export const memberMessages: MessagesOf<typeof contract> = {
  ...{ MOBILE_INVALID, CODE_TOO_OFTEN, CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_LOCKED },
  ORDER_UNKNOWN: cashierMessages.ORDER_UNKNOWN,
  LEVEL_GONE: { zh: '该会员卡已下架，请选择其他卡', en: 'This card is no longer sold. Please choose another.' },
  PRICE_CHANGED: { zh: '价格已更新，请确认后再购买', en: 'The price has changed. Please check it and buy again.' },
  ALREADY_RECEIVED: {
    zh: '该手机号已领取过，每个号码限领一次',
    en: 'This number has received it already. Once per number.',
  },
}
