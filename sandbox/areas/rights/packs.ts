import type { PackItemType } from '@/contract/rights/packs'
import { type Gift, offOrders } from '../../gifts'
import type { Text } from '../../language'

/** An item as packs of a kind hold it. */
export interface PackItemOffer {
  itemId: string
  type: PackItemType
  name: Text
  text: Text
  /** Picture as `<motif>-<palette>`. */
  picture: string
  gift: Gift
  /** A partner gives it, who must know the customer: it waits for `set-auth`. */
  needsAuth?: true
  /** Where it is used. @param origin public address of this server */
  jumpUrl?: (origin: string) => string
}

interface PackOffer {
  name: Text
  text: Text
  /** Ground as `<motif>-<palette>`. */
  picture: string
  items: readonly PackItemOffer[]
}

/** What packs hold, by kind. */
export const packOffers: Readonly<Record<string, PackOffer>> = {
  member: {
    name: { zh: '会员专享礼包', en: 'Members’ pack' },
    text: { zh: '六份好礼，逐项领取', en: 'Six gifts, to claim one by one' },
    picture: 'gift-gold',
    items: [
      {
        itemId: 'mall-coupon',
        type: 12,
        name: { zh: '商城满减券', en: 'Mall coupon' },
        text: { zh: '满 50 减 8 元，30 天有效', en: '¥8 off orders over ¥50, valid for 30 days' },
        picture: 'ticket-coral',
        gift: { kind: 'coupon', ...offOrders(50, 8) },
        jumpUrl: () => '/pages/mall/index',
      },
      {
        itemId: 'coins',
        type: 13,
        name: { zh: '金币 300 枚', en: '300 coins' },
        text: { zh: '领取后立即到账', en: 'In your account at once' },
        picture: 'coin-gold',
        gift: { kind: 'coins', coins: 300 },
      },
      {
        itemId: 'video',
        type: 14,
        name: { zh: '影音会员月卡', en: 'Video pass for a month' },
        text: { zh: '领取兑换码，在影音应用中使用', en: 'A code to enter in the video app' },
        picture: 'film-violet',
        gift: { kind: 'code' },
      },
      {
        itemId: 'fly-card',
        type: 15,
        name: { zh: '飞行卡', en: 'Fly card' },
        text: { zh: '国内机票抵扣 50 元', en: '¥50 off a domestic flight' },
        picture: 'plane-sky',
        gift: { kind: 'flyCard', worth: 5_000 },
        needsAuth: true,
        jumpUrl: () => '/subPackages/xyfApp/fly-card/index',
      },
      {
        itemId: 'coffee',
        type: 8,
        name: { zh: '咖啡兑换券', en: 'A coffee' },
        text: { zh: '合作门店凭码兑换一杯', en: 'One cup at a partner’s shop, by code' },
        picture: 'cup-amber',
        gift: { kind: 'code' },
        needsAuth: true,
      },
      {
        itemId: 'support',
        type: 4,
        name: { zh: '专属客服', en: 'Customer service' },
        text: { zh: '会员专线，优先接入', en: 'Members are served first' },
        picture: 'headset-ocean',
        gift: { kind: 'service', text: { zh: '专属客服已为您开通', en: 'Your own customer service is open' } },
        jumpUrl: (origin) => `${origin}/sandbox/service`,
      },
    ],
  },
  welcome: {
    name: { zh: '新人礼包', en: 'Welcome pack' },
    text: { zh: '注册即得，三份见面礼', en: 'Three gifts for a new account' },
    picture: 'gift-coral',
    items: [
      {
        itemId: 'welcome-coupon',
        type: 12,
        name: { zh: '新人满减券', en: 'Welcome coupon' },
        text: { zh: '满 30 减 5 元，30 天有效', en: '¥5 off orders over ¥30, valid for 30 days' },
        picture: 'ticket-rose',
        gift: { kind: 'coupon', ...offOrders(30, 5) },
        jumpUrl: () => '/pages/mall/index',
      },
      {
        itemId: 'welcome-coins',
        type: 13,
        name: { zh: '金币 100 枚', en: '100 coins' },
        text: { zh: '领取后立即到账', en: 'In your account at once' },
        picture: 'coin-amber',
        gift: { kind: 'coins', coins: 100 },
      },
      {
        itemId: 'welcome-support',
        type: 4,
        name: { zh: '新手顾问', en: 'First-steps adviser' },
        text: { zh: '使用中有疑问，随时联系', en: 'Answers your first questions' },
        picture: 'headset-sky',
        gift: { kind: 'service', text: { zh: '新手顾问已为您开通', en: 'Your adviser is ready' } },
        jumpUrl: (origin) => `${origin}/sandbox/service`,
      },
    ],
  },
}

/** What is to know about packs. */
export const packRules: readonly Text[] = [
  { zh: '礼包内权益每项限领一次，请在有效期内领取。', en: 'Each item can be claimed once, while the pack is valid.' },
  {
    zh: '标注“需授权”的权益由合作方发放，授权后即可领取。',
    en: 'Items of partners need your authorization once, after which they can be claimed.',
  },
  { zh: '优惠券自领取之时起 30 天内有效。', en: 'A coupon is valid for 30 days from its claim.' },
]
