import type { FastifyInstance } from 'fastify'
import type { Fen, Whole } from '@/contract/endpoint'
import type { BroadcastRow } from '@/contract/home'
import type { OrderRow } from '@/contract/order/list'
import type { ProfileFacts } from '@/contract/profileFacts'
import type { ExtInfoRes } from '@/contract/session'
import type { Payable } from './areas/cashier/payable'
import type { Closing } from './closing'
import type { Core } from './core'
import type { Db } from './db/client'
import type { Due, DueStep } from './due'
import type { Givers } from './giving'
import type { Route } from './implement'
import type { Lang, Text } from './language'
import type { Section, SectionName } from './ownData'
import type { Mail } from './pages/inboxPage'
import type { Person } from './people/person'
import type { User } from './user'
import type { Viewer } from './viewer'

/** What an area's seed is given. It runs once, in one transaction for all areas. */
export interface Seeding {
  db: Db
  now: Date
  /** Seeded people that have an account. */
  people: readonly (Person & { userId: number })[]
}

/** An agreement in force, or the rules of a screen, in both languages. */
export interface AgreementText {
  code: string
  title: Text
  version: string
  paragraphs: readonly Text[]
}

/** An order that has reached its customer. */
export interface DeliveredOrder {
  orderId: string
  userId: number
  title: Text
  payAmount: Fen
}

/** A card number to try, and what comes of it. */
export interface SampleNumber {
  cardNo: string
  effect: Text
}

/** A code that a customer shows to a partner. */
export interface PartnerCode {
  /** What it is of. */
  name: Text
  /** How often it still serves; 0 where it is used up or its time is over. */
  left: Whole
}

/** One area of the backend: its endpoints, its own pages if any, and its part of what the sandbox does for all areas. */
export interface Area {
  name: string
  routes: readonly Route[]
  /** Pages and callbacks that are no part of the contract, such as a payment provider's. */
  mount?(app: FastifyInstance, core: Core): void
  /** What it puts into a new database. */
  seed?(seeding: Seeding): Promise<void>
  /** What it adds for `SANDBOX_SCALE=1`: as many rows as a customer of many years has. It runs after the seeds of all areas. */
  seedScale?(seeding: Seeding): Promise<void>
  /** Where a customer goes on with the renewal of a membership whose charge has failed; undefined where none has. */
  failedRenewal?(db: Db, of: { userId: number; now: Date }): Promise<string | undefined>
  /** What is due by a moment, by its step. */
  due?: Partial<Record<DueStep, Due>>
  /** The kinds of orders it sells, by the first letter of their numbers. */
  payables?: Readonly<Record<string, Payable>>
  /** What the closing of an account means for it. */
  closing?: Closing
  /** Its parts of the file of what is kept about a customer. */
  ownData?: Partial<Record<SectionName, Section>>
  /** What it gives a customer on behalf of other areas. */
  gives?: Partial<Givers>
  /** Reads one of its codes, after one use of it where it `isUsed`; undefined for a code that is none of its. */
  partnerCode?(db: Db, code: string, of: { isUsed: boolean; now: Date }): Promise<PartnerCode | undefined>
  /** What a delivered order brings, once. In the order of the areas, so that coins are locked before a wallet everywhere. */
  delivered?(tx: Db, order: DeliveredOrder, now: Date): Promise<void>
  /** A customer's orders of its kinds, for the list of all orders. */
  orderRows?(db: Db, userId: number, viewer: Viewer): Promise<OrderRow[]>
  /** What customers have saved by their latest orders, masked, the newest first. */
  latestSavings?(db: Db, now: Date): Promise<BroadcastRow[]>
  /** Whether a customer pays memberships on their own screen, by the calls of the membership. */
  paysInPlace?(db: Db, user: User): Promise<boolean>
  /** The counters of the "my" screen, besides the coins. */
  counts?(db: Db, userId: number, now: Date): Promise<Omit<ExtInfoRes, 'goldCoins'>>
  /** What the profile form shows of a customer, masked. */
  profile?(db: Db, user: User, lang: Lang): Promise<ProfileFacts>
  /** Rules of its screens, which are read like agreements and which no customer agrees to. */
  rules?: readonly AgreementText[]
  /** Its mails, as the inbox of the sandbox shows them, newest first: those to a number, or all. */
  mails?(db: Db, mobile: string | undefined, most: number): Promise<Mail[]>
  /** Card numbers for the page of sample pictures. */
  sampleNumbers?: readonly SampleNumber[]
}
