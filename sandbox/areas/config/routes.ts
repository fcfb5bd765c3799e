import * as contract from '@/contract/config'
import { implement } from '../../implement'

/** Customers on side B, by grey key; everybody else is on side A. */
const groupB: Record<contract.GreyKey, readonly string[]> = {
  cashier_bank_test: ['13800138002', '13800138006'],
  vip_confirm_content: ['13800138006'],
  vip_renew_notification: ['13800138002', '13800138006'],
  vip_renew_button: ['13800138006'],
  vip_unpaidorder_test: ['13800138003', '13800138006'],
  vipReduceExternalComplaints: ['13800138006'],
}

export const configRoutes = implement(
  contract,
  {
    async matchedGroup({ req, user }) {
      return {
        group: user && groupB[req.bizKey].includes(user.mobile) ? 'groupB' : 'groupA',
      } as contract.MatchedGroupRes
    },

    async customerServiceLink({ origin }) {
      return { url: `${origin}/sandbox/service` }
    },
  },
  {},
)
