import * as exchange from '@/contract/coin/exchange'
import * as shop from '@/contract/coin/shop'
import * as wallet from '@/contract/coin/wallet'

/** Every call of the coin shop. */
export const contract = { ...shop, ...wallet, ...exchange }
