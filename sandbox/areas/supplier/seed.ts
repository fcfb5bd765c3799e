import type { Seeding } from '../../area'
import { dayMs } from '../../beijing'
import { USE_DAYS } from './offers'
import { rightsOf, type SupplierOrder } from './orders'
import { codeOf } from './receipts'
import { supplierBills, supplierOrders, supplierReceipts } from './tables'

/** Who has an order of a supplier's rights, by phone number: since how many days, and how many of its rights were received. */
const seeded: Readonly<Record<string, { days: number; received: number }>> = {
  '13800138002': { days: 320, received: 11 },
}

/** An order a month of which was received each month: most passes were used, one was forgotten, the last one can be used. */
export async function seedSupplier({ db, now, people }: Seeding): Promise<void> {
  for (const { userId, mobile } of people) {
    const one = seeded[mobile]
    if (!one) continue
    const createdAt = new Date(now.getTime() - one.days * dayMs)
    const endTime = new Date(now.getTime() + 365 * dayMs)
    const order: SupplierOrder = { rightsOrderNo: `R20250101${userId}`, userId, kind: 'star', createdAt, endTime }
    await db.insert(supplierOrders).values(order)
    const { rightsOrderNo } = order
    const received = rightsOf(order).slice(0, one.received)
    const momentOf = (index: number) => new Date(createdAt.getTime() + index * 30 * dayMs + dayMs)
    await db.insert(supplierReceipts).values(
      received.map((right, index) => ({
        rightsOrderNo,
        rightId: right.rightId,
        code: codeOf(right),
        receivedAt: momentOf(index),
        endTime: new Date(momentOf(index).getTime() + USE_DAYS * dayMs),
        usedAt: index === 3 || index === received.length - 1 ? null : new Date(momentOf(index).getTime() + dayMs),
      })),
    )
    await db.insert(supplierBills).values(
      received.map(({ name, charge }, index) => ({
        rightsOrderNo,
        title: name,
        amount: charge,
        createdAt: momentOf(index),
      })),
    )
  }
}
