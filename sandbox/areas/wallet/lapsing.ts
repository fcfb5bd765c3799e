import { and, gt, lte } from 'drizzle-orm'
import { formatAmount } from '@/lib/money'
import type { Db } from '../../db/client'
import { type Due, someRow } from '../../due'
import { isUntold, REMIND_MS, remindOfEnds } from '../session/lapsing'
import { walletLots } from './tables'

/** Money that ends within three days, and of which its customers do not know. */
function isEnding(now: Date) {
  const { left, endsAt } = walletLots
  const soon = new Date(now.getTime() + REMIND_MS)
  return and(gt(left, 0), gt(endsAt, now), lte(endsAt, soon), isUntold('money', walletLots))
}

async function remindOfLots(db: Db, now: Date): Promise<void> {
  await remindOfEnds(db, {
    kind: 'money',
    ending: await db.select().from(walletLots).where(isEnding(now)),
    text: (lots, day) => {
      const sum = formatAmount(lots.reduce((all, { left }) => all + left, 0))
      return { zh: `您的余额中有 ${sum} 元将于 ${day} 到期。`, en: `¥${sum} of your balance ends on ${day}.` }
    },
    now,
  })
}

/** Tells customers of the money in their wallets that ends within three days. */
export const moneyLapsing: Due = { isDue: (now) => someRow(walletLots, isEnding(now)), run: remindOfLots }
