import type { ScreenSample } from './sample'

/** Screens of activities with what they show. */
export const activitiesScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/free/index',
    text: { 'zh-CN': '生椰拿铁 中杯券', en: 'Coconut latte, medium' },
  },
  {
    path: 'subPackages/free/record',
    person: '13800138071',
    text: { 'zh-CN': '经典美式 中杯券', en: 'Americano, medium' },
  },
  {
    path: 'subPackages/free/rule',
    text: { 'zh-CN': '选择商品发起接龙', en: 'Choose goods, start a group' },
  },
  {
    path: 'subPackages/custom-activity/index',
    query: 'code=spring',
    person: '13800138002',
    text: { 'zh-CN': '逛一逛狂欢购物', en: 'Look around the carnival' },
  },
  {
    path: 'subPackages/thanksgiving/index',
    text: { 'zh-CN': '感恩礼券', en: 'A coupon of thanks' },
  },
  {
    path: 'subPackages/landing-page/activity-1',
    text: { 'zh-CN': '3 元直降券', en: '¥3 off' },
  },
  {
    path: 'subPackages/tax-reduction/index',
    person: '13800138002',
    text: { 'zh-CN': '看看补贴降价', en: 'See the price cuts' },
  },
  {
    path: 'subPackages/xyfApp/activity/index',
    person: '13800138002',
    text: { 'zh-CN': '福利券 6 元', en: 'Welfare coupon of ¥6' },
  },
  {
    path: 'subPackages/xyfApp/new-activity/index',
    person: '13800138002',
    text: { 'zh-CN': '新人礼包仅限新用户领取', en: 'The welcome pack is for new customers only' },
  },
]
