import type { WantedRight } from './membership'

/** Rights that journeys claim. */
export const videoRight: WantedRight = { itemId: 'life-video', name: { 'zh-CN': '影音券', en: 'Video and music' } }

export const coinRight: WantedRight = {
  itemId: 'coins-month',
  name: { 'zh-CN': '188 金币', en: '188 coins' },
  category: { 'zh-CN': '金币权益', en: 'Coins' },
}

export const interestRight: WantedRight = {
  itemId: 'found-interest',
  name: { 'zh-CN': '免息券包', en: 'Interest-free coupons' },
  category: { 'zh-CN': '借还权益', en: 'Loan benefits' },
}
