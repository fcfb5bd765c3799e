import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { FreeGroup } from '@/contract/activity/free'
import { maskName } from '@/lib/mask'
import type { Db } from '../../../db/client'
import { inLanguage } from '../../../language'
import { PAGE_SIZE } from '../../../paging'
import { pictureOf, type Viewer } from '../../../viewer'
import { users } from '../../session/tables'
import { groupState } from './groupState'
import type { GroupRow } from './groups'
import { freeItemOf } from './items'
import { freeGroupsTable, freeMembers } from './tables'

interface Owner {
  db: Db
  /** Absent for a visitor. */
  userId: number | undefined
}

/** Groups as a customer or a visitor sees them; one whose item is no longer known is left out. */
export async function groupViews(rows: readonly GroupRow[], owner: Owner, viewer: Viewer): Promise<FreeGroup[]> {
  const ids = rows.map(({ groupId }) => groupId)
  const members = await owner.db
    .select({ member: freeMembers, nickName: users.nickName, imgUrl: users.imgUrl })
    .from(freeMembers)
    .innerJoin(users, eq(users.userId, freeMembers.userId))
    .where(inArray(freeMembers.groupId, ids))
    .orderBy(asc(freeMembers.joinedAt))
  return rows.flatMap((row) => {
    const own = members.filter(({ member }) => member.groupId === row.groupId)
    return groupView(row, own, owner.userId, viewer)
  })
}

interface MemberRow {
  member: typeof freeMembers.$inferSelect
  nickName: string
  imgUrl: string
}

function groupView(
  row: GroupRow,
  members: readonly MemberRow[],
  userId: number | undefined,
  { lang, origin, now }: Viewer,
): FreeGroup[] {
  const item = freeItemOf(row.itemId)
  if (!item) return []
  const { groupId, itemId, size, starterId, startedAt, endsAt } = row
  const self = members.find(({ member }) => member.userId === userId)?.member
  return [
    {
      groupId,
      itemId,
      title: inLanguage(item.goods.title, lang),
      picture: pictureOf('goods', item.goods.goodsId, origin),
      worth: item.goods.originalPriceFen,
      size,
      state: groupState(row, now),
      startTime: startedAt.getTime(),
      endTime: endsAt.getTime(),
      members: members.map(({ member, nickName, imgUrl }) => ({
        name: maskName(nickName),
        imgUrl: imgUrl && origin + imgUrl,
        isStarter: member.userId === starterId,
        isSelf: member.userId === userId,
      })),
      standing: !self ? 'none' : starterId === userId ? 'started' : 'joined',
      ...(self?.orderId ? { orderId: self.orderId } : {}),
    },
  ]
}

/** One page of the groups of a customer, the newest first. */
export async function groupsPage(db: Db, userId: number, page: number): Promise<GroupRow[]> {
  if (page < 1) return []
  const rows = await db
    .select({ group: freeGroupsTable })
    .from(freeMembers)
    .innerJoin(freeGroupsTable, eq(freeGroupsTable.groupId, freeMembers.groupId))
    .where(eq(freeMembers.userId, userId))
    .orderBy(desc(freeMembers.joinedAt), desc(freeMembers.groupId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return rows.map(({ group }) => group)
}
