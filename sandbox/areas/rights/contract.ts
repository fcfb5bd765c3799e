import * as cardPack from '@/contract/member/cardPack'
import * as cards from '@/contract/rights/cards'
import * as extra from '@/contract/rights/extra'
import * as health from '@/contract/rights/health'
import * as packs from '@/contract/rights/packs'
import * as quota from '@/contract/rights/quota'

/** Every call of the rights area. */
export const contract = { ...cardPack, ...packs, ...cards, ...health, ...quota, ...extra }
