import type { ScreenSample } from './sample'

/** Screens of the credit score with what they show. */
export const creditScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyf-score/index',
    person: '13800138002',
    text: { 'zh-CN': '按时付款', en: 'Orders paid' },
  },
  {
    path: 'subPackages/xyfApp/welfare/index',
    person: '13800138002',
    text: { 'zh-CN': '星河消费金融为您提供以下额度', en: 'Galaxy Consumer Finance offers you this amount' },
  },
]
