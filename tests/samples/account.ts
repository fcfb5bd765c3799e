import type { ScreenSample } from './sample'

/** Screens of the account with what they show. */
export const accountScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/cancel-account/index',
    person: '13800138002',
    text: { 'zh-CN': '以下事项处理后才能注销', en: 'Resolve these first' },
  },
  {
    path: 'subPackages/cancel-account/cancel-reason',
    person: '13800138007',
    text: { 'zh-CN': '为什么要注销？', en: 'Why are you leaving?' },
  },
  {
    path: 'subPackages/cancel-account/cancel-result',
    text: { 'zh-CN': '账号已注销', en: 'Account cancelled' },
  },
]
