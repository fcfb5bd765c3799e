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
 * What is the customer's and goes with him (U3), whether or not the code that wrote it has been loaded in this run of the app.
 * What must stay longer than a login, such as open payments, is emptied by its own code, which the start of the app brings.
 */
export const customerKeys = { device: [usualPlaceKey], launch: [orderIntentsKey, ...cashierKeys] } as const
