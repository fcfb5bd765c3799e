import type { PayPort } from './payPort'

/** A browser opens the provider's page, which returns to an address of the app. */
export const pay: PayPort = {
  tools: ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
  openSheet: async () => 'unknown',
  leaveFor: (redirectUrl) => window.location.assign(redirectUrl),
}
