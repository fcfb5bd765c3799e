import type { ScreenSample } from './sample'

/** Screens of the quota-raising card with what they show. */
export const quotaScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/rise-quota/index',
    person: '13800138008',
    text: { 'zh-CN': '当前额度', en: 'Current quota' },
  },
  {
    path: 'subPackages/xyfApp/rise-quota-landing/index',
    person: '13800138001',
    text: { 'zh-CN': '满 100 减 15 元', en: '¥15 off orders over ¥100' },
  },
]
