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
 * Storage keys of personal data, which are removed when the customer leaves (U3), even if the code that wrote them is not loaded in
 * this run of the app. What must stay longer than a login, such as open payments, is emptied by its own code, which is loaded at the
 * start of the app.
 */
export const customerKeys = { device: [usualPlaceKey], launch: [orderIntentsKey, ...cashierKeys] } as const
