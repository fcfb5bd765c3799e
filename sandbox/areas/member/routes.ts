import { implement } from '../../implement'
import { contract } from './contract'
import { giftHandlers } from './gifts/giftRoutes'
import { goldHandlers } from './gold/goldRoutes'
import { infoHandlers } from './info/infoRoutes'
import { leapHandlers } from './leap/leapRoutes'
import { memberMessages } from './messages'
import { orderHandlers, orderRepeats } from './orders/orderRoutes'
import { renewalHandlers } from './renewal/renewalRoutes'
import { rightsHandlers } from './rights/rightsRoutes'

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
