import { implement } from '../../implement'
import { bonusHandlers } from './bonus/handlers'
import { contract } from './contract'
import { customHandlers } from './custom/handlers'
import { freeHandlers } from './free/handlers'
import { inviteHandlers } from './invite/handlers'
import { packetHandlers } from './invite/packetHandlers'
import { activityMessages } from './messages'

/** The activity area: tasks that pay cash, invitations, and what operators configure. */
export const activityRoutes = implement(
  contract,
  { ...bonusHandlers, ...customHandlers, ...inviteHandlers, ...packetHandlers, ...freeHandlers },
  activityMessages,
)
