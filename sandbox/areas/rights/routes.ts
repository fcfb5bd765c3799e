import { implement } from '../../implement'
import { cardPackHandlers } from './cardPack'
import { contract } from './contract'
import { extraHandlers } from './extraHandlers'
import { flyHandlers } from './flyHandlers'
import { healthHandlers } from './healthHandlers'
import { rightsMessages } from './messages'
import { packHandlers } from './packHandlers'
import { quotaHandlers } from './quotaHandlers'

/** The rights area: packs, fly cards, and the cards that are bought or given on their own. */
export const rightsRoutes = implement(
  contract,
  { ...cardPackHandlers, ...packHandlers, ...flyHandlers, ...healthHandlers, ...quotaHandlers, ...extraHandlers },
  rightsMessages,
)
