import Taro from '@tarojs/taro'
import type { Transfer, TransferEnd, TransferPort } from './transferPort'

interface Callbacks {
  success(): void
  fail(error: { errMsg?: string }): void
}

/** Taro's types do not know it yet, and WeChat has it from version 8.0.55 on. */
const host = Taro as { requestMerchantTransfer?(options: Transfer & Callbacks): unknown }

const endOf = (text: string): TransferEnd => (/cancel/i.test(text) ? 'cancelled' : 'failed')

/** WeChat's own question whether the customer accepts a payout. */
export const transfer: TransferPort = {
  offered: true,
  confirm: (wanted) =>
    new Promise((resolve) => {
      if (!host.requestMerchantTransfer) return resolve('outdated')
      host.requestMerchantTransfer({
        ...wanted,
        success: () => resolve('accepted'),
        fail: ({ errMsg = '' }) => resolve(endOf(errMsg)),
      })
    }),
}
