import { type EpochMs, endpoint, type Fen } from '../endpoint'
import type { ContractType } from './info'
import type { PageReq } from './rights'

export interface RenewalReq {
  vipType: 'fei_yue'
  /** `true` starts the renewal, `false` stops it. */
  renew: boolean
}

export interface RenewalRes {
  renewStatus: 'on' | 'stopped'
  /** When the membership ends; it stays until then. */
  endTime: EpochMs
  /** Absent once it is stopped. */
  nextChargeTime?: EpochMs
}

const renewalOptions = {
  origin: 'named',
  family: 'vipCoreMobileGw',
  kind: 'write',
  empty: 'malformed',
  needs: { renewStatus: 'text', endTime: 'whole', 'nextChargeTime?': 'whole' },
  toast: false,
  refusals: ['NOT_A_MEMBER', 'RENEWAL_NOT_OFFERED'],
} as const

/** Starts or stops the renewal, whichever state it is in; a change writes one line of the log (R-93, P22). */
export const renewal = endpoint<RenewalReq, RenewalRes>()('/vip/renewal', renewalOptions)

export interface RenewEnableReq {
  vipType: 'fei_yue'
  enabled: boolean
  /** Why it is disabled, as the customer chose it; empty where they gave no reason. */
  reason: string
}

/** Enables or disables the renewal from the page that manages it; the same state and log as `renewal`, with the reason. */
export const renewEnable = endpoint<RenewEnableReq, RenewalRes>()('/vip/renew-enable', renewalOptions)

/** A change of the renewal. */
export interface RenewLogRow {
  logId: string
  renewStatus: 'on' | 'stopped'
  changedAt: EpochMs
  /** Empty where the customer gave none. */
  reason: string
}

export interface RenewLogRes {
  rows: RenewLogRow[]
}

export const renewLogNeeds = {
  rows: ['readable', { logId: 'text', renewStatus: 'text', changedAt: 'whole', reason: 'label' }],
} as const

/** Changes of the renewal, newest first. */
export const renewLog = endpoint<PageReq, RenewLogRes>()('/vip/renew-log', {
  origin: 'named',
  family: 'vipCoreMobileGw',
  kind: 'read',
  empty: { rows: [] },
  needs: renewLogNeeds,
  toast: false,
})

/** One purchase or charge. */
export interface OrderRenewLogRow {
  vipOrderNo: string
  title: string
  contractType: ContractType
  amount: Fen
  createdAt: EpochMs
  state: 'unpaid' | 'paid' | 'closed' | 'failed'
  /** It was charged by the renewal. */
  isRenewal: boolean
  /** Why a charge failed. */
  reason?: string
  startTime?: EpochMs
  endTime?: EpochMs
}

export interface OrderRenewLogRes {
  rows: OrderRenewLogRow[]
}

export const orderRenewLogNeeds = {
  rows: [
    'readable',
    {
      vipOrderNo: 'text',
      title: 'label',
      contractType: 'label',
      amount: 'fen',
      createdAt: 'whole',
      state: 'text',
      'reason?': 'label',
      'startTime?': 'whole',
      'endTime?': 'whole',
    },
  ],
} as const

/** Purchases and charges of the membership, newest first. */
export const orderRenewLog = endpoint<PageReq, OrderRenewLogRes>()('/vip/order-renew-log', {
  origin: 'named',
  family: 'vipCoreMobileGw',
  kind: 'read',
  empty: { rows: [] },
  needs: orderRenewLogNeeds,
  toast: false,
})
