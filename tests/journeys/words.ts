import { account as englishAccount } from '@/i18n/en/account'
import { cashier as englishCashier } from '@/i18n/en/cashier'
import { home as englishHome } from '@/i18n/en/home'
import { mall as englishMall } from '@/i18n/en/mall'
import { order as englishOrder } from '@/i18n/en/order'
import { profile as englishProfile } from '@/i18n/en/profile'
import { session as englishSession } from '@/i18n/en/session'
import { shell as englishShell } from '@/i18n/en/shell'
import type { Language } from '@/i18n/language'
import { account } from '@/i18n/zh-CN/account'
import { cashier } from '@/i18n/zh-CN/cashier'
import { home } from '@/i18n/zh-CN/home'
import { mall } from '@/i18n/zh-CN/mall'
import { order } from '@/i18n/zh-CN/order'
import { profile } from '@/i18n/zh-CN/profile'
import { session } from '@/i18n/zh-CN/session'
import { shell } from '@/i18n/zh-CN/shell'

/** The texts of the app that a customer reads. */
interface Words {
  account: typeof account
  cashier: typeof cashier
  home: typeof home
  mall: typeof mall
  order: typeof order
  profile: typeof profile
  session: typeof session
  shell: typeof shell
}

const catalogues: Record<Language, Words> = {
  'zh-CN': { account, cashier, home, mall, order, profile, session, shell },
  en: {
    account: englishAccount,
    cashier: englishCashier,
    home: englishHome,
    mall: englishMall,
    order: englishOrder,
    profile: englishProfile,
    session: englishSession,
    shell: englishShell,
  },
}

/** The app's texts in a language. */
export const words = (language: Language): Words => catalogues[language]
