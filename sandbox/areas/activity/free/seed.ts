import type { Seeding } from '../../../area'
import { hourMs } from '../../../beijing'
import { deliver } from './goods'
import { GROUP_MS } from './groupState'
import { freeItemOf } from './items'
import { freeGroupsTable, freeMembers } from './tables'

/** Who starts the groups, and the friend who joins some of them. */
const STARTER = '13800138071'
const FRIEND = '13800138072'

/** Groups of the starter: the item, how many hours ago it was started, and whether the friend is in it. */
const past: readonly (readonly [itemId: string, hoursAgo: number, withFriend: boolean])[] = [
  ['latte', 3, true],
  ['americano', 30, true],
  ...Array.from({ length: 10 }, (_, index) => ['burgers', 60 + index * 30, index === 0] as const),
]

/** The friend’s own group, without further members. */
const ofFriend = ['ramen', 5, false] as const

/** Groups in every state: the starter's with two members of three, a full one, and many that ran out of time; one of the friend. */
export async function seedFreeGroups({ db, now, people }: Seeding): Promise<void> {
  const idOf = (mobile: string) => people.find((person) => person.mobile === mobile)?.userId
  const [starterId, friendId] = [idOf(STARTER), idOf(FRIEND)]
  if (starterId === undefined || friendId === undefined) return
  const groupOf = (groupId: string, [itemId, hoursAgo, withFriend]: (typeof past)[number], by: number) => {
    const item = freeItemOf(itemId)
    if (!item) throw new Error(`no item ${itemId}`)
    const startedAt = new Date(now.getTime() - hoursAgo * hourMs)
    const joinedAt = new Date(startedAt.getTime() + hourMs)
    const userIds = withFriend ? [starterId, friendId] : [by]
    const fullAt = userIds.length === item.size ? joinedAt : null
    const endsAt = new Date(startedAt.getTime() + GROUP_MS)
    return {
      item,
      userIds,
      row: { groupId, itemId, starterId: by, size: item.size, startedAt, endsAt, fullAt },
      members: userIds.map((userId) => ({ groupId, userId, joinedAt: userId === by ? startedAt : joinedAt })),
    }
  }
  const groups = [
    ...past.map((group, index) => groupOf(`F161${String(index).padStart(3, '0')}`, group, starterId)),
    groupOf('F162000', ofFriend, friendId),
  ]
  await db.insert(freeGroupsTable).values(groups.map(({ row }) => row))
  await db.insert(freeMembers).values(groups.flatMap(({ members }) => members))
  for (const { row, item, userIds } of groups) {
    if (row.fullAt) await deliver(db, { groupId: row.groupId, item, userIds, now: row.fullAt })
  }
}
