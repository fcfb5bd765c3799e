import type { OneKeyProduct } from '@/contract/bank/oneKey'
import { ascii, oneOf, record } from '@/lib/parsers'
import { stored } from '@/platform/storage/stored'
import { oneKeyBindingKey } from '../session/customerKeys'

/** Names a one-key binding to the server. */
export interface KeptBinding {
  bindNo: string
  product: OneKeyProduct
}

/** The one-key binding whose end is not known: the app may be closed while the customer is at the bank. */
export const keptBinding = stored<KeptBinding>(oneKeyBindingKey, (value) =>
  record(value, {
    bindNo: (bindNo) => ascii(bindNo, 64),
    product: (product) => oneOf(product, ['xbt', 'xyf'] as const),
  }),
)
