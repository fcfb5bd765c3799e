/** Where the customer goes after paying with WeChat or Alipay. */
type AfterPay = 'native' | 'back' | 'orderDetail' | 'stay'

/** How long a result is shown before the customer is led on, in milliseconds: longer than a toast, so that it can be read. */
export const resultStaysMs = 3000

interface Ending {
  source: string
  outcome: 'paid' | 'error'
  /** The native page that opened the gold member page. */
  appFrom?: string
}

/** the gold member page returns to where it came from, and stays on an error; all other sources see their order. */
export function afterPay({ source, outcome, appFrom }: Ending): AfterPay {
  if (source !== 'gold-member') return 'orderDetail'
  if (outcome === 'error') return 'stay'
  return appFrom ? 'native' : 'back'
}
