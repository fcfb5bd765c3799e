import type { ScreenSample } from './sample'

/** Screens of the coin shop and of exchanges with what they show. */
export const coinShopScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/gold-shop/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/gold-shop/detail',
    query: 'goodsId=1',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/gold-shop/success',
    query: 'orderId=1',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/exchange-redpackage/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/exchange-coupon/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
]
