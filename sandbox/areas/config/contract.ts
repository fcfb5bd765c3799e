import * as decisions from '@/contract/config/decisions'
import * as schema from '@/contract/config/schema'

/** Every call of the config area. */
export const contract = { ...schema, ...decisions }
