import * as contract from '@/contract/config'
import { implement } from '../../implement'
import type { User } from '../session/users'
import { configMessages } from './messages'
import { schemaOf } from './schemas'

/** Customers on side B, by grey key; everybody else is on side A. */
const groupB: Record<contract.GreyKey, readonly string[]> = {
  cashier_bank_test: ['13800138002', '13800138006'],
  vip_confirm_content: ['13800138006'],
  vip_renew_notification: ['13800138002', '13800138006'],
  vip_renew_button: ['13800138006'],
  vip_unpaidorder_test: ['13800138003', '13800138006'],
  vipReduceExternalComplaints: ['13800138006'],
}

const groupOf = (bizKey: contract.GreyKey, user: User | undefined): contract.MatchedGroupRes['group'] =>
  user && groupB[bizKey].includes(user.mobile) ? 'groupB' : 'groupA'

export const configRoutes = implement(
  contract,
  {
    async matchedGroup({ req, user }) {
      return { group: groupOf(req.bizKey, user) }
    },

    async tagBatchDecision({ req, user }) {
      return { decisions: req.bizKeys.map((bizKey) => ({ bizKey, group: groupOf(bizKey, user) })) }
    },

    async getSchema({ req, refuse, ...viewer }) {
      const schema = schemaOf(req.code, viewer)
      return schema === undefined ? refuse('PAGE_UNKNOWN') : { pageInfo: { schema } }
    },

    async customerServiceLink({ origin }) {
      return { url: `${origin}/sandbox/service` }
    },
  },
  configMessages,
)
