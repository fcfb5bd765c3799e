import type { AssetType } from '@/contract/cashier'

/** Where the cashier is open: the web (browser and native app) or one of the mini-program hosts. */
export type PayHost = 'web' | 'weapp' | 'alipay' | 'tt'

/** Which tools each host can run, in the order offered. */
export const toolsOfHost: Record<PayHost, readonly AssetType[]> = {
  web: ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
  weapp: ['DEBIT_CARD', 'WECHATPAY'],
  alipay: ['DEBIT_CARD', 'ALIPAY'],
  tt: ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
}

/** Reads the host from the call's headers; a mini-program that does not name itself is WeChat's. */
export function hostOf(headers: Readonly<Record<string, string | undefined>>): PayHost {
  const named = headers['mini-host']
  if (named === 'weapp' || named === 'alipay' || named === 'tt') return named
  if (headers.channel === 'DOUYIN') return 'tt'
  return headers.channel === 'APPLET' ? 'weapp' : 'web'
}
