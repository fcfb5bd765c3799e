import { implement } from '../../implement'
import { cardHandlers } from './cardHandlers'
import { certificateHandlers } from './certificateHandlers'
import { contract } from './contract'
import { faceHandlers } from './faceHandlers'
import { identityMessages } from './messages'
import { openCardHandlers } from './openCardHandlers'
import { stepsHandlers } from './stepsHandlers'

/** The identity area: the ID card, the face, the certificates' way to prove them, and the application for the card. */
export const identityRoutes = implement(
  contract,
  { ...stepsHandlers, ...cardHandlers, ...faceHandlers, ...certificateHandlers, ...openCardHandlers },
  identityMessages,
)
