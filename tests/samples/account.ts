import type { ScreenSample } from './sample'

/** Screens of the account with what they show. */
export const accountScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/cancel-account/index',
    person: '13800138002',
    text: { 'zh-CN': '注销账号', en: '注销账号' },
  },
  {
    path: 'subPackages/cancel-account/cancel-reason',
    person: '13800138002',
    text: { 'zh-CN': '注销原因', en: '注销原因' },
  },
  {
    path: 'subPackages/cancel-account/cancel-result',
    person: '13800138002',
    text: { 'zh-CN': '注销结果', en: '注销结果' },
  },
]
