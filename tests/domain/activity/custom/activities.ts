import type { Activity, ActivityItem, ActivityLink } from '@/contract/activity/custom'
import { serverNow } from '@/lib/serverClock'

/** Activities and items as the server answers them. */

const hour = 3_600_000

/** An activity that began an hour ago and ends in an hour. */
export const activity = (more: Partial<Activity> = {}): Activity => ({
  code: 'spring',
  title: 'Spring',
  text: 'tasks and rewards',
  state: 'open',
  startTime: serverNow() - hour,
  endTime: serverNow() + hour,
  picture: '/pictures/wide/leaf-jade.png',
  rules: ['each once'],
  schema: '',
  ...more,
})

export const item = (itemId: string, more: Partial<ActivityItem> = {}): ActivityItem => ({
  itemId,
  kind: 'task',
  section: '',
  title: `item ${itemId}`,
  text: 'how it is done',
  picture: '/pictures/icon/gift-jade.png',
  state: 'todo',
  done: 0,
  total: 1,
  jumpUrl: '/pages/mall/index',
  byVisit: false,
  reward: 'coins',
  amount: 20,
  ...more,
})

export const other: ActivityLink = {
  code: 'thanksgiving',
  title: 'Thanks',
  text: 'three gifts',
  picture: '/pictures/wide/heart-rose.png',
  endTime: serverNow() + hour,
  jumpUrl: '/subPackages/thanksgiving/index',
}
