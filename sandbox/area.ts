import type { FastifyInstance } from 'fastify'
import type { Payable } from './areas/cashier/payable'
import type { Core } from './core'
import type { Db } from './db/client'
import type { Route } from './implement'
import type { Person } from './people/person'

/** What an area's seed is given. It runs once, in one transaction for all areas. */
export interface Seeding {
  db: Db
  now: Date
  /** Seeded people that have an account. */
  people: readonly (Person & { userId: number })[]
}

/**
 * What time alone brings, in the order in which it is done: slow banks decide and unused sessions end, accounts are recharged and cards delivered,
 * operators credit or refuse top-ups, money that no order took goes back, orders past their deadline are cancelled, renewals are announced and
 * charged, opened cards bring their coupons, and payouts go on.
 */
export const dueSteps = [
  'payments',
  'deliveries',
  'topups',
  'refunds',
  'cancellations',
  'renewals',
  'openedCards',
  'payouts',
] as const

type DueStep = (typeof dueSteps)[number]

/** One area of the backend: its endpoints, its own pages if any, and its part of what the sandbox does for all areas. */
export interface Area {
  name: string
  routes: readonly Route[]
  /** Pages and callbacks that are no part of the contract, such as a payment provider's. */
  mount?(app: FastifyInstance, core: Core): void
  /** What it puts into a new database. */
  seed?(seeding: Seeding): Promise<void>
  /** What is due by a moment, by its step; each does all of it, and nothing the second time. */
  due?: Partial<Record<DueStep, (db: Db, now: Date) => Promise<unknown>>>
  /** The kinds of orders it sells, by the first letter of their numbers. */
  payables?: Readonly<Record<string, Payable>>
}
