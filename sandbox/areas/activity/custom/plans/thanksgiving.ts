import { routes } from '@/routes'
import { inLanguage } from '../../../../language'
import type { ActivityPlan } from './plan'
import { memberTask, orderTask, pathOf } from './tasks'

/** Thanks to customers: gifts that are theirs at once, and more for those who buy. */
export const thanksgiving: ActivityPlan = {
  code: 'thanksgiving',
  title: { zh: '感恩回馈', en: 'Thank you' },
  text: { zh: '谢谢一路相伴，三份心意请收下', en: 'Thank you for being with us: three gifts are yours' },
  banner: 'heart-rose',
  rules: [
    { zh: '每份礼物每人限领一次', en: 'Each gift is given once to each customer' },
    { zh: '礼券自领取起 30 天有效，可与会员折扣同享', en: 'Coupons can be used for 30 days, with the member discount' },
    { zh: '金币即时到账', en: 'Coins arrive at once' },
  ],
  address: pathOf(routes.thanksgiving),
  days: [-3, 20],
  isListed: true,
  needsJoin: true,
  blocks: ({ lang }) => [
    {
      type: 'text',
      align: 'center',
      html: inLanguage(
        {
          zh: '<h3>一封感谢信</h3><p>因为有您，小补贴才能走到今天。<b>每一单的信任</b>，我们都记在心里。</p>',
          en: '<h3>A letter of thanks</h3><p>It is you who brought us here. <b>The trust in every order</b> means a lot to us.</p>',
        },
        lang,
      ),
    },
  ],
  items: [
    {
      itemId: 'thanks-coupon',
      kind: 'gift',
      title: { zh: '感恩礼券', en: 'A coupon of thanks' },
      text: { zh: '满 60 元可用的 9 元券', en: '¥9 off goods of ¥60 or more' },
      icon: 'ticket-rose',
      gain: { kind: 'coupon', name: { zh: '感恩 9 元礼券', en: 'Thank-you ¥9 off' }, threshold: 6_000, discount: 900 },
    },
    memberTask({ kind: 'coins', coins: 188 }),
    orderTask(1, {
      kind: 'coupon',
      name: { zh: '感恩 15 元礼券', en: 'Thank-you ¥15 off' },
      threshold: 15_000,
      discount: 1_500,
    }),
  ],
}
