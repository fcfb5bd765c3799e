import * as contract from '@/contract/devices'
import type { Area } from '../../area'
import { implement } from '../../implement'
import { endSessionsBut } from '../session/tokens'
import { logins } from './ownData'
import { sessionRows } from './sessions'

const routes = implement(
  contract,
  {
    async sessionList({ signedIn, token = '', db }) {
      return { sessions: await sessionRows(db, signedIn().userId, token) }
    },

    async endOtherSessions({ signedIn, token = '', db }) {
      return { ended: await endSessionsBut(db, signedIn().userId, token) }
    },
  },
  {},
)

/** Signed-in devices of a customer. */
export const devices: Area = { name: 'devices', routes, ownData: { devices: logins } }
