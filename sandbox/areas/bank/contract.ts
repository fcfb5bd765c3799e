import * as cards from '@/contract/bank/cards'
import * as oneKey from '@/contract/bank/oneKey'

/** Every call of the bank area. */
export const contract = { ...cards, ...oneKey }
