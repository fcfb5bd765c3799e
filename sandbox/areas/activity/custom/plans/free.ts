import { freeActivityCode } from '@/contract/activity/free'
import { yuan } from '@/lib/money'
import { counted } from '@/lib/plural'
import { routes } from '@/routes'
import { membersOf, openGroupOf } from '../../free/groups'
import { type FreeItem, freeItems } from '../../free/items'
import type { ActivityPlan, ItemPlan } from './plan'
import { pathOf } from './tasks'

/** Goods of the free activity; `done` counts who is in the customer's own open group. */
const goodsItem = ({ itemId, goods, size }: FreeItem): ItemPlan => ({
  itemId,
  kind: 'goods',
  title: goods.title,
  text: {
    zh: `价值 ${yuan(goods.originalPriceFen)} · ${size} 人成团`,
    en: `Worth ${yuan(goods.originalPriceFen)} · ${counted(size, 'person', 'people')}`,
  },
  icon: `${goods.picture.motif}-${goods.picture.palette}`,
  total: size,
  async progress({ db, user, now }) {
    const group = await openGroupOf(db, user.userId, itemId, now)
    return group ? (await membersOf(db, group.groupId)).length : 0
  },
})

/** Goods that friends get for free together. */
export const free: ActivityPlan = {
  code: freeActivityCode,
  title: { zh: '好友接龙，免费领好物', en: 'Get goods free with friends' },
  text: { zh: '24 小时内凑齐人数，人人有份', en: 'Fill a group within 24 hours and all of you get them' },
  banner: 'gift-plum',
  rules: [
    {
      zh: '选择商品发起接龙，并邀请好友加入；新老用户均可参加。',
      en: 'Choose goods, start a group and invite friends to it. New and existing customers can join.',
    },
    {
      zh: '接龙自发起起 24 小时内凑齐人数即成功，超时未满则失效，可重新发起。',
      en: 'A group has 24 hours from its start to become full. One that does not ends, and you can start a new one.',
    },
    {
      zh: '满员后，商品以卡密形式自动发放给每位成员，可在订单中查看。',
      en: 'Once it is full, each member gets the goods as a card code, which is among their orders.',
    },
    {
      zh: '每件商品每人限免费领一次；已领过的用户不能再发起或加入同一商品的接龙。',
      en: 'Each customer gets each item once. Who has had it can neither start nor join another group of it.',
    },
    {
      zh: '活动结束后不能发起新的接龙，已发起的接龙不受影响。',
      en: 'Once the activity is over no group can be started; groups that were started before go on.',
    },
  ],
  address: pathOf(routes.free),
  days: [-5, 300],
  isListed: true,
  needsJoin: false,
  items: freeItems.map(goodsItem),
}
