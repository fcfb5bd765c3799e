import type { ExpectedReceive } from '@/contract/member/info'
import type { Db } from '../../../db/client'
import { inLanguage } from '../../../language'
import type { User } from '../../../user'
import { pictureOf, type Viewer } from '../../../viewer'
import { nextBirthdayMonth } from '../gifts/birthday'
import { itemsOfGift } from '../gifts/giftItems'
import { itemsOf, type Plan, type PlanItem } from '../plans/plan'
import { isRunning, termOf } from '../terms'
import { nextMonth, statusesOf } from './rights'

const asExpected = (item: PlanItem, receiveTime: Date, { lang, origin }: Viewer): ExpectedReceive => ({
  itemId: item.itemId,
  itemName: inLanguage(item.name, lang),
  itemImg: pictureOf('icon', item.icon, origin),
  receiveTime: receiveTime.getTime(),
})

/**
 * What a member can claim next, the soonest first: what is claimed this month, in the next one, and the birthday gift. Nothing that
 * lies after the end of a membership which is not renewed.
 */
export async function expectedOf(db: Db, plan: Plan, user: User, viewer: Viewer): Promise<ExpectedReceive[]> {
  const { now } = viewer
  const term = await termOf(db, user.userId, plan.vipType)
  if (!isRunning(term, now)) return []
  const goesOn = (moment: Date) => term.renewStatus === 'on' || moment < term.endTime
  const next = nextMonth(term, now)
  const statuses = await statusesOf(db, plan, user.userId, now)
  const monthly = itemsOf(plan).filter(({ forRenewal }) => !forRenewal)
  const claimed = monthly.filter(({ itemId }) => ['received', 'used_up'].includes(statuses.get(itemId) ?? ''))
  const birthday = plan.vipType === 'fei_yue' && user.birthday ? nextBirthdayMonth(user.birthday, now) : undefined
  const rows = [
    ...(goesOn(next) ? claimed.map((item) => asExpected(item, next, viewer)) : []),
    ...(birthday && goesOn(birthday) ? itemsOfGift.birthday.map((item) => asExpected(item, birthday, viewer)) : []),
  ]
  return rows.sort((a, b) => a.receiveTime - b.receiveTime)
}
