import type { MessagesOf } from '../../refusals'
import type { contract } from './contract'

/** What a customer reads when a call about rights is refused. */
export const rightsMessages: MessagesOf<typeof contract> = {
  PACK_UNKNOWN: { zh: '没有找到该礼包', en: 'We could not find this pack.' },
  ITEM_UNKNOWN: { zh: '礼包中没有该权益', en: 'This pack has no such item.' },
  ITEM_RECEIVED: { zh: '该权益已领取', en: 'You have claimed this item already.' },
  ITEM_EXPIRED: { zh: '礼包已过期，无法领取', en: 'The pack has expired, so the item cannot be claimed.' },
  AUTH_NEEDED: { zh: '请先授权，再领取该权益', en: 'Please give your authorization first, then claim this item.' },
  CARD_UNKNOWN: { zh: '没有找到该卡', en: 'We could not find this card.' },
  CARD_EXPIRED: { zh: '该卡已过期', en: 'This card has expired.' },
  CARD_ACTIVE: { zh: '该卡已激活，请直接使用', en: 'This card is active already. You can use it.' },
  CARD_INACTIVE: { zh: '请先激活该卡', en: 'Please activate this card first.' },
  RIGHT_UNKNOWN: { zh: '没有找到该权益', en: 'We could not find this benefit.' },
  RIGHT_LOCKED: { zh: '开通该卡后即可领取', en: 'Buy the card to claim this benefit.' },
  RIGHT_RECEIVED: { zh: '该权益已领取', en: 'You have claimed this benefit already.' },
  RIGHT_USED_UP: { zh: '该权益已用完', en: 'This benefit is used up.' },
  RIGHT_EXPIRED: { zh: '该权益已过期', en: 'This benefit has expired.' },
  PRICE_CHANGED: { zh: '价格已更新，请确认后再购买', en: 'The price has changed. Please check it and buy again.' },
  PAYMENT_IN_PROCESS: {
    zh: '有一笔支付正在处理，请稍后再试',
    en: 'A payment is still being decided. Please try again in a moment.',
  },
  CARD_NOT_ACTIVE: { zh: '开通提额权益卡后即可申请', en: 'Buy the quota-raising card to ask for a raise.' },
  RAISE_IN_REVIEW: { zh: '提额申请审核中，请稍后查看', en: 'Your raise is in review. Please look again in a moment.' },
  RAISE_USED_UP: { zh: '本卡的提额机会已使用', en: 'The raise of this card has been used.' },
}
