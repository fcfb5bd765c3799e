import type { Fen, Whole } from '@/contract/endpoint'
import type { ContractType, PayOption } from '@/contract/member/info'
import type { CategoryType, ItemType } from '@/contract/member/rights'
import type { Gift } from '../../../gifts'
import type { Text } from '../../../language'

/** The memberships that are sold by a plan; `vipType` of the wire. */
export type PlanType = 'fei_yue' | 'leap'

/** A price as it is sold. */
export interface PlanPrice {
  contractType: ContractType
  originalPrice: Fen
  /** What each further term costs, or one term where nothing is charged again. */
  contractPrice: Fen
  /** What is paid now. */
  salePrice: Fen
}

/** A price of the older variant; it is never charged again. */
export interface PlanPayOption extends Omit<PayOption, 'name'> {
  name: Text
  months: Whole
  contractType: ContractType
}

/** A benefit. Each can be claimed once in a membership month, of the free life benefits one in all. */
export interface PlanItem {
  itemId: string
  itemType: ItemType
  name: Text
  title: Text
  subTitle: Text
  description: Text
  salePrice: Fen
  /** Picture as `<motif>-<palette>`. */
  icon: string
  gift: Gift
  /** For members who renew alone: claimed once with each renewal. */
  forRenewal?: true
  /** A route of the app; empty where it has no page. */
  jumpUrl: string
}

/** Benefits that belong together. */
export interface PlanPackage {
  packageType: string
  name: Text
  title: Text
  subTitle: Text
  /** Picture as `<motif>-<palette>`. */
  image: string
  description: Text
  customDescription: Text
  items: readonly PlanItem[]
}

export interface PlanCategory {
  categoryType: CategoryType
  name: Text
  packages: readonly PlanPackage[]
}

/** A membership as it is sold: everything in which the monthly and the super-vip membership differ. */
export interface Plan {
  vipType: PlanType
  title: Text
  subtitle: Text
  /** Name of the card's picture. */
  card: string
  rules: readonly Text[]
  /** In the order in which they are offered; the first is chosen at first. */
  prices: readonly PlanPrice[]
  payOptions: readonly PlanPayOption[]
  /** Agreements that a customer accepts by buying: their codes. */
  documents: readonly { code: string; type: 'service' | 'renewal' }[]
  /** The running promotion; empty without one. */
  payActiveId: string
  categories: readonly PlanCategory[]
}

/** Every item of a plan. */
export const itemsOf = (plan: Plan): PlanItem[] =>
  plan.categories.flatMap(({ packages }) => packages.flatMap(({ items }) => items))

/** The price of a contract type; undefined where the plan does not sell it. */
export const priceOf = (plan: Plan, contractType: ContractType): PlanPrice | undefined =>
  plan.prices.find((price) => price.contractType === contractType)
