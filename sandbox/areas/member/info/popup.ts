import { and, desc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { PendingPopupRes } from '@/contract/member/info'
import { formatAmount } from '@/lib/money'
import type { Db } from '../../../db/client'
import { inLanguage, type Lang } from '../../../language'
import { vipOrders } from '../tables'

/** The notice about an open order of which the customer has not been told yet; it counts as told from now on. */
export async function popupFor(
  db: Db,
  { userId, lang, now }: { userId: number; lang: Lang; now: Date },
): Promise<PendingPopupRes> {
  const untold = and(
    eq(vipOrders.userId, userId),
    inArray(vipOrders.vipType, ['fei_yue', 'leap']),
    isNull(vipOrders.paidAt),
    isNull(vipOrders.toldAt),
    gt(vipOrders.payDeadline, now),
    // A charge that waits for its first try is no open order to the customer.
    or(isNull(vipOrders.chargedFor), isNotNull(vipOrders.failReason)),
  )
  const [order] = await db.select().from(vipOrders).where(untold).orderBy(desc(vipOrders.createdAt)).limit(1)
  if (!order) return {}
  const mine = and(eq(vipOrders.orderId, order.orderId), isNull(vipOrders.toldAt))
  // Of several calls at the same time one changes the row.
  const told = await db.update(vipOrders).set({ toldAt: now }).where(mine).returning({ orderId: vipOrders.orderId })
  if (told.length === 0) return {}
  const price = formatAmount(order.payAmount)
  const name = inLanguage(order.title, lang)
  const { title, text } = order.failReason
    ? {
        title: { zh: '自动续费失败', en: 'Auto-renewal failed' },
        text: {
          zh: `${name} ${price} 元扣款失败：${order.failReason.zh}`,
          en: `¥${price} for ${name} was not charged: ${order.failReason.en}`,
        },
      }
    : {
        title: { zh: '您有一笔待支付订单', en: 'An order waits for your payment' },
        text: { zh: `${name} ${price} 元，支付后立即生效`, en: `${name} for ¥${price} starts as soon as it is paid` },
      }
  return { popup: { title: inLanguage(title, lang), text: inLanguage(text, lang), vipOrderNo: order.orderId } }
}
