import type { CatalogueHotWord } from './types'

/** Suggested search words, in the order shown. */
export const hotWords: readonly CatalogueHotWord[] = [
  { word: { zh: '话费', en: 'Phone credit' } },
  { word: { zh: '狂欢购物', en: 'Carnival' }, url: '/subPackages/carnival-shopping/index' },
  { word: { zh: '会员', en: 'Gold' } },
  { word: { zh: '拿铁', en: 'Latte' } },
  { word: { zh: '加油', en: 'Fuel' } },
  { word: { zh: '礼品卡', en: 'Gift card' } },
  { word: { zh: '火锅', en: 'Hot pot' } },
  { word: { zh: '保洁', en: 'Cleaning' } },
  { word: { zh: '月卡', en: '1 month' } },
  { word: { zh: '充电', en: 'Charging' } },
]
