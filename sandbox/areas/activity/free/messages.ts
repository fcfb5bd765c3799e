import type * as free from '@/contract/activity/free'
import type { MessagesOf } from '../../../refusals'
import { customMessages } from '../custom/messages'

const { ITEM_UNKNOWN, ACTIVITY_COMING, ACTIVITY_ENDED } = customMessages

export const freeMessages: MessagesOf<typeof free> = {
  ...{ ITEM_UNKNOWN, ACTIVITY_COMING, ACTIVITY_ENDED },
  GOODS_TAKEN: {
    zh: '您已免费领过该商品，试试其他商品吧',
    en: 'You have had these goods for free already. Try other ones.',
  },
  GROUP_UNKNOWN: {
    zh: '没有找到这个接龙，可自己发起一个',
    en: 'This group does not exist. You can start one of your own.',
  },
  GROUP_OWN: { zh: '这是您发起的接龙，请邀请好友加入', en: 'You started this group. Invite your friends to it.' },
  GROUP_JOINED: { zh: '您已加入该接龙，无需重复加入', en: 'You are in this group already.' },
  GROUP_FULL: { zh: '该接龙已满员，可自己发起一个', en: 'This group is full. You can start one of your own.' },
  GROUP_EXPIRED: { zh: '该接龙已超时，可重新发起一个', en: 'This group has run out of time. You can start a new one.' },
}
