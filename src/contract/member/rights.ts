import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

/** Kinds of a category. */
export type CategoryType = 'cat_rights_loan' | 'cat_rights_vip' | 'cat_rights_gold' | 'cat_rights_server'

/** Kinds of an item. */
export type ItemType =
  | 'vip_found'
  | 'fast_loan'
  | 'pkg_vip_found'
  | 'pkg_repay_reduction'
  | 'life_coupon'
  | 'mt_shen_coupon'
  | 'pkg_gold_coins'
  | 'exclusive_cs'
  | 'refund_worry_free'

/** Whether an item can be claimed now; `used_up` is another free life benefit of the month, or one that is out of stock. */
export type ReceiveStatus = 'can_receive' | 'received' | 'locked' | 'used_up' | 'expired'

/** One benefit. */
export interface RightsItem {
  itemId: string
  itemName: string
  itemType: ItemType
  itemSalePrice: Fen
  itemTitle: string
  itemSubTitle: string
  itemImg: string
  description: string
  hasGotten: boolean
  /** Where it is used; empty where it has no page. */
  jumpUrl: string
  receiveStatus: ReceiveStatus
}

/** Several benefits that belong together. */
export interface RightsPackage {
  packageType: string
  packageName: string
  packageTitle: string
  packageSubTitle: string
  images: string[]
  description: string
  customDescription: string
  /** The lowest comes first. */
  priority: Whole
  itemList: RightsItem[]
}

export interface RightsCategory {
  categoryType: CategoryType
  categoryName: string
  packageList: RightsPackage[]
}

export interface RightsRes {
  categories: RightsCategory[]
}

const itemNeeds = {
  itemId: 'text',
  itemName: 'label',
  itemType: 'text',
  itemSalePrice: 'count',
  itemTitle: 'label',
  itemSubTitle: 'label',
  itemImg: 'label',
  description: 'label',
  jumpUrl: 'label',
  receiveStatus: 'text',
} as const satisfies NeedsOf<RightsItem>

const packageNeeds = {
  packageType: 'label',
  packageName: 'label',
  packageTitle: 'label',
  packageSubTitle: 'label',
  images: ['readable', 'text'],
  description: 'label',
  customDescription: 'label',
  priority: 'count',
  itemList: ['readable', itemNeeds],
} as const satisfies NeedsOf<RightsPackage>

export const rightsNeeds = {
  categories: ['readable', { categoryType: 'text', categoryName: 'label', packageList: ['readable', packageNeeds] }],
} as const satisfies NeedsOf<RightsRes>

/** The rights of the membership by category, each item with its state for this customer. A visitor gets them all locked. */
export const vipRights = endpoint<Empty, RightsRes>()('/vip/rights', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  failure: 'memberInfo',
  empty: { categories: [] },
  needs: rightsNeeds,
})

export interface ReceiveRightReq {
  itemId: string
}

export interface ReceiveRightRes {
  receiveStatus: ReceiveStatus
  /** What it gave, in one line: a coupon, coins, a code. */
  result: string
  /** Where it is used; empty where it has no page. */
  jumpUrl: string
}

/** Claims a right once; of the free life benefits one for each membership month (R-99, W3). Of kind money, so that a lost answer is repeated. */
export const receiveRight = endpoint<ReceiveRightReq, ReceiveRightRes>()('/vip/receive-right', {
  origin: 'ours',
  family: 'vip',
  kind: 'money',
  empty: 'malformed',
  needs: { receiveStatus: 'text', result: 'label', jumpUrl: 'label' },
  refusals: ['RIGHT_UNKNOWN', 'RIGHT_LOCKED', 'RIGHT_RECEIVED', 'RIGHT_USED_UP', 'RIGHT_EXPIRED'],
})

/** A claimed benefit. */
export interface ReceiveLogRow {
  receiveId: string
  itemName: string
  itemType: ItemType
  itemImg: string
  receivedAt: EpochMs
  result: string
  jumpUrl: string
}

export interface PageReq {
  /** From 1; pages of 10. */
  page: Whole
}

export interface ReceiveLogRes {
  rows: ReceiveLogRow[]
}

export const receiveLogNeeds = {
  rows: [
    'readable',
    {
      receiveId: 'text',
      itemName: 'label',
      itemType: 'label',
      itemImg: 'label',
      receivedAt: 'whole',
      result: 'label',
      jumpUrl: 'label',
    },
  ],
} as const satisfies NeedsOf<ReceiveLogRes>

/** What the customer has claimed, newest first. */
export const receiveLog = endpoint<PageReq, ReceiveLogRes>()('/vip/receive-log', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: { rows: [] },
  needs: receiveLogNeeds,
})
