import type { NeedsOf } from '../needs'

/** A document that the customer accepts by buying. */
export interface ContractDocument {
  name: string
  vipId: string
  type: string
  url: string
}

/** How a document is read; one without its address cannot be opened, so it is dropped. */
export const documentNeeds = {
  name: 'text',
  vipId: 'label',
  type: 'label',
  url: 'text',
} as const satisfies NeedsOf<ContractDocument>
