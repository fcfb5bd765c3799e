import { dayMs } from '../../beijing'
import type { Givers } from '../../giving'
import { serialNumber } from '../../serialNumber'
import { extraCards, rightsPacks } from './tables'

/** How long a pack and a subsidy benefit card can be claimed. */
const DAYS = 30

const endFrom = (now: Date): Date => new Date(now.getTime() + DAYS * dayMs)

/** Makes a rights pack for a customer. */
export const newPack: Givers['pack'] = async (tx, { userId, kind, now }) => {
  const packId = `P${serialNumber(now)}`
  await tx.insert(rightsPacks).values({ packId, userId, kind, receivedAt: now, endTime: endFrom(now) })
}

/** Makes a subsidy benefit card for a customer. */
export const newSubsidyCard: Givers['subsidyCard'] = async (tx, { userId, kind, now }) => {
  await tx.insert(extraCards).values({ rightId: `E${serialNumber(now)}`, userId, kind, endTime: endFrom(now) })
}
