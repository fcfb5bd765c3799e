import type { Fen, Whole } from '@/contract/endpoint'
import type { Text } from '../../../language'
import type { PlanItem } from './plan'

type Worth = Pick<PlanItem, 'salePrice' | 'gift' | 'jumpUrl'>

/** A benefit that is a coupon for goods of the mall, of one category where it is named; it is worth what it takes off. */
export const mallCoupon = (name: Text, threshold: Fen, discount: Fen, categoryId?: string): Worth => ({
  salePrice: discount,
  gift: { kind: 'coupon', name, threshold, discount, ...(categoryId && { categoryId }) },
  jumpUrl: '/pages/mall/index',
})

/** A benefit that is a coupon for loans. */
export const loanCoupon = (name: Text, threshold: Fen, discount: Fen): Worth => ({
  salePrice: discount,
  gift: { kind: 'coupon', name, threshold, discount, isForLoans: true },
  jumpUrl: '/subPackages/xyfApp/coupons/index',
})

/** A benefit that is coins, each of which is worth a fen. */
export const coinPack = (coins: Whole): Worth & Pick<PlanItem, 'itemType' | 'description'> => ({
  itemType: 'pkg_gold_coins',
  description: { zh: '可在金币商城兑换好物。', en: 'To spend in the coin mall.' },
  salePrice: coins,
  gift: { kind: 'coins', coins },
  jumpUrl: '/subPackages/xyfApp/gold-shop/index',
})

/** A benefit that serves by itself once it is claimed, with what the customer then reads. */
export const service = (text: Text): Worth => ({ salePrice: 0, gift: { kind: 'service', text }, jumpUrl: '' })

/** What packages have in common of which one free benefit is chosen each month. */
export const oneEachMonth = {
  name: { zh: '每月生活权益', en: 'Monthly life benefit' },
  title: { zh: '本月任选一项免费领', en: 'Choose one, free this month' },
  subTitle: { zh: '每个会员月一项', en: 'One each membership month' },
  description: { zh: '领取后以优惠券发放，30 天内有效。', en: 'It comes as a coupon that is valid for 30 days.' },
  customDescription: { zh: '按开通日计算会员月', en: 'Months are counted from the day you joined' },
} as const
