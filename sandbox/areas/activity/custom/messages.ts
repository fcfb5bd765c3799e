import type * as custom from '@/contract/activity/custom'
import type { MessagesOf } from '../../../refusals'

export const customMessages: MessagesOf<typeof custom> = {
  ACTIVITY_UNKNOWN: { zh: '没有找到这个活动', en: 'This activity does not exist.' },
  ACTIVITY_COMING: { zh: '活动还未开始，请稍后再来', en: 'The activity has not begun yet. Please come back later.' },
  ACTIVITY_ENDED: { zh: '活动已结束，看看其他活动吧', en: 'The activity is over. See what else there is.' },
  NOT_JOINED: { zh: '请先点击“立即参加”', en: 'Take part first, then take the reward.' },
  ITEM_UNKNOWN: { zh: '该奖励已下线', en: 'This reward is not offered any more.' },
  ITEM_OPEN: { zh: '任务还未完成，完成后即可领取', en: 'This task is not finished yet. Finish it to take its reward.' },
  ITEM_TAKEN: { zh: '您已领取过该奖励', en: 'You have taken this reward already.' },
  ITEM_GONE: { zh: '奖励已领完，看看其他奖励吧', en: 'None are left. See the other rewards.' },
  VOUCHER_TAKEN: { zh: '券已收下，不能再膨胀', en: 'You keep this voucher already; it does not grow any more.' },
}
