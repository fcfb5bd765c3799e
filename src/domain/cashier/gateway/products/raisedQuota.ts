import { membership } from './membership'
import type { Product } from './product'

/** A raised quota: its orders are kept beside those of memberships, and asked for by the same call. */
export const raisedQuota: Product = { ...membership, bizType: 'VIP_HOIST_LINES', sources: ['rise-quota'] }
