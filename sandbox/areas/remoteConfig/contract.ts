import * as decisions from '@/contract/remoteConfig/decisions'
import * as schema from '@/contract/remoteConfig/schema'

/** Every call of the config area. */
export const contract = { ...schema, ...decisions }
