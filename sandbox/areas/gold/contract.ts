import * as exchange from '@/contract/gold/exchange'
import * as shop from '@/contract/gold/shop'
import * as wallet from '@/contract/gold/wallet'

/** Every call of the coin shop. */
export const contract = { ...shop, ...wallet, ...exchange }
