import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { OrderRow } from '@/contract/order/list'
import type { Db } from '../../../db/client'
import { inLanguage } from '../../../language'
import { pictureOf, type Viewer } from '../../../viewer'
import { stateTexts } from '../../order/views'
import { lengthOf } from '../plans/contracts'
import { goldOrders, vipOrders } from '../tables'
import { openPaymentOf } from './openOrder'
import { type AnyOrder, stateOf } from './orderState'

const pictures = { fei_yue: 'member-v2', leap: 'leap', gold: 'gold', health: 'health', quota: 'quota' } as const

/** Where an order stands, as the list of all orders names it: a membership is delivered as soon as it is paid. */
async function listState(db: Db, orderId: string, order: AnyOrder, now: Date): Promise<OrderRow['state']> {
  const state = stateOf(order, now)
  if (state !== 'unpaid') return state === 'paid' ? 'finished' : 'cancelled'
  return (await openPaymentOf(db, orderId, now)).isPending ? 'paying' : 'unpaid'
}

/** The customer's orders of memberships and cards of every kind, as rows of the list of all orders. */
export async function memberOrderRows(db: Db, userId: number, { lang, origin, now }: Viewer): Promise<OrderRow[]> {
  const gold = await db.select().from(goldOrders).where(eq(goldOrders.userId, userId))
  // A charge that waits for its first try is no order to the customer yet.
  const isKnown = or(isNull(vipOrders.chargedFor), isNotNull(vipOrders.failReason), isNotNull(vipOrders.paidAt))
  const others = await db
    .select()
    .from(vipOrders)
    .where(and(eq(vipOrders.userId, userId), isKnown))
  const all = [...gold.map((order) => ({ ...order, vipType: 'gold' as const, termEnd: null })), ...others]
  return Promise.all(
    all.map(async (order): Promise<OrderRow> => {
      const { orderId, vipType, title, months, payAmount, createdAt, payDeadline, termEnd: endTime } = order
      const state = await listState(db, orderId, { ...order, endTime }, now)
      return {
        orderId,
        vipType,
        state,
        stateText: inLanguage(stateTexts[state], lang),
        title: inLanguage(title, lang),
        picture: pictureOf('card', pictures[vipType], origin),
        rechargeTypeName: inLanguage(lengthOf(months), lang),
        quantity: 1,
        payAmount,
        createdAt: createdAt.getTime(),
        payDeadline: payDeadline.getTime(),
      }
    }),
  )
}
