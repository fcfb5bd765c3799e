import { routes } from '@/routes'
import { inLanguage } from '../../../../language'
import type { ActivityPlan } from './plan'
import { inviteTask, memberTask, orderTask, pathOf, verifyTask, visitTask } from './tasks'

const once = {
  zh: '每项奖励每人限领一次，领完即止',
  en: 'Each reward is given once to each customer, while there are any left',
}
const thirtyDays = { zh: '优惠券自领取起 30 天有效', en: 'Coupons can be used for 30 days' }

const coupon = (yuan: number, from: number) =>
  ({
    kind: 'coupon',
    name: { zh: `活动立减 ${yuan} 元券`, en: `¥${yuan} off` },
    threshold: from * 100,
    discount: yuan * 100,
  }) as const

/** The activity of the season, which is open: tasks of every kind, and a coupon of which there are few. */
export const spring: ActivityPlan = {
  code: 'spring',
  title: { zh: '春日补贴季', en: 'Spring subsidies' },
  text: { zh: '做任务，领满减券和金币', en: 'Do tasks, get coupons and coins' },
  banner: 'leaf-jade',
  rules: [
    { zh: '点击“立即参加”后才能领取奖励', en: 'Take part first, then rewards can be claimed' },
    once,
    thirtyDays,
    { zh: '活动结束后未领取的奖励失效', en: 'Rewards that were not claimed end with the activity' },
  ],
  address: `${pathOf(routes.customActivity)}?code=spring`,
  days: [-5, 10],
  isListed: true,
  needsJoin: true,
  blocks: ({ lang }) => [
    {
      type: 'notice',
      list: [
        inLanguage({ zh: '活动期间下单，会员折扣同享', en: 'The member discount comes on top' }, lang),
        inLanguage({ zh: '金币可在金币商城兑换好礼', en: 'Coins are spent in the coin mall' }, lang),
      ],
      mode: 'vertical',
      showIcon: true,
    },
    {
      type: 'goods',
      title: inLanguage({ zh: '活动好物', en: 'Picked for you' }, lang),
      promotion: 'carnival',
      count: 6,
    },
  ],
  items: [
    {
      itemId: 'first-come',
      kind: 'gift',
      title: { zh: '见面礼', en: 'A gift to start with' },
      text: { zh: '满 50 元可用的 5 元券', en: '¥5 off goods of ¥50 or more' },
      icon: 'ticket-coral',
      stock: 200,
      gain: coupon(5, 50),
    },
    visitTask(
      {
        itemId: 'carnival',
        title: { zh: '逛一逛狂欢购物', en: 'Look around the carnival' },
        route: routes.carnivalShopping,
        icon: 'gift-violet',
      },
      { kind: 'coins', coins: 20 },
    ),
    verifyTask({ kind: 'coins', coins: 50 }),
    orderTask(1, coupon(8, 80)),
    orderTask(3, { kind: 'coins', coins: 300 }),
    inviteTask(coupon(10, 100)),
    memberTask({ kind: 'coins', coins: 100 }),
  ],
}

/** The next one, which has not begun yet. */
export const summer: ActivityPlan = {
  code: 'summer',
  title: { zh: '夏日清凉节', en: 'Summer cool-down' },
  text: { zh: '饮品甜点满减券，开场即领', en: 'Coupons for drinks and desserts from the first minute' },
  banner: 'drop-sky',
  rules: [once, thirtyDays],
  address: `${pathOf(routes.customActivity)}?code=summer`,
  days: [2, 20],
  isListed: true,
  needsJoin: true,
  items: [
    {
      itemId: 'cool',
      kind: 'gift',
      title: { zh: '清凉券', en: 'A cool coupon' },
      text: { zh: '满 30 元可用的 6 元券', en: '¥6 off goods of ¥30 or more' },
      icon: 'drop-sky',
      gain: coupon(6, 30),
    },
    orderTask(1, coupon(8, 80)),
  ],
}

/** The one before, which is over. */
export const newYear: ActivityPlan = {
  code: 'new-year',
  title: { zh: '新年开门红', en: 'New Year’s start' },
  text: { zh: '首单有礼', en: 'A gift for the first order' },
  banner: 'balloon-rose',
  rules: [once],
  address: `${pathOf(routes.customActivity)}?code=new-year`,
  days: [-60, -20],
  isListed: true,
  needsJoin: true,
  items: [orderTask(1, coupon(8, 80))],
}
