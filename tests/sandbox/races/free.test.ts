import { eq } from 'drizzle-orm'
import { joinGroup, startGroup } from '../../../sandbox/areas/activity/free/groups'
import { freeItemOf } from '../../../sandbox/areas/activity/free/items'
import { freeGroupsTable, freeMembers } from '../../../sandbox/areas/activity/free/tables'
import { orders } from '../../../sandbox/areas/order/tables'
import { signUp } from '../../../sandbox/areas/session/users'
import { transactionsAtOnce } from './atOnce'
import { now, openShop, type Shop } from './shop'

/** The pool of connections has a few more. */
const AT_ONCE = 18
const FRIENDS = 36

let shop: Shop
let friends: number[]
beforeAll(async () => {
  shop = await openShop()
  friends = []
  for (let made = 0; made < FRIENDS; made++) {
    const { userId } = await signUp(shop.db, { mobile: `139500000${String(made).padStart(2, '0')}`, now })
    friends.push(userId)
  }
})
afterAll(() => shop.close())

const itemOf = (itemId: string) => {
  const item = freeItemOf(itemId)
  if (!item) throw new Error(`no item ${itemId}`)
  return item
}

/** A group of three that has one place left. */
async function lastPlace(userIds: readonly [number, number]): Promise<string> {
  const item = itemOf('latte')
  const started = await shop.db.transaction((tx) => startGroup(tx, { userId: userIds[0], item, now }))
  if ('refused' in started) throw new Error(started.refused)
  await shop.db.transaction((tx) => joinGroup(tx, { userId: userIds[1], groupId: started.groupId, now }))
  return started.groupId
}

const joinAll = (groupId: string, userIds: readonly number[]) =>
  transactionsAtOnce(shop.db, userIds.length, (tx, index) =>
    joinGroup(tx, { userId: userIds[index] ?? 0, groupId, now }),
  )

const membersIn = (groupId: string) => shop.db.select().from(freeMembers).where(eq(freeMembers.groupId, groupId))

it('of thirty friends who take the last place of a group at once one comes in, and the goods come once to each of the three', async () => {
  const [starter = 0, second = 0, ...others] = friends.slice(0, 32)
  const groupId = await lastPlace([starter, second])
  const before = await shop.db.select().from(orders)
  const answers = await joinAll(groupId, others)
  expect(answers.filter((one) => !('refused' in one))).toHaveLength(1)
  expect(await membersIn(groupId)).toHaveLength(3)
  expect(await shop.db.select().from(orders)).toHaveLength(before.length + 3)
})

it('one customer who joins a group in many tabs is in it once', async () => {
  const [starter = 0, friend = 0] = friends.slice(20)
  const started = await shop.db.transaction((tx) => startGroup(tx, { userId: starter, item: itemOf('ramen'), now }))
  if ('refused' in started) throw new Error(started.refused)
  const answers = await joinAll(started.groupId, Array<number>(AT_ONCE).fill(friend))
  const refused = answers.flatMap((one) => ('refused' in one ? [one.refused] : []))
  expect(refused).toEqual(Array(AT_ONCE - 1).fill('GROUP_JOINED'))
  expect(await membersIn(started.groupId)).toHaveLength(2)
})

it('a group that is started in many tabs at once is one', async () => {
  const [userId = 0] = friends.slice(22)
  const item = itemOf('burgers')
  await transactionsAtOnce(shop.db, AT_ONCE, (tx) => startGroup(tx, { userId, item, now }))
  expect(await shop.db.select().from(freeGroupsTable).where(eq(freeGroupsTable.starterId, userId))).toHaveLength(1)
})

it('two groups of the same members that become full at once bring the goods once to each', async () => {
  const [one = 0, two = 0, last = 0, other = 0] = friends.slice(32)
  const item = itemOf('latte')
  const ids: string[] = []
  for (const starter of [one, two]) {
    const started = await shop.db.transaction((tx) => startGroup(tx, { userId: starter, item, now }))
    if ('refused' in started) throw new Error(started.refused)
    ids.push(started.groupId)
    const friend = starter === one ? two : one
    await shop.db.transaction((tx) => joinGroup(tx, { userId: friend, groupId: started.groupId, now }))
  }
  const before = await shop.db.select().from(orders)
  await transactionsAtOnce(shop.db, 2, (tx, index) =>
    joinGroup(tx, { userId: index === 0 ? last : other, groupId: ids[index] ?? '', now }),
  )
  expect(await shop.db.select().from(orders)).toHaveLength(before.length + 4)
})
