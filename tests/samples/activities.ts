import type { ScreenSample } from './sample'

/** Screens of activities with what they show. */
export const activitiesScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/free/index',
    text: { 'zh-CN': '生椰拿铁 中杯券', en: 'Coconut latte, medium' },
  },
  {
    path: 'subPackages/free/record',
    person: '13800138061',
    text: { 'zh-CN': '经典美式 中杯券', en: 'Americano, medium' },
  },
  {
    path: 'subPackages/free/rule',
    text: { 'zh-CN': '选择商品发起接龙', en: 'Choose goods, start a group' },
  },
  {
    path: 'subPackages/custom-activity/index',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/thanksgiving/index',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/landing-page/activity-1',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/tax-reduction/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/activity/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/new-activity/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
]
