import { implement } from '../../implement'
import { contract } from './contract'
import { giftHandlers } from './giftRoutes'
import { goldHandlers } from './goldRoutes'
import { infoHandlers } from './infoRoutes'
import { leapHandlers } from './leapRoutes'
import { memberMessages } from './messages'
import { orderHandlers, orderRepeats } from './orderRoutes'
import { renewalHandlers } from './renewalRoutes'
import { rightsHandlers } from './rightsRoutes'

/** Every call of the member area, by the file of the contract that declares it. */
export const memberRoutes = implement(
  contract,
  {
    ...goldHandlers,
    ...infoHandlers,
    ...orderHandlers,
    ...renewalHandlers,
    ...rightsHandlers,
    ...giftHandlers,
    ...leapHandlers,
  },
  memberMessages,
  orderRepeats,
)
