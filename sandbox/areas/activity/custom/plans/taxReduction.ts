import { routes } from '@/routes'
import type { ActivityPlan } from './plan'
import { inviteTask, memberTask, orderTask, pathOf, verifyTask, visitTask } from './tasks'

const grows = (amount: number) => ({ kind: 'voucher', amount }) as const

/** The voucher that tasks make grow; it is taken as a coupon. */
export const taxReduction: ActivityPlan = {
  code: 'tax-reduction',
  title: { zh: '券膨胀', en: 'Voucher inflation' },
  text: { zh: '2 元券最高膨胀到 20 元', en: 'A voucher of ¥2 grows to ¥20' },
  banner: 'ticket-amber',
  rules: [
    { zh: '每完成一项任务并点击膨胀，券的金额随之增加', en: 'Each finished task makes the voucher grow by a tap' },
    { zh: '每项任务只能膨胀一次', en: 'Each task makes it grow once' },
    {
      zh: '收下后金额不再变化，券自收下起 30 天有效，满 100 元可用',
      en: 'Once you keep it, it stays as it is for 30 days, for ¥100 or more',
    },
  ],
  address: pathOf(routes.taxReduction),
  days: [-10, 45],
  isListed: true,
  needsJoin: false,
  voucher: { name: { zh: '膨胀券', en: 'Inflated voucher' }, base: 200, threshold: 10_000 },
  items: [
    {
      itemId: 'voucher',
      kind: 'voucher',
      title: { zh: '膨胀券', en: 'Inflated voucher' },
      text: { zh: '满 100 元可用', en: 'For ¥100 or more' },
      icon: 'ticket-amber',
    },
    visitTask(
      {
        itemId: 'price-cut',
        title: { zh: '看看补贴降价', en: 'See the price cuts' },
        route: routes.allowanceDown,
        icon: 'percent-rose',
      },
      grows(100),
    ),
    verifyTask(grows(300)),
    memberTask(grows(400)),
    orderTask(1, grows(500)),
    inviteTask(grows(500)),
  ],
}
