import { account as englishAccount } from '@/i18n/en/account'
import { cashier as englishCashier } from '@/i18n/en/cashier'
import { cashTask as englishCashTask } from '@/i18n/en/cashTask'
import { claim as englishClaim } from '@/i18n/en/claim'
import { home as englishHome } from '@/i18n/en/home'
import { mall as englishMall } from '@/i18n/en/mall'
import { membership as englishMembership } from '@/i18n/en/membership'
import { order as englishOrder } from '@/i18n/en/order'
import { profile as englishProfile } from '@/i18n/en/profile'
import { renewal as englishRenewal } from '@/i18n/en/renewal'
import { session as englishSession } from '@/i18n/en/session'
import { shell as englishShell } from '@/i18n/en/shell'
import { supplier as englishSupplier } from '@/i18n/en/supplier'
import { ui as englishUi } from '@/i18n/en/ui'
import { wallet as englishWallet } from '@/i18n/en/wallet'
import type { Language } from '@/i18n/language'
import { account } from '@/i18n/zh-CN/account'
import { cashier } from '@/i18n/zh-CN/cashier'
import { cashTask } from '@/i18n/zh-CN/cashTask'
import { claim } from '@/i18n/zh-CN/claim'
import { home } from '@/i18n/zh-CN/home'
import { mall } from '@/i18n/zh-CN/mall'
import { membership } from '@/i18n/zh-CN/membership'
import { order } from '@/i18n/zh-CN/order'
import { profile } from '@/i18n/zh-CN/profile'
import { renewal } from '@/i18n/zh-CN/renewal'
import { session } from '@/i18n/zh-CN/session'
import { shell } from '@/i18n/zh-CN/shell'
import { supplier } from '@/i18n/zh-CN/supplier'
import { ui } from '@/i18n/zh-CN/ui'
import { wallet } from '@/i18n/zh-CN/wallet'

/** The texts of the app that a customer reads. */
interface Words {
  account: typeof account
  cashier: typeof cashier
  home: typeof home
  mall: typeof mall
  order: typeof order
  profile: typeof profile
  session: typeof session
  claim: typeof claim
  membership: typeof membership
  renewal: typeof renewal
  supplier: typeof supplier
  shell: typeof shell
  ui: typeof ui
  wallet: typeof wallet
  cashTask: typeof cashTask
}

const catalogues: Record<Language, Words> = {
  'zh-CN': {
    account,
    cashier,
    home,
    mall,
    order,
    profile,
    session,
    claim,
    membership,
    renewal,
    supplier,
    shell,
    ui,
    wallet,
    cashTask,
  },
  en: {
    account: englishAccount,
    cashier: englishCashier,
    home: englishHome,
    mall: englishMall,
    order: englishOrder,
    profile: englishProfile,
    session: englishSession,
    claim: englishClaim,
    membership: englishMembership,
    renewal: englishRenewal,
    supplier: englishSupplier,
    shell: englishShell,
    ui: englishUi,
    wallet: englishWallet,
    cashTask: englishCashTask,
  },
}

/** The app's texts in a language. */
export const words = (language: Language): Words => catalogues[language]
