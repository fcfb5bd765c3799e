import type { Block } from './blocks/block'

/** Levels of the membership's discount, as the configuration names them. */
export const discountLevels = ['ZK-01-01', 'ZK-01-02', 'ZK-02-01', 'ZK-02-02'] as const

export type DiscountLevel = (typeof discountLevels)[number]

/** What the low-code configuration may set; texts in the language of the call. */
export interface ConfigValues {
  vip: {
    renewPlanTips: string
    renewPlanPopTitle: string
    discountInfo: Record<DiscountLevel, { payDiscountTips: string }>
    /** Memberships are not sold where `virtualSale` forbids sales of virtual goods. */
    isSaleOffWhereForbidden: boolean
  }
  supVip: { showStayImage: boolean }
  /** Customer service's number to dial; empty without one. */
  service: { phone: string }
  /** When the server made the configuration, by its own clock, in milliseconds. */
  ts: number | undefined
  /** 'on' selects the report host. */
  reportSwitch: string | undefined
  /** Modules of the home screen. */
  blocks: readonly Block[]
}

/** The values until the configuration is there, and in place of those that are missing or wrong. */
export const defaultConfig: ConfigValues = {
  vip: {
    renewPlanTips: '',
    renewPlanPopTitle: '',
    discountInfo: {
      'ZK-01-01': { payDiscountTips: '' },
      'ZK-01-02': { payDiscountTips: '' },
      'ZK-02-01': { payDiscountTips: '' },
      'ZK-02-02': { payDiscountTips: '' },
    },
    isSaleOffWhereForbidden: false,
  },
  supVip: { showStayImage: false },
  service: { phone: '' },
  ts: undefined,
  reportSwitch: undefined,
  blocks: [],
}
