import type { Language } from '@/i18n/language'

/** The goods of a journey, with a choice of recharge types, found by a search. */
interface Ware {
  /** Search text. */
  word: string
  title: string
  /** A recharge type that is not the first. */
  type: string
}

/** Names of the goods that journeys buy. */
export type WareName = 'giftCard' | 'phoneCredit'

/** The goods with the names that the sandbox gives in a language. */
export const wares: Record<Language, Record<WareName, Ware>> = {
  'zh-CN': {
    giftCard: { word: '橙仓', title: '橙仓购物礼品卡', type: '100 元' },
    phoneCredit: { word: '话费', title: '全国话费快充', type: '50 元' },
  },
  en: {
    giftCard: { word: 'Orangebarn', title: 'Orangebarn gift card', type: '¥100' },
    phoneCredit: { word: 'credit', title: 'Phone credit, fast top-up', type: '¥50' },
  },
}

/** Goods that are credited to an account that the customer enters. */
export const needsAccount: Record<WareName, boolean> = { giftCard: false, phoneCredit: true }

/** The bank of every person's first card. */
export const bankName: Record<Language, string> = { 'zh-CN': '沙盒银行', en: 'Sandbox Bank' }
