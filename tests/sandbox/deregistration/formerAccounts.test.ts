import { databaseForTests } from '@tests/sandbox/openDatabase'
import { eq } from 'drizzle-orm'
import { payTask, takenTasks } from '../../../sandbox/areas/activity/bonus/bonuses'
import { tasks } from '../../../sandbox/areas/activity/bonus/tasks'
import { hasMark, markOnce, marksOf } from '../../../sandbox/areas/activity/custom/marks'
import { forgetCustomer } from '../../../sandbox/areas/deregistration/forget'
import { giveCouponOnce } from '../../../sandbox/areas/order/coupons'
import { formerAccounts, pastGifts, users } from '../../../sandbox/areas/session/tables'
import { bindMobile, signUp, signUpByHost } from '../../../sandbox/areas/session/users'

const now = new Date('2026-06-02T04:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
const database = databaseForTests(now)

let last = 0
const newNumber = () => {
  last += 1
  return `1394${String(last).padStart(7, '0')}`
}

const close = (userId: number, mobile: string, at = now) =>
  database.db.transaction((tx) => forgetCustomer(tx, { userId, mobile, now: at }))
const coupon = { name: { zh: '满减', en: 'Off' }, threshold: 2_000, discount: 800 }
const give = (userId: number, onceKey: string) =>
  database.db.transaction((tx) => giveCouponOnce(tx, { ...coupon, userId, onceKey, now }))
const rowOf = async (userId: number) => {
  const [row] = await database.db.select().from(users).where(eq(users.userId, userId))
  return row
}

/** A customer who has received one of each, and has closed their account. */
async function formerCustomer(mobile: string): Promise<number> {
  const { userId } = await signUp(database.db, { mobile, now })
  const [task] = tasks
  if (!task) throw new Error('there is no task')
  await database.db.transaction(async (tx) => {
    await payTask(tx, { userId }, task, now)
    await markOnce(tx, { userId, code: 'spring', itemId: 'cash', kind: 'received', amount: 300, now })
    await markOnce(tx, { userId, code: 'spring', itemId: 'cash', kind: 'visited', now })
  })
  await give(userId, 'offer:one')
  await close(userId, mobile)
  return userId
}

describe('an account of a number that had one', () => {
  it('R-54 has received what the former one had, and nothing else of it', async () => {
    const mobile = newNumber()
    await formerCustomer(mobile)
    const { userId, isNew } = await signUp(database.db, { mobile, now })
    const [task] = tasks
    if (!task) throw new Error('there is no task')
    const marks = await marksOf(database.db, userId, 'spring')
    expect(isNew).toBe(true)
    expect([hasMark(marks, 'received', 'cash'), hasMark(marks, 'visited', 'cash')]).toEqual([true, false])
    expect([...(await takenTasks(database.db, userId))]).toEqual([task.taskId])
    expect(await database.db.transaction((tx) => payTask(tx, { userId }, task, now))).toBeUndefined()
    expect(await give(userId, 'offer:one')).toBeUndefined()
    expect(await give(userId, 'offer:two')).toMatchObject({ onceKey: 'offer:two' })
  })

  it('R-54 passes it on when it is closed, too', async () => {
    const mobile = newNumber()
    await formerCustomer(mobile)
    const second = await signUp(database.db, { mobile, now })
    await close(second.userId, mobile)
    const third = await signUp(database.db, { mobile, now })
    expect(await give(third.userId, 'offer:one')).toBeUndefined()
    expect(hasMark(await marksOf(database.db, third.userId, 'spring'), 'received', 'cash')).toBe(true)
  })

  it('R-54 may receive all again two years after the close, when what was kept of it is deleted', async () => {
    const mobile = newNumber()
    await formerCustomer(mobile)
    const { userId } = await signUp(database.db, { mobile, now: daysLater(731) })
    expect(await give(userId, 'offer:one')).toMatchObject({ onceKey: 'offer:one' })
    const other = newNumber()
    const late = await signUp(database.db, { mobile: other, now: daysLater(731) })
    await close(late.userId, other, daysLater(731))
    const kept = await database.db.select().from(formerAccounts)
    expect(kept.filter(({ closedAt }) => closedAt <= now)).toEqual([])
  })

  it('R-48 is no friend of the customer whose link it came by', async () => {
    const mobile = newNumber()
    await formerCustomer(mobile)
    const { userId } = await signUp(database.db, { mobile, inviterUserId: 102, now })
    expect((await rowOf(userId))?.inviterUserId).toBeNull()
    const fresh = await signUp(database.db, { mobile: newNumber(), inviterUserId: 102, now })
    expect((await rowOf(fresh.userId))?.inviterUserId).toBe(102)
  })

  it('R-48 R-54 is known by the WeChat account as well, and by a number that is bound later', async () => {
    const [mobile, other] = [newNumber(), newNumber()]
    const byHost = () => signUpByHost(database.db, { openId: 'returning-1', inviterUserId: 102, now })
    const first = await byHost()
    await bindMobile(database.db, { userId: first.userId, mobile, now })
    await give(first.userId, 'offer:one')
    await close(first.userId, mobile)
    const again = await byHost()
    expect([(await rowOf(again.userId))?.inviterUserId, await give(again.userId, 'offer:one')]).toEqual([
      null,
      undefined,
    ])
    await formerCustomer(other)
    const bound = await signUpByHost(database.db, { openId: 'returning-2', inviterUserId: 102, now })
    expect((await rowOf(bound.userId))?.inviterUserId).toBe(102)
    expect(await bindMobile(database.db, { userId: bound.userId, mobile: other, now })).toBe('ok')
    expect([(await rowOf(bound.userId))?.inviterUserId, await give(bound.userId, 'offer:one')]).toEqual([
      null,
      undefined,
    ])
    const gifts = await database.db.select().from(pastGifts).where(eq(pastGifts.userId, bound.userId))
    expect(gifts.map(({ gift }) => gift).sort()).toEqual(['coupon:offer:one', 'task:identity', 'welcome-pack'])
  })

  it('R-54 that is closed in the same moment as it signs up again is still known', async () => {
    const mobile = newNumber()
    const { userId } = await signUp(database.db, { mobile, now })
    await give(userId, 'offer:one')
    let signedUp: Promise<{ userId: number; isNew: boolean }> | undefined
    await database.db.transaction(async (tx) => {
      await forgetCustomer(tx, { userId, mobile, now })
      // It waits for the row of the number until this transaction ends.
      signedUp = signUp(database.db, { mobile, now })
    })
    const again = await signedUp
    expect(again?.isNew).toBe(true)
    expect(await give(again?.userId ?? 0, 'offer:one')).toBeUndefined()
  })
})
