import type { ScreenSample } from './sample'

/** Screens of the profile with what they show. */
export const profileScreens: readonly ScreenSample[] = [
  {
    path: 'center/personInfo/mys',
    person: '13800138002',
    text: { 'zh-CN': '学历', en: 'Education' },
  },
  {
    path: 'center/personInfo/feedback',
    person: '13800138002',
    text: { 'zh-CN': '问题描述', en: 'Description' },
  },
  {
    path: 'subPackages/service-authorization/index',
    person: '13800138002',
    text: { 'zh-CN': '青禾银行', en: 'Green Bank' },
  },
  {
    path: 'subPackages/bind-user/index',
    person: '13800138002',
    text: { 'zh-CN': '已绑定手机号', en: 'Phone number bound' },
  },
]
