import type { GreyKey } from '@/contract/remoteConfig/decisions'

/** What the cashier keeps in session storage. */
export const cashierKeys = [
  'cashierPayData',
  'chosePayMode',
  'payCardStatus',
  'payCardType',
  'bizNo',
  'outBizNo',
  'payFailedReason',
  'buySource',
  'curPayInfo',
  'bankPay',
  'showCardPay',
  'isPayVipCashier',
] as const

/** Grey tests of the product. */
export const greyKeys = [
  'cashier_bank_test',
  'vip_confirm_content',
  'vip_renew_notification',
  'vip_renew_button',
  'vip_unpaidorder_test',
  'vipReduceExternalComplaints',
] as const satisfies readonly GreyKey[]

/** Key of a customer's group of a grey test in session storage. */
export const greyStorageKey = (key: GreyKey): string => `grey_${key}`

/** The chosen price of each membership, in session storage. */
export const activePriceKeys = {
  feiYue: 'activePrice_fei_yue',
  leap: 'activePrice_leap',
  single: 'activePrice_single',
  older: 'activePrice_older',
} as const

/** The ids under which orders were asked for, in session storage. */
export const orderIntentsKey = 'orderIntents'

/** The one-key card binding whose end is not known, on the device. */
export const oneKeyBindingKey = 'oneKeyBinding'

/** What the withdrawal knows of the wallet, in session storage. */
export const withdrawInfoKeys = [
  'account_info',
  'money_add_log',
  'money_amount',
  'recent_expire_info',
  'money_out_log',
] as const

/** The withdrawal whose end is not known, in session storage. */
export const openWithdrawalKey = 'openWithdrawal'

/** Payout accounts that were bound here and have not been warned about, on the device. */
export const unwarnedAccountsKey = 'unwarnedAccounts'

/** The exchange of coins or of a code whose end is not known, in session storage. */
export const openExchangeKey = 'openExchange'

/** The place that the customer has chosen as their usual one, on the device. */
export const usualPlaceKey = 'usualPlace'

/**
 * Keys of the values that belong to the customer and are removed with the session (U3), also where the code that declares them with
 * `stored` has not been loaded in this run of the app. A value that outlives a login, such as an open payment, is removed by its
 * own code, which every start of the app loads.
 */
export const customerKeys = {
  device: [usualPlaceKey, oneKeyBindingKey, unwarnedAccountsKey],
  launch: [
    orderIntentsKey,
    openWithdrawalKey,
    openExchangeKey,
    ...withdrawInfoKeys,
    ...cashierKeys,
    ...greyKeys.map(greyStorageKey),
    ...Object.values(activePriceKeys),
  ],
} as const
