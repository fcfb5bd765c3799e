import { formatAmount } from '@/lib/money'
import { inLanguage, type Lang } from '../../language'
import type { Basket } from './coupons'
import { priceOrder } from './price'

/** What membership saves, or would save, on this basket. */
export function memberTip({ goodsAmount, isVip }: Basket, lang: Lang): string {
  const saved = formatAmount(priceOrder(goodsAmount, true).memberDiscountAmount)
  const text = isVip
    ? { zh: `会员专享优惠，本单已省 ${saved} 元`, en: `Member price: you save ¥${saved} on this order` }
    : { zh: `开通会员，本单可省 ${saved} 元`, en: `Become a member and save ¥${saved} on this order` }
  return inLanguage(text, lang)
}
