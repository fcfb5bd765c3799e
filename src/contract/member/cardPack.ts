import { type Empty, type EpochMs, endpoint } from '../endpoint'

/** A card of the customer, or one that they can get. */
export interface VipCard {
  cardType: 'fei_yue' | 'leap' | 'gold' | 'health' | 'quota' | 'fly'
  name: string
  description: string
  picture: string
  state: 'active' | 'expired' | 'offered'
  /** Absent for one that is only offered. */
  endTime?: EpochMs
}

export interface CardVipInfoRes {
  cards: VipCard[]
}

/** Every card of the card pack, the customer's own first. */
export const cardVipInfo = endpoint<Empty, CardVipInfoRes>()('/vip/card-vip-info', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  failure: 'memberInfo',
  empty: { cards: [] },
  needs: {
    cards: [
      'readable',
      { cardType: 'text', name: 'label', description: 'label', picture: 'label', state: 'text', 'endTime?': 'whole' },
    ],
  },
})
