import { signedIn } from './route'

const detail = { mainCall: '/coupon/coupon-detail' }

/** Screens of coupons. */
export const couponRoutes = {
  couponList: signedIn('coupon', 'subPackages/coupon-list/index', '优惠券列表', 'Coupon list', '', { hasNewer: true }),
  xyfCouponList: signedIn('coupon', 'subPackages/xyfApp/coupon-list/index', '优惠券列表', 'Coupon list'),
  coupon: signedIn('coupon', 'subPackages/coupon-list/detail', '优惠券详情', 'Coupon details', 'couponId', {
    hasNewer: true,
    ...detail,
  }),
  xyfCoupon: signedIn(
    'coupon',
    'subPackages/xyfApp/coupon-list/detail',
    '优惠券详情',
    'Coupon details',
    'couponId',
    detail,
  ),
  memberCoupons: signedIn('coupon', 'subPackages/xyfApp/coupons/index', '优惠券', 'Coupons'),
  couponSale: signedIn('coupon', 'subPackages/xyfApp/coupons/indexXyf', '优惠券', 'Coupons'),
  loanCoupons: signedIn('coupon', 'center/capture/coupon', '优惠券', 'Coupons'),
} as const
