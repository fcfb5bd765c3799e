import * as cards from '@/contract/rights/cards'
import * as packs from '@/contract/rights/packs'

/** Every call of the rights area. */
export const contract = { ...packs, ...cards }
