import { counted } from '@/lib/plural'
import type { MessagesOf } from '../../refusals'
import { WRONG_CODES_PER_DAY } from './codes'
import type { contract } from './contract'

export const coinMessages: MessagesOf<typeof contract> = {
  GOODS_GONE: { zh: '该商品已下架，看看其他好物', en: 'This is not offered any more. Have a look at the rest.' },
  SOLD_OUT: { zh: '手慢了，已经兑完', en: 'It is sold out.' },
  LIMIT_REACHED: { zh: '您已达到兑换上限', en: 'You have had it as often as one customer can.' },
  COINS_SHORT: ({ missing = 0 }) => ({
    zh: `金币不足，还差 ${missing} 金币`,
    en: `You need ${counted(missing, 'more coin')} for this.`,
  }),
  CODE_WRONG: { zh: '兑换码不正确，请核对后重新输入', en: 'This code is incorrect. Please check it.' },
  CODE_USED: { zh: '该兑换码已被使用', en: 'This code has been used already.' },
  CODE_ENDED: { zh: '该兑换码已过期', en: 'This code has expired.' },
  CODE_OTHER_KIND: ({ of }) =>
    of === 'redPacket'
      ? { zh: '这是红包兑换码，请到“兑换红包”使用', en: 'This code is for a red packet. Redeem it on that page.' }
      : { zh: '这是优惠券兑换码，请到“兑换优惠券”使用', en: 'This code is for a coupon. Redeem it on that page.' },
  CODE_TRIES: {
    zh: `今日已输错 ${WRONG_CODES_PER_DAY} 次，请明天再试`,
    en: `You have typed ${counted(WRONG_CODES_PER_DAY, 'wrong code')} today. Please try again tomorrow.`,
  },
  EXCHANGE_ENDED: { zh: '停留时间过长，请重新兑换', en: 'This took too long. Please start the redemption again.' },
  COST_CHANGED: {
    zh: '所需金币已变化，请确认后重新兑换',
    en: 'It costs another number of coins now. Please check it.',
  },
  ORDER_UNKNOWN: { zh: '没有找到该兑换记录', en: 'We could not find this redemption.' },
}
