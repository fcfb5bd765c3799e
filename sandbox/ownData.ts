import type { Fen } from '@/contract/endpoint'
import { formatAmount } from '@/lib/money'
import { momentOf } from './beijing'
import type { Db } from './db/client'
import type { Lang } from './language'

/** Whose file of own data it is, and how it is written. */
export interface FileOwner {
  userId: number
  lang: Lang
  now: Date
}

/** One part of the file: rows of the owner alone (U5), with no token and nothing of others. */
export type Section = (db: Db, owner: FileOwner) => Promise<unknown>

/** Every part of the file, in its order. */
export const sectionNames = [
  'profile',
  'identity',
  'orders',
  'memberOrders',
  'memberships',
  'payments',
  'wallet',
  'payouts',
  'coupons',
  'coins',
  'bankCards',
  'loans',
  'certificates',
  'memberClaims',
  'rightsClaims',
  'flyCards',
  'cardApplication',
  'consents',
  'feedback',
  'activities',
  'groups',
  'receivedEarlier',
  'searches',
  'pictures',
  'invitations',
  'devices',
] as const

export type SectionName = (typeof sectionNames)[number]

export const yuan = (fen: Fen): string => `${formatAmount(fen)} CNY`
export const when = (moment: Date | null): string | null => moment && momentOf(moment)
