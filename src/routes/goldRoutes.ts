import { signedIn } from './route'

/** Screens on which coins and codes are exchanged. */
export const goldRoutes = {
  coinShop: signedIn('gold', 'subPackages/xyfApp/gold-shop/index', '金币商城', 'Gold coin mall'),
  coinGoods: signedIn('gold', 'subPackages/xyfApp/gold-shop/detail', '金币详情', 'Gold coin details', 'goodsId'),
  coinResult: signedIn('gold', 'subPackages/xyfApp/gold-shop/success', '兑换成功', 'Redemption success', 'orderId'),
  exchangeRedPacket: signedIn(
    'gold',
    'subPackages/exchange-redpackage/index',
    '兑换红包',
    'Red packet redemption',
    'code?',
  ),
  exchangeCoupon: signedIn('gold', 'subPackages/exchange-coupon/index', '兑换优惠券', 'Coupon redemption', 'code?'),
} as const
