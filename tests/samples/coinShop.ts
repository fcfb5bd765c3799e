import type { ScreenSample } from './sample'

/** Screens of the coin shop and of exchanges with what they show. */
export const coinShopScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/gold-shop/index',
    person: '13800138002',
    text: { 'zh-CN': '咖啡兑换卡', en: 'Coffee card' },
  },
  {
    path: 'subPackages/xyfApp/gold-shop/detail',
    query: 'goodsId=coffee',
    person: '13800138002',
    text: { 'zh-CN': '任意中杯一杯', en: 'One medium cup of any coffee' },
  },
  {
    path: 'subPackages/xyfApp/gold-shop/success',
    query: 'orderId=E202501011021',
    person: '13800138002',
    text: { 'zh-CN': '影音会员 7 天', en: 'Seven days of video' },
  },
  {
    path: 'subPackages/exchange-redpackage/index',
    person: '13800138002',
    text: { 'zh-CN': '5 元现金红包', en: 'Red packet of ¥5' },
  },
  {
    path: 'subPackages/exchange-coupon/index',
    person: '13800138002',
    text: { 'zh-CN': '12 元商城优惠券', en: 'Mall coupon of ¥12' },
  },
]
