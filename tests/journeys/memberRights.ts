import type { WantedRight } from './membership'

/** Rights that journeys claim. */
export const videoRight: WantedRight = { itemId: 'life-video', name: { 'zh-CN': '影音券', en: 'Video and music' } }

export const coinRight: WantedRight = {
  itemId: 'coins-month',
  name: { 'zh-CN': '188 金币', en: '188 coins' },
  category: { 'zh-CN': '金币权益', en: 'Coins' },
}

export const repayRight: WantedRight = {
  itemId: 'found-repay',
  name: { 'zh-CN': '还款立减券', en: 'Repayment coupon' },
  category: { 'zh-CN': '借还权益', en: 'Loan benefits' },
}
