import type { ActivityItemKind } from '@/contract/activity/custom'
import type { Fen, Whole } from '@/contract/endpoint'
import type { Db } from '../../../../db/client'
import type { Text } from '../../../../language'
import type { Motif } from '../../../../pictures/glyphs/glyph'
import type { PaletteName } from '../../../../pictures/palettes'
import type { User } from '../../../../user'
import type { Viewer } from '../../../../viewer'

/** A generated picture. */
type Emblem = `${Motif}-${PaletteName}`

/** What a customer gets for an item. */
export type Gain =
  | { kind: 'coupon'; name: Text; threshold: Fen; discount: Fen }
  | { kind: 'coins'; coins: Whole }
  /** Puts a subsidy benefit card that is worth so much among those of the customer. */
  | { kind: 'subsidyCard'; card: 'living'; amount: Fen }
  /** Makes the activity's voucher grow. */
  | { kind: 'voucher'; amount: Fen }

/** What the sandbox knows when it counts how far a customer is. */
export interface ProgressFacts {
  db: Db
  user: User
  /** When the activity began: what was done before does not count. */
  since: Date
  now: Date
}

/** One item as an operator configures it. */
export interface ItemPlan {
  itemId: string
  kind: ActivityItemKind
  section?: Text
  title: Text
  text: Text
  /** Its picture among the icons. */
  icon: Emblem
  /** Where it is done or used; absent where there is no such place. */
  jumpUrl?: string
  /** Going to `jumpUrl` is all that is to be done. */
  byVisit?: true
  /** How much is to be done; 1 without it. */
  total?: Whole
  stock?: Whole
  /** How much of it was done, or of an entry how much can be had there now; more than `total` counts as all. */
  progress?(facts: ProgressFacts): Promise<Whole>
  gain?: Gain
}

/** An activity as an operator configures it. Its times are in a table, since the sandbox's page moves them. */
export interface ActivityPlan {
  code: string
  title: Text
  text: Text
  /** Its banner among the wide pictures. */
  banner: Emblem
  rules: readonly Text[]
  /** Where it is shown. */
  address: string
  /** When it begins and ends, in days from the day of the seed. */
  days: readonly [start: number, end: number]
  /** Other activities name it under what else is open. */
  isListed: boolean
  /** Customers take part by a tap before they can take anything. */
  needsJoin: boolean
  /** Configured content, as blocks of a low-code page. */
  blocks?(viewer: Viewer): readonly object[]
  /** The voucher that the gains of items make grow. */
  voucher?: { name: Text; base: Fen; threshold: Fen }
  items: readonly ItemPlan[]
}
