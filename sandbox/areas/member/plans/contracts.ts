import type { Whole } from '@/contract/endpoint'
import type { ContractType } from '@/contract/member/info'
import { counted } from '@/lib/plural'
import type { Text } from '../../../language'

/** What a contract type means, whatever it costs. */
interface ContractFacts {
  name: Text
  months: Whole
  /** Its length in words. */
  length: Text
  /** It is charged again at the end of each term. */
  canRenew: boolean
  /** The contract of the same length that is charged again. */
  continued: 'continue_month' | 'continue_season'
}

const month = { months: 1, length: { zh: '1 个月', en: '1 month' }, continued: 'continue_month' } as const
const season = { months: 3, length: { zh: '3 个月', en: '3 months' }, continued: 'continue_season' } as const

/** Every contract type. */
export const contracts: Readonly<Record<ContractType, ContractFacts>> = {
  continue_month: { ...month, name: { zh: '连续包月', en: 'Monthly plan' }, canRenew: true },
  single_month: { ...month, name: { zh: '月卡', en: 'One month' }, canRenew: false },
  single_season: { ...season, name: { zh: '季卡', en: 'One quarter' }, canRenew: false },
  continue_season: { ...season, name: { zh: '连续包季', en: 'Quarterly plan' }, canRenew: true },
}

/** A length in words. */
export const lengthOf = (months: Whole): Text => ({
  zh: `${months} 个月`,
  en: counted(months, 'month'),
})
