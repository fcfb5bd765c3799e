import { memberOrder } from './memberOrder'

/** A quota-raising card. */
export const raisedQuota = memberOrder('VIP_HOIST_LINES', ['rise-quota'])
