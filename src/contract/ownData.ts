import { type Empty, type EpochMs, endpoint } from './endpoint'

export interface OwnDataRes {
  /** Serves one download until `endTime`; it carries a key of its own and no token. */
  url: string
  fileName: string
  endTime: EpochMs
}

/** Makes the address at which the customer downloads what is kept about them, as a JSON file. */
export const ownData = endpoint<Empty, OwnDataRes>()('/account/own-data', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: { url: 'text', fileName: 'text', endTime: 'whole' },
})
