import { eq } from 'drizzle-orm'
import type { AssetType, PaymentTool } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import { inLanguage, type Lang } from '../../language'
import { cardName, cardRefusal, cardsOf } from './cards'
import { type PayHost, toolsOfHost } from './hosts'
import { payWays } from './tables'
import { toolTexts } from './toolTexts'

/** The tools a customer can pay this amount with on a host, each card by itself; the kind they last chose comes first. */
export async function toolsFor(
  db: Db,
  of: { userId: number; host: PayHost; amount: Fen; lang: Lang; now: Date },
): Promise<PaymentTool[]> {
  const { userId, host, amount, lang, now } = of
  const cards = toolsOfHost[host].includes('DEBIT_CARD') ? await cardsOf(db, userId) : []
  const cardTools: PaymentTool[] = []
  for (const card of cards) {
    const refusal = await cardRefusal(db, card, amount, now)
    const { cardId, tail: cardTail } = card
    const disabled = refusal ? { disabledReason: inLanguage(refusal, lang) } : {}
    cardTools.push({ assetType: 'DEBIT_CARD', amount, name: cardName(card, lang), cardId, cardTail, ...disabled })
  }
  const others = toolsOfHost[host]
    .filter((assetType) => assetType !== 'DEBIT_CARD')
    .map((assetType): PaymentTool => ({ assetType, amount, name: inLanguage(toolTexts[assetType], lang) }))
  const liked = await likedTool(db, userId)
  const tools = [...cardTools, ...others]
  return [...tools.filter((tool) => tool.assetType === liked), ...tools.filter((tool) => tool.assetType !== liked)]
}

async function likedTool(db: Db, userId: number): Promise<AssetType | undefined> {
  const [row] = await db.select().from(payWays).where(eq(payWays.userId, userId))
  return row?.assetType
}

/** Remembers the kind of tool a customer likes best. */
export async function likeTool(db: Db, userId: number, assetType: AssetType): Promise<void> {
  await db
    .insert(payWays)
    .values({ userId, assetType })
    .onConflictDoUpdate({ target: payWays.userId, set: { assetType } })
}
