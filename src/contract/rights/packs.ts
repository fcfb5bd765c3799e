import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

/** Kinds of an item of a pack: 12, 13, 14, 15 and 8 are to enjoy, 4 is the customer item. */
export type PackItemType = 4 | 8 | 12 | 13 | 14 | 15

/** An item of a pack and where it stands. */
export interface PackItem {
  itemId: string
  type: PackItemType
  name: string
  text: string
  picture: string
  state: 'can_receive' | 'received' | 'needs_auth' | 'expired'
  /** Where it is used; empty where it has no page. */
  jumpUrl: string
  /** What it gave, in one line; absent until it is received. */
  result?: string
  /** The code that it gave, to be copied; absent where it gave none. */
  code?: string
  /** The fly card that it gave, for `flightLink`; absent where it gave none. */
  cardNo?: string
}

/** A rights pack of the customer. */
export interface RightsPack {
  user_rights_pack_id: string
  pack_info: { name: string; text: string; picture: string; endTime: EpochMs }
  pack_item: PackItem[]
}

const itemNeeds = {
  itemId: 'text',
  type: 'whole',
  name: 'label',
  text: 'label',
  picture: 'label',
  state: 'text',
  jumpUrl: 'label',
  'result?': 'label',
  'code?': 'text',
  'cardNo?': 'text',
} as const satisfies NeedsOf<PackItem>

export interface UserRightsPackRes {
  packs: RightsPack[]
  rules: string[]
}

/** The customer's rights packs, the newest first. */
export const userRightsPack = endpoint<Empty, UserRightsPackRes>()('/rights/user-rights-pack', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: { packs: [], rules: [] },
  needs: {
    packs: [
      'readable',
      {
        user_rights_pack_id: 'text',
        pack_info: { name: 'label', text: 'label', picture: 'label', endTime: 'whole' },
        pack_item: ['readable', itemNeeds],
      },
    ],
    rules: ['readable', 'text'],
  },
})

export interface PackItemReq {
  user_rights_pack_id: string
  itemId: string
}

export interface PackItemRes {
  name: string
  state: PackItem['state']
  /** What it gave, in one line. */
  result: string
  jumpUrl: string
  /** The fly card that it gave, for `flightLink`; absent where it gave none. */
  cardNo?: string
}

/** Claims one item of a pack, once; an item that needs an authorization is refused until it is given. Of kind money, so that a lost answer is repeated. */
export const packItem = endpoint<PackItemReq, PackItemRes>()('/rights/item', {
  origin: 'named',
  family: 'vip',
  kind: 'money',
  empty: 'malformed',
  needs: { name: 'label', state: 'text', result: 'label', jumpUrl: 'label', 'cardNo?': 'text' },
  refusals: ['PACK_UNKNOWN', 'ITEM_UNKNOWN', 'ITEM_RECEIVED', 'ITEM_EXPIRED', 'AUTH_NEEDED'],
})

export interface SetAuthReq {
  user_rights_pack_id: string
}

/** The customer lets the partners of a pack have what they need to give its items. */
export const setAuth = endpoint<SetAuthReq, Empty>()('/rights/set-auth', {
  origin: 'named',
  family: 'vip',
  kind: 'write',
  refusals: ['PACK_UNKNOWN'],
})

export interface FlightLinkReq {
  cardNo: string
}

export interface FlightLinkRes {
  /** The partner's page, where the card is used. */
  url: string
}

/** The partner's page of a fly card that was activated. */
export const flightLink = endpoint<FlightLinkReq, FlightLinkRes>()('/rights/flight-link', {
  origin: 'named',
  family: 'vip',
  kind: 'write',
  empty: 'malformed',
  needs: { url: 'text' },
  refusals: ['CARD_UNKNOWN', 'CARD_EXPIRED', 'CARD_INACTIVE'],
})

/** A fly card of the customer. */
export interface FlyCard {
  cardNo: string
  name: string
  text: string
  state: 'inactive' | 'active' | 'used' | 'expired'
  worth: Fen
  /** Until when it can be activated, or used once it is active. */
  endTime: EpochMs
}

export interface FlyCardsRes {
  cards: FlyCard[]
  /** How many days an activated card serves. */
  days: Whole
  rules: string[]
}

/** The customer's fly cards, those that can be used first. */
export const flyCards = endpoint<Empty, FlyCardsRes>()('/rights/fly-cards', {
  origin: 'ours',
  family: 'vip',
  kind: 'read',
  empty: { cards: [], days: 0, rules: [] },
  needs: {
    cards: [
      'readable',
      { cardNo: 'text', name: 'label', text: 'label', state: 'text', worth: 'count', endTime: 'whole' },
    ],
    days: 'count',
    rules: ['readable', 'text'],
  },
})

export interface ActivateFlyCardReq {
  cardNo: string
}

export interface ActivateFlyCardRes {
  endTime: EpochMs
}

/** Activates a fly card, once; it serves from then on. */
export const activateFlyCard = endpoint<ActivateFlyCardReq, ActivateFlyCardRes>()('/rights/activate-fly-card', {
  origin: 'ours',
  family: 'vip',
  kind: 'money',
  empty: 'malformed',
  needs: { endTime: 'whole' },
  refusals: ['CARD_UNKNOWN', 'CARD_EXPIRED', 'CARD_ACTIVE'],
})
