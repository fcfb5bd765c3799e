import type { PayPort } from './payPort'

/** A browser goes to the provider's page and comes back by its address. */
export const pay: PayPort = {
  tools: ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
  openSheet: async () => 'unknown',
  leaveFor: (redirectUrl) => window.location.assign(redirectUrl),
}
