import { neutral, signedIn } from './route'

/** Screens on which coins and codes are exchanged. */
export const coinRoutes = {
  coinShop: signedIn('coin', 'subPackages/xyfApp/gold-shop/index', '金币商城', 'Gold coin mall'),
  coinGoods: signedIn('coin', 'subPackages/xyfApp/gold-shop/detail', '金币详情', 'Gold coin details', 'goodsId'),
  coinResult: signedIn('coin', 'subPackages/xyfApp/gold-shop/success', '兑换成功', 'Redemption success', 'orderId'),
  exchangeRedPacket: neutral(
    'coin',
    'subPackages/exchange-redpackage/index',
    '兑换红包',
    'Red packet redemption',
    'code?',
  ),
  exchangeCoupon: neutral('coin', 'subPackages/exchange-coupon/index', '兑换优惠券', 'Coupon redemption', 'code?'),
} as const
