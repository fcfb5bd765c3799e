import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import type { FlyCard } from '@/contract/rights/packs'
import { counted } from '@/lib/plural'
import { dayMs } from '../../beijing'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import { serialNumber } from '../../serialNumber'
import { FLY_DAYS, flyEnd, flyState } from './flyState'
import { flyCardsTable } from './tables'

export type FlyCardRecord = typeof flyCardsTable.$inferSelect

/** How long a card that was not activated waits. */
const WAIT_DAYS = 90

export const flyTexts = {
  name: { zh: '飞行卡', en: 'Fly card' },
  text: {
    zh: '国内机票订单抵扣，激活后到合作方页面使用',
    en: 'Off a domestic flight; activate it and use it on the partner’s page',
  },
} satisfies Record<string, Text>

/** What is to know about fly cards. */
export const flyRules: readonly Text[] = [
  { zh: `激活后 ${FLY_DAYS} 天内有效，逾期作废。`, en: `An activated card serves for ${counted(FLY_DAYS, 'day')}.` },
  { zh: '每张卡仅可用于一笔国内机票订单。', en: 'Each card serves for one order of a domestic flight.' },
  { zh: '仅限本人乘机使用，不可转让。', en: 'It serves for a flight of your own and cannot be passed on.' },
]

/** Makes a fly card for a customer; answers its number. */
export async function newFlyCard(
  tx: Db,
  { userId, worth, now }: { userId: number; worth: Fen; now: Date },
): Promise<string> {
  const cardNo = `F${serialNumber(now)}`
  const activateBy = new Date(now.getTime() + WAIT_DAYS * dayMs)
  await tx.insert(flyCardsTable).values({ cardNo, userId, linkKey: newLinkKey(), worth, activateBy })
  return cardNo
}

/** The secret part of the address of a partner's page: who has it can use the card. */
export const newLinkKey = (): string => randomBytes(24).toString('hex')

/** A fly card of this customer; undefined for any other, since customers cannot read each other’s. */
export async function ownFlyCard(db: Db, userId: number, cardNo: string): Promise<FlyCardRecord | undefined> {
  const [card] = await db
    .select()
    .from(flyCardsTable)
    .where(and(eq(flyCardsTable.cardNo, cardNo), eq(flyCardsTable.userId, userId)))
  return card
}

/** Until when the last of a customer's unused fly cards serves, or served; undefined where there is none. */
export async function flyEndOf(db: Db, userId: number): Promise<Date | undefined> {
  const rows = await db
    .select()
    .from(flyCardsTable)
    .where(and(eq(flyCardsTable.userId, userId), isNull(flyCardsTable.usedAt)))
  return rows.map(flyEnd).sort((a, b) => b.getTime() - a.getTime())[0]
}

/** Activates a fly card, once; answers until when it serves, undefined where it was active already. */
export async function activate(tx: Db, cardNo: string, now: Date): Promise<Date | undefined> {
  const [card] = await tx
    .update(flyCardsTable)
    .set({ activatedAt: now })
    .where(and(eq(flyCardsTable.cardNo, cardNo), isNull(flyCardsTable.activatedAt)))
    .returning()
  return card && flyEnd(card)
}

const order: readonly FlyCard['state'][] = ['active', 'inactive', 'used', 'expired']

/** A customer's fly cards, those that can be used first, then those that end sooner. */
export async function flyCardsOf(db: Db, userId: number, lang: Lang, now: Date): Promise<FlyCard[]> {
  const rows = await db.select().from(flyCardsTable).where(eq(flyCardsTable.userId, userId))
  return rows
    .map((card) => ({
      cardNo: card.cardNo,
      name: inLanguage(flyTexts.name, lang),
      text: inLanguage(flyTexts.text, lang),
      state: flyState(card, now),
      worth: card.worth,
      endTime: flyEnd(card).getTime(),
    }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.endTime - b.endTime)
}
