import type { ScreenSample } from './sample'

/** Screens of coupons with what they show. */
export const couponsScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/coupon-list/index',
    person: '13800138025',
    text: { 'zh-CN': '满 30 减 5 元', en: '¥5 off orders over ¥30' },
  },
  {
    path: 'subPackages/xyfApp/coupon-list/index',
    person: '13800138025',
    text: { 'zh-CN': '满 30 减 5 元', en: '¥5 off orders over ¥30' },
  },
  {
    path: 'subPackages/coupon-list/detail',
    query: 'couponId=Q12509',
    person: '13800138025',
    text: { 'zh-CN': '订单取消后已退回', en: 'Returned after order cancellation' },
  },
  {
    path: 'subPackages/xyfApp/coupon-list/detail',
    query: 'couponId=Q12509',
    person: '13800138025',
    text: { 'zh-CN': '订单取消后已退回', en: 'Returned after order cancellation' },
  },
  {
    path: 'subPackages/xyfApp/coupons/index',
    person: '13800138025',
    text: { 'zh-CN': '满 20 减 8 元饮品券', en: '¥8 off drinks over ¥20' },
  },
  {
    path: 'subPackages/xyfApp/coupons/indexXyf',
    person: '13800138025',
    text: { 'zh-CN': '天天满 30 减 4 元', en: '¥4 off orders over ¥30' },
  },
  {
    path: 'center/capture/coupon',
    person: '13800138025',
    text: { 'zh-CN': '按时还款减 8 元', en: '¥8 off a repayment on time' },
  },
]
