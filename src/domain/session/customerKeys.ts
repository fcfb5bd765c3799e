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

/** The ids under which orders were asked for, in session storage. */
export const orderIntentsKey = 'orderIntents'

/** The place near which the customer looks for shops, on the device. */
export const usualPlaceKey = 'usualPlace'

/**
 * Keys of the values that belong to the customer and are removed with the session (U3), also where the code that declares them with
 * `stored` has not been loaded in this run of the app. A value that outlives a login, such as an open payment, is removed by its
 * own code, which every start of the app loads.
 */
export const customerKeys = { device: [usualPlaceKey], launch: [orderIntentsKey, ...cashierKeys] } as const
