import { routes } from '@/routes'
import { tasksOf } from '../../bonus/bonuses'
import type { ActivityPlan, ItemPlan } from './plan'
import { pathOf } from './tasks'

const areas = {
  gifts: { zh: '现在可领', en: 'Yours now' },
  earn: { zh: '赚现金和金币', en: 'Earn cash and coins' },
  spend: { zh: '省钱专区', en: 'Save money' },
}

const entry = (itemId: string, more: Omit<ItemPlan, 'itemId' | 'kind'>): ItemPlan => ({
  itemId,
  kind: 'entry',
  ...more,
})

/** The welfare page: what a customer can have now, by area. It has no end. */
export const welfare: ActivityPlan = {
  code: 'welfare',
  title: { zh: '福利专区', en: 'Welfare' },
  text: { zh: '能领的福利都在这里', en: 'All that you can have, in one place' },
  banner: 'gift-indigo',
  rules: [
    { zh: '每份福利每人限领一次', en: 'Each gift is given once to each customer' },
    { zh: '优惠券自领取起 30 天有效', en: 'Coupons can be used for 30 days' },
  ],
  address: pathOf(routes.welfareActivity),
  days: [-100, 900],
  isListed: false,
  needsJoin: false,
  items: [
    {
      itemId: 'welfare-coupon',
      kind: 'gift',
      section: areas.gifts,
      title: { zh: '福利券 6 元', en: 'Welfare coupon of ¥6' },
      text: { zh: '满 66 元可用', en: 'For ¥66 or more' },
      icon: 'ticket-coral',
      gain: { kind: 'coupon', name: { zh: '福利 6 元券', en: 'Welfare ¥6 off' }, threshold: 6_600, discount: 600 },
    },
    {
      itemId: 'welfare-coins',
      kind: 'gift',
      section: areas.gifts,
      title: { zh: '见面金币', en: 'Coins to start with' },
      text: { zh: '可在金币商城兑换好礼', en: 'Spend them in the coin mall' },
      icon: 'coin-gold',
      gain: { kind: 'coins', coins: 30 },
    },
    {
      itemId: 'welfare-subsidy',
      kind: 'gift',
      section: areas.gifts,
      title: { zh: '生活补贴券', en: 'Living subsidy' },
      text: { zh: '补贴权益卡，满 60 减 10 元', en: 'A subsidy benefit card: ¥10 off orders over ¥60' },
      icon: 'cart-jade',
      gain: { kind: 'subsidyCard', card: 'living', amount: 1_000 },
    },
    entry('cash-tasks', {
      section: areas.earn,
      title: { zh: '提现任务', en: 'Cash tasks' },
      text: { zh: '完成任务，现金进余额', en: 'Finish tasks, get cash' },
      icon: 'wallet-teal',
      jumpUrl: pathOf(routes.cashTask),
      progress: async ({ db, user, now }) =>
        (await tasksOf(db, user, 'zh-CN', now)).filter(({ state }) => state === 'done').length,
    }),
    entry('red-packets', {
      section: areas.earn,
      title: { zh: '邀请好友', en: 'Invite friends' },
      text: { zh: '每邀一位，红包到账', en: 'A red packet for each friend' },
      icon: 'users-rose',
      jumpUrl: pathOf(routes.redPackets),
    }),
    entry('coin-mall', {
      section: areas.earn,
      title: { zh: '金币商城', en: 'Coin mall' },
      text: { zh: '金币换券、换卡', en: 'Coupons and cards for coins' },
      icon: 'coin-amber',
      jumpUrl: pathOf(routes.coinShop),
    }),
    entry('inflation', {
      section: areas.spend,
      title: { zh: '券膨胀', en: 'Voucher inflation' },
      text: { zh: '最高膨胀到 20 元', en: 'Up to ¥20' },
      icon: 'ticket-amber',
      jumpUrl: pathOf(routes.taxReduction),
    }),
    entry('new-user', {
      section: areas.spend,
      title: { zh: '新人福利', en: 'New-user welfare' },
      text: { zh: '新朋友专享券', en: 'Coupons for new customers' },
      icon: 'gift-coral',
      jumpUrl: pathOf(routes.newActivity),
    }),
    entry('free', {
      section: areas.spend,
      title: { zh: '免费领', en: 'Get free' },
      text: { zh: '约上好友，一起免费领', en: 'Get goods free with friends' },
      icon: 'box-plum',
      jumpUrl: pathOf(routes.free),
    }),
    entry('coupons', {
      section: areas.spend,
      title: { zh: '优惠券', en: 'Coupons' },
      text: { zh: '查看我的优惠券', en: 'See your coupons' },
      icon: 'ticket-jade',
      jumpUrl: pathOf(routes.couponList),
    }),
  ],
}
