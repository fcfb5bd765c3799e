import type { ScreenSample } from './sample'

/** Screens of coupons with what they show. */
export const couponsScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/coupon-list/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/coupon-list/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/coupon-list/detail',
    query: 'couponId=Q1',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/coupon-list/detail',
    query: 'couponId=Q1',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/coupons/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/coupons/indexXyf',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'center/capture/coupon',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
]
