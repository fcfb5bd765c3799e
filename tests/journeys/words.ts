import { account as englishAccount } from '@/i18n/en/account'
import { cashier as englishCashier } from '@/i18n/en/cashier'
import { claim as englishClaim } from '@/i18n/en/claim'
import { home as englishHome } from '@/i18n/en/home'
import { idCard as englishIdCard } from '@/i18n/en/idCard'
import { mall as englishMall } from '@/i18n/en/mall'
import { membership as englishMembership } from '@/i18n/en/membership'
import { order as englishOrder } from '@/i18n/en/order'
import { profile as englishProfile } from '@/i18n/en/profile'
import { renewal as englishRenewal } from '@/i18n/en/renewal'
import { session as englishSession } from '@/i18n/en/session'
import { shell as englishShell } from '@/i18n/en/shell'
import { supplier as englishSupplier } from '@/i18n/en/supplier'
import type { Language } from '@/i18n/language'
import { account } from '@/i18n/zh-CN/account'
import { cashier } from '@/i18n/zh-CN/cashier'
import { claim } from '@/i18n/zh-CN/claim'
import { home } from '@/i18n/zh-CN/home'
import { idCard } from '@/i18n/zh-CN/idCard'
import { mall } from '@/i18n/zh-CN/mall'
import { membership } from '@/i18n/zh-CN/membership'
import { order } from '@/i18n/zh-CN/order'
import { profile } from '@/i18n/zh-CN/profile'
import { renewal } from '@/i18n/zh-CN/renewal'
import { session } from '@/i18n/zh-CN/session'
import { shell } from '@/i18n/zh-CN/shell'
import { supplier } from '@/i18n/zh-CN/supplier'

/** The texts of the app that a customer reads. */
interface Words {
  account: typeof account
  cashier: typeof cashier
  home: typeof home
  idCard: typeof idCard
  mall: typeof mall
  order: typeof order
  profile: typeof profile
  session: typeof session
  claim: typeof claim
  membership: typeof membership
  renewal: typeof renewal
  supplier: typeof supplier
  shell: typeof shell
}

const catalogues: Record<Language, Words> = {
  'zh-CN': {
    account,
    cashier,
    home,
    idCard,
    mall,
    order,
    profile,
    session,
    claim,
    membership,
    renewal,
    supplier,
    shell,
  },
  en: {
    account: englishAccount,
    cashier: englishCashier,
    home: englishHome,
    idCard: englishIdCard,
    mall: englishMall,
    order: englishOrder,
    profile: englishProfile,
    session: englishSession,
    claim: englishClaim,
    membership: englishMembership,
    renewal: englishRenewal,
    supplier: englishSupplier,
    shell: englishShell,
  },
}

/** The app's texts in a language. */
export const words = (language: Language): Words => catalogues[language]
