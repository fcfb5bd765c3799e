import { limited } from '../../sandbox/http/limits'
import type { KeptContract } from './kept'
import type { Types } from './schemaParts'

/** A contract that is being compared. */
export interface Compared extends KeptContract {
  /** The types with the general limits of what is sent: a text that gets a limit of its own may then be longer, or only shorter. */
  sentTypes: Types
}

export const compared = (contract: KeptContract): Compared => ({
  ...contract,
  sentTypes: limited(contract.types) as Types,
})
