import { type Empty, endpoint, type Fen, type Whole } from './endpoint'
import { type GoodsCard, goodsCardNeeds } from './mall/goods'
import { type Banner, bannerNeeds, broadcastNeeds } from './mall/shelf'

/** State of the subsidy account as home shows it. */
export interface XbtInfo {
  /** Subsidy that is left to use; 0 for a visitor. */
  subsidyBalance: Fen
  savedThisMonth: Fen
  /** Absent for a visitor. */
  nickName?: string
  isVip: boolean
}

export interface IndexRes {
  xbtInfo: XbtInfo
  banners: Banner[]
  /** The membership entry; absent where none is offered. */
  member?: { title: string; subtitle: string; action: string; url: string }
  goods: GoodsCard[]
}

/** The home screen. A visitor gets the same without personal amounts. */
export const index = endpoint<Empty, IndexRes>()('/xbt/index', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { xbtInfo: { subsidyBalance: 0, savedThisMonth: 0, isVip: false }, banners: [], goods: [] },
  needs: {
    xbtInfo: { subsidyBalance: 'fen', savedThisMonth: 'count', 'nickName?': 'label' },
    banners: ['readable', bannerNeeds],
    'member?': { title: 'label', subtitle: 'label', action: 'label', url: 'label' },
    goods: ['readable', goodsCardNeeds],
  },
  public: ['banners'],
})

export interface GridEntry {
  id: string
  title: string
  picture: string
  /** An address inside the app; an entry whose route this build does not know is not offered. */
  url: string
  badge?: string
}

export interface GridModulesRes {
  entries: GridEntry[]
}

/** The grid of entries on home and "my". */
export const gridModules = endpoint<Empty, GridModulesRes>()('/xbt/grid-modules', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { entries: [] },
  needs: {
    entries: ['readable', { id: 'text', title: 'label', picture: 'label', url: 'label', 'badge?': 'label' }],
  },
  public: ['entries'],
})

/** One earnings message: who (masked), how much, and when. */
export interface BroadcastRow {
  phone: string
  money: Fen
  /** The time of it, as the customer reads it; it was just now without one. */
  time?: string
}

export interface BroadcastRes {
  broadcast: BroadcastRow[]
}

/** Messages of the notice bar. */
export const memberBroadcast = endpoint<Empty, BroadcastRes>()('/xbt/member-broadcast', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { broadcast: [] },
  needs: { broadcast: ['readable', broadcastNeeds] },
  public: ['broadcast'],
})

export interface CardInfoRes {
  isVip: boolean
  cardName: string
  /** One line under the name: what the card offers, or until when it is valid. */
  description: string
  savedMoney: Fen
  serveDays: Whole
  /** Where it leads: the screen of the membership that the customer has, or of what has happened to it; the membership's page without one. */
  url?: string
}

/** The membership card on "my". */
export const cardInfo = endpoint<Empty, CardInfoRes>()('/xbt/cardinfo', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { isVip: false, cardName: '', description: '', savedMoney: 0, serveDays: 0 },
  needs: { cardName: 'label', description: 'label', savedMoney: 'count', serveDays: 'count', 'url?': 'label' },
})
