import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from './endpoint'
import type { NeedsOf } from './needs'

/**
 * The area of a rights supplier: encrypted calls. `rscToken` and `rightsOrderNo` are part of every payload, which the request
 * layer adds; the data of a call does not repeat them. The token is refused once it has expired.
 */
const supplier = { family: 'apiVip' } as const

/** A right of an order and where it stands. */
export interface SupplierRight {
  rightId: string
  name: string
  text: string
  picture: string
  state: 'can_receive' | 'received' | 'used' | 'expired'
  worth: Fen
}

const rightNeeds = {
  rightId: 'text',
  name: 'label',
  text: 'label',
  picture: 'label',
  state: 'text',
  worth: 'count',
} as const satisfies NeedsOf<SupplierRight>

export interface UseRightsInfoRes {
  rightsOrderNo: string
  title: string
  subtitle: string
  endTime: EpochMs
  rights: SupplierRight[]
  rules: string[]
}

/**
 * What the order gives: its rights and until when. This and every further call of the area is for the signed-in customer whose order it
 * is; to anybody else the order is unknown.
 */
export const orderUseRightsInfo = endpoint<Empty, UseRightsInfoRes>()('/supplier/rights/orderUseRightsInfo', {
  origin: 'stated',
  ...supplier,
  kind: 'read',
  empty: 'ORDER_UNKNOWN',
  needs: {
    rightsOrderNo: 'text',
    title: 'label',
    subtitle: 'label',
    endTime: 'whole',
    rights: ['readable', rightNeeds],
    rules: ['readable', 'text'],
  },
  refusals: ['TOKEN_EXPIRED', 'ORDER_UNKNOWN'],
})

export interface CouponTokenRes {
  /** Replaces the one that the customer came with. Absent where that one stays. */
  rscToken?: string
  endTime: EpochMs
}

/** A token of the customer for the area, from their login; saved where the answer has one. It ends after an hour. */
export const userCouponToken = endpoint<Empty, CouponTokenRes>()('/supplier/rights/userCouponToken', {
  origin: 'stated',
  ...supplier,
  kind: 'write',
  toast: false,
  empty: 'malformed',
  needs: { 'rscToken?': 'text', endTime: 'whole' },
  refusals: ['ORDER_UNKNOWN'],
})

export interface ReceiveRightsReq {
  rightId: string
}

/** How a received right is used. */
export interface RightUse {
  receiveId: string
  rightId: string
  name: string
  picture: string
  state: 'received' | 'used' | 'expired'
  /** Text to copy, or the content of the QR code. */
  code: string
  codeKind: 'text' | 'qr'
  receivedAt: EpochMs
  endTime: EpochMs
  steps: string[]
}

const useNeeds = {
  receiveId: 'text',
  rightId: 'text',
  name: 'label',
  picture: 'label',
  state: 'text',
  code: 'label',
  codeKind: 'text',
  receivedAt: 'whole',
  endTime: 'whole',
  steps: ['readable', 'text'],
} as const satisfies NeedsOf<RightUse>

/** Receives a right once; received before, the same is answered. SUPPLIER_DOWN: the supplier does not answer, nothing was used up. */
export const receiveRights = endpoint<ReceiveRightsReq, RightUse>()('/supplier/rights/receiveRights', {
  origin: 'stated',
  ...supplier,
  kind: 'money',
  empty: 'malformed',
  needs: useNeeds,
  refusals: ['TOKEN_EXPIRED', 'ORDER_UNKNOWN', 'RIGHT_UNKNOWN', 'RIGHT_EXPIRED', 'SUPPLIER_DOWN'],
})

export interface SupplierPageReq {
  /** From 1; pages of 10. */
  page: Whole
}

export interface SupplierLogRes {
  rows: RightUse[]
}

/** What the customer has received of the order, newest first. */
export const orderRightsReceiveLog = endpoint<SupplierPageReq, SupplierLogRes>()(
  '/supplier/rights/orderRightsReceiveLog',
  {
    origin: 'stated',
    ...supplier,
    kind: 'read',
    empty: { rows: [] },
    needs: { rows: ['readable', useNeeds] },
    refusals: ['TOKEN_EXPIRED', 'ORDER_UNKNOWN'],
  },
)

export interface Bill {
  billId: string
  title: string
  amount: Fen
  createdAt: EpochMs
}

export interface BillsRes {
  rows: Bill[]
}

/** What was charged for the order's rights, newest first. */
export const bills = endpoint<SupplierPageReq, BillsRes>()('/supplier/rights/bills', {
  origin: 'stated',
  ...supplier,
  kind: 'read',
  toast: false,
  empty: { rows: [] },
  needs: { rows: ['readable', { billId: 'text', title: 'label', amount: 'fen', createdAt: 'whole' }] },
  refusals: ['TOKEN_EXPIRED', 'ORDER_UNKNOWN'],
})
