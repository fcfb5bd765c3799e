import { and, gt, lte } from 'drizzle-orm'
import { formatAmount } from '@/lib/money'
import type { Db } from '../../db/client'
import { REMIND_MS, remindOfEnds } from '../session/lapsing'
import { walletLots } from './tables'

/** Tells customers of the money in their wallets that ends within three days. */
export async function remindOfLots(db: Db, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + REMIND_MS)
  const ending = await db
    .select()
    .from(walletLots)
    .where(and(gt(walletLots.left, 0), gt(walletLots.endsAt, now), lte(walletLots.endsAt, soon)))
  await remindOfEnds(db, {
    kind: 'money',
    ending,
    text: (lots, day) => {
      const sum = formatAmount(lots.reduce((all, { left }) => all + left, 0))
      return { zh: `您的余额中有 ${sum} 元将于 ${day} 到期。`, en: `¥${sum} of your balance ends on ${day}.` }
    },
    now,
  })
}
