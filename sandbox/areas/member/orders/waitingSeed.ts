import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dayMs } from '../../../beijing'
import type { Db } from '../../../db/client'
import { registeredPeople } from '../../../people/people'
import { serialNumber } from '../../../serialNumber'
import { payments } from '../../cashier/tables'
import { users } from '../../session/tables'
import { plans } from '../plans/plans'
import { vipOrders } from '../tables'
import { seededOrder } from '../vipSeed'
import { waitingOrder } from './vipOrders'

/** Whose membership order waits for its payment. */
const WAITING = '13800138013'

/**
 * Who has an unpaid membership order has one at every start, however long ago the database was filled, with a payment that can be gone
 * on with (P17). Both wait a day instead of minutes, so that there is time to find them.
 */
export async function renewWaitingOrder(db: Db, now: Date): Promise<void> {
  const person = registeredPeople.find(({ mobile }) => mobile === WAITING)
  const [user] = await db.select({ userId: users.userId }).from(users).where(eq(users.mobile, WAITING))
  if (!person || user?.userId !== person.userId) return
  const { userId } = person
  if (await waitingOrder(db, userId, 'fei_yue', now)) return
  const order = seededOrder(plans.fei_yue, 'single_month', {
    userId,
    at: now,
    serial: Math.floor(now.getTime() / 1000),
  })
  await db.insert(vipOrders).values(order)
  const serial = serialNumber(now)
  await db.insert(payments).values({
    bizNo: `P${serial}`,
    outBizNo: `A${serial}000001`,
    userId,
    orderId: order.orderId,
    amount: order.payAmount,
    subject: order.title,
    assetType: 'ALIPAY',
    status: 'PAYMENT_CREATED',
    session: randomBytes(24).toString('hex'),
    sessionEndsAt: new Date(now.getTime() + dayMs),
    callBackUrl: '',
    createdAt: now,
  })
}
