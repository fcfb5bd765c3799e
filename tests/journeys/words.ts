import { account } from '@/i18n/account'
import { authorization } from '@/i18n/authorization'
import { bank } from '@/i18n/bank'
import { cashier } from '@/i18n/cashier'
import { cashTask } from '@/i18n/cashTask'
import { certificate } from '@/i18n/certificate'
import { claim } from '@/i18n/claim'
import { coin } from '@/i18n/coin'
import { coupon } from '@/i18n/coupon'
import { deregistration } from '@/i18n/deregistration'
import { account as englishAccount } from '@/i18n/en/account'
import { authorization as englishAuthorization } from '@/i18n/en/authorization'
import { bank as englishBank } from '@/i18n/en/bank'
import { cashier as englishCashier } from '@/i18n/en/cashier'
import { cashTask as englishCashTask } from '@/i18n/en/cashTask'
import { certificate as englishCertificate } from '@/i18n/en/certificate'
import { claim as englishClaim } from '@/i18n/en/claim'
import { coin as englishCoin } from '@/i18n/en/coin'
import { coupon as englishCoupon } from '@/i18n/en/coupon'
import { deregistration as englishDeregistration } from '@/i18n/en/deregistration'
import { feedback as englishFeedback } from '@/i18n/en/feedback'
import { helpMember as englishHelpMember } from '@/i18n/en/helpMember'
import { home as englishHome } from '@/i18n/en/home'
import { idCard as englishIdCard } from '@/i18n/en/idCard'
import { mall as englishMall } from '@/i18n/en/mall'
import { member as englishMember } from '@/i18n/en/member'
import { membership as englishMembership } from '@/i18n/en/membership'
import { order as englishOrder } from '@/i18n/en/order'
import { ownCard as englishOwnCard } from '@/i18n/en/ownCard'
import { picture as englishPicture } from '@/i18n/en/picture'
import { profile as englishProfile } from '@/i18n/en/profile'
import { profileForm as englishProfileForm } from '@/i18n/en/profileForm'
import { quota as englishQuota } from '@/i18n/en/quota'
import { redPacket as englishRedPacket } from '@/i18n/en/redPacket'
import { renewal as englishRenewal } from '@/i18n/en/renewal'
import { rights as englishRights } from '@/i18n/en/rights'
import { safety as englishSafety } from '@/i18n/en/safety'
import { session as englishSession } from '@/i18n/en/session'
import { shell as englishShell } from '@/i18n/en/shell'
import { supplier as englishSupplier } from '@/i18n/en/supplier'
import { topup as englishTopup } from '@/i18n/en/topup'
import { ui as englishUi } from '@/i18n/en/ui'
import { wallet as englishWallet } from '@/i18n/en/wallet'
import { feedback } from '@/i18n/feedback'
import { helpMember } from '@/i18n/helpMember'
import { home } from '@/i18n/home'
import { idCard } from '@/i18n/idCard'
import type { Language } from '@/i18n/language'
import { mall } from '@/i18n/mall'
import { member } from '@/i18n/member'
import { membership } from '@/i18n/membership'
import { order } from '@/i18n/order'
import { ownCard } from '@/i18n/ownCard'
import { picture } from '@/i18n/picture'
import { profile } from '@/i18n/profile'
import { profileForm } from '@/i18n/profileForm'
import { quota } from '@/i18n/quota'
import { redPacket } from '@/i18n/redPacket'
import { renewal } from '@/i18n/renewal'
import { rights } from '@/i18n/rights'
import { safety } from '@/i18n/safety'
import { session } from '@/i18n/session'
import { shell } from '@/i18n/shell'
import { supplier } from '@/i18n/supplier'
import { topup } from '@/i18n/topup'
import { ui } from '@/i18n/ui'
import { wallet } from '@/i18n/wallet'

/** The texts of the app that a customer reads. */
interface Words {
  account: typeof account
  bank: typeof bank
  cashier: typeof cashier
  certificate: typeof certificate
  safety: typeof safety
  deregistration: typeof deregistration
  coin: typeof coin
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
  authorization: typeof authorization
  feedback: typeof feedback
  picture: typeof picture
  profileForm: typeof profileForm
  ui: typeof ui
  wallet: typeof wallet
  cashTask: typeof cashTask
  helpMember: typeof helpMember
  redPacket: typeof redPacket
  coupon: typeof coupon
  topup: typeof topup
  rights: typeof rights
  quota: typeof quota
  ownCard: typeof ownCard
  member: typeof member
}

const catalogues: Record<Language, Words> = {
  'zh-CN': {
    ...{ account, cashier, coin, home, mall, order, profile, session, claim, membership, renewal, supplier, shell },
    ...{ bank, cashTask, idCard, ui, wallet, authorization, feedback, picture, profileForm, deregistration, safety },
    ...{ certificate, coupon, helpMember, redPacket, topup, member },
    ...{ ownCard, quota, rights },
  },
  en: {
    account: englishAccount,
    bank: englishBank,
    cashier: englishCashier,
    certificate: englishCertificate,
    safety: englishSafety,
    deregistration: englishDeregistration,
    coin: englishCoin,
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
    authorization: englishAuthorization,
    feedback: englishFeedback,
    picture: englishPicture,
    profileForm: englishProfileForm,
    ui: englishUi,
    wallet: englishWallet,
    cashTask: englishCashTask,
    helpMember: englishHelpMember,
    redPacket: englishRedPacket,
    coupon: englishCoupon,
    topup: englishTopup,
    rights: englishRights,
    quota: englishQuota,
    ownCard: englishOwnCard,
    member: englishMember,
  },
}

/** The app's texts in a language. */
export const words = (language: Language): Words => catalogues[language]
