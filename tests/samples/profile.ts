import type { ScreenSample } from './sample'

/** Screens of the profile with what they show. */
export const profileScreens: readonly ScreenSample[] = [
  {
    path: 'center/personInfo/mys',
    person: '13800138002',
    text: { 'zh-CN': '我的', en: '我的' },
  },
  {
    path: 'center/personInfo/feedback',
    person: '13800138002',
    text: { 'zh-CN': '意见反馈', en: '意见反馈' },
  },
  {
    path: 'subPackages/service-authorization/index',
    person: '13800138002',
    text: { 'zh-CN': '服务授权', en: '服务授权' },
  },
  {
    path: 'subPackages/bind-user/index',
    person: '13800138002',
    text: { 'zh-CN': '绑定用户', en: '绑定用户' },
  },
]
