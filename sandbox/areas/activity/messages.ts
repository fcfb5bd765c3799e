import type { MessagesOf } from '../../refusals'
import type { contract } from './contract'

/** What a refused customer reads of activities, free goods, tasks and invitations, in this order. */
export const activityMessages: MessagesOf<typeof contract> = {
  ACTIVITY_UNKNOWN: { zh: '没有找到这个活动', en: 'This activity does not exist.' },
  ACTIVITY_COMING: { zh: '活动还未开始，请稍后再来', en: 'The activity has not begun yet. Please come back later.' },
  ACTIVITY_ENDED: { zh: '活动已结束，看看其他活动吧', en: 'The activity is over. See what else there is.' },
  NOT_JOINED: { zh: '请先参加活动，再领取奖励', en: 'Take part first, then claim the reward.' },
  ITEM_UNKNOWN: { zh: '该奖励已下线', en: 'This reward is not offered any more.' },
  ITEM_OPEN: {
    zh: '任务还未完成，完成后即可领取',
    en: 'This task is not finished yet. Finish it to claim its reward.',
  },
  ITEM_TAKEN: { zh: '您已领取过该奖励', en: 'You have claimed this reward already.' },
  ITEM_GONE: { zh: '奖励已领完，看看其他奖励吧', en: 'None are left. See the other rewards.' },
  VOUCHER_TAKEN: { zh: '券已收下，不能再膨胀', en: 'You keep this voucher already; it does not grow any more.' },
  GOODS_TAKEN: {
    zh: '您已免费领过该商品，试试其他商品吧',
    en: 'You have claimed these goods for free already. Try other ones.',
  },
  GROUP_UNKNOWN: {
    zh: '没有找到这个接龙，可自己发起一个',
    en: 'This group does not exist. You can start one of your own.',
  },
  GROUP_OWN: { zh: '这是您发起的接龙，请邀请好友加入', en: 'You started this group. Invite your friends to it.' },
  GROUP_JOINED: { zh: '您已加入该接龙，无需重复加入', en: 'You are in this group already.' },
  GROUP_FULL: { zh: '该接龙已满员，可自己发起一个', en: 'This group is full. You can start one of your own.' },
  GROUP_EXPIRED: { zh: '该接龙已超时，可重新发起一个', en: 'This group has run out of time. You can start a new one.' },
  TASK_UNKNOWN: { zh: '该任务已下线', en: 'This task is not offered any more.' },
  TASK_OPEN: { zh: '任务还未完成，完成后即可领取', en: 'This task is not finished yet. Finish it to claim the cash.' },
  TASK_TAKEN: {
    zh: '奖励已领取，请在余额中查看',
    en: 'You have claimed this cash already. You find it in your balance.',
  },
  INVITER_UNKNOWN: {
    zh: '邀请链接无效，请向好友索要新的链接',
    en: 'This invitation is not valid. Ask your friend for a new link.',
  },
  HELP_DONE: {
    zh: '您已通过助力领取会员，每人限领一次',
    en: 'You have claimed the membership already. It is given once to each customer.',
  },
  HELP_SELF: { zh: '不能为自己助力，把链接发给好友吧', en: 'You cannot help yourself. Send the link to a friend.' },
  HELP_ONLY_NEW: { zh: '仅限新用户助力', en: 'Only new customers can help.' },
  HELP_TWICE: { zh: '您已助力过，每人只能助力一次', en: 'You have helped already. Each friend can help once.' },
  HELP_OVER: {
    zh: '好友的助力活动已结束，您也可以自己发起',
    en: 'The time to help has run out. You can ask for help yourself.',
  },
  HELP_FULL: {
    zh: '好友已助力成功，您也可以自己发起',
    en: 'Enough friends have helped already. You can ask for help yourself.',
  },
  PACKET_UNKNOWN: { zh: '红包不存在，请刷新后重试', en: 'There is no such red packet. Please load the list again.' },
  PACKET_OPENED: { zh: '红包已拆开，请在余额中查看', en: 'This red packet is open already. See your balance.' },
  PACKET_EXPIRED: {
    zh: '红包已过期，邀请好友可得新红包',
    en: 'This red packet has expired. Invite a friend for a new one.',
  },
  STAGE_UNKNOWN: { zh: '该奖励已下线', en: 'This reward is not offered any more.' },
  STAGE_OPEN: { zh: '邀请人数还不够，继续邀请吧', en: 'You have not invited enough friends yet.' },
  STAGE_TAKEN: { zh: '奖励已领取，请在余额中查看', en: 'You have claimed this reward already. See your balance.' },
}
