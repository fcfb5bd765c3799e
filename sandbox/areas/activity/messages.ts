import type { MessagesOf } from '../../refusals'
import type { contract } from './contract'
import { customMessages } from './custom/messages'
import { freeMessages } from './free/messages'
import { inviteMessages } from './invite/messages'

export const activityMessages: MessagesOf<typeof contract> = {
  ...customMessages,
  ...freeMessages,
  TASK_UNKNOWN: { zh: '该任务已下线', en: 'This task is not offered any more.' },
  TASK_OPEN: { zh: '任务还未完成，完成后即可领取', en: 'This task is not finished yet. Finish it to take the cash.' },
  TASK_TAKEN: {
    zh: '奖励已领取，请在余额中查看',
    en: 'You have taken this cash already. You find it in your balance.',
  },
  ...inviteMessages,
}
