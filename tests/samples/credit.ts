import type { ScreenSample } from './sample'

/** Screens of the credit score with what they show. */
export const creditScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyf-score/index',
    person: '13800138002',
    text: { 'zh-CN': '绑定本人储蓄卡会提高分数', en: 'Debit cards of your own raise the score' },
  },
  {
    path: 'subPackages/xyfApp/welfare/index',
    person: '13800138002',
    text: { 'zh-CN': '星河消费金融为您提供以下额度', en: 'Galaxy Consumer Finance offers you this credit line' },
  },
]
