/** What WeChat needs to ask the customer whether they accept a payout. */
export interface Transfer {
  mchId: string
  appId: string
  package: string
}

/**
 * What became of the question. `accepted`: the customer accepted, and the server will say when it is paid; `cancelled`: they closed it;
 * `failed`: the host did not ask; `outdated`: this version of the host cannot ask.
 */
export type TransferEnd = 'accepted' | 'cancelled' | 'failed' | 'outdated'

/** A payout that the customer confirms in the host. */
export interface TransferPort {
  /** Whether this host can ask; elsewhere the customer is told to confirm in WeChat. */
  offered: boolean
  /** Never rejects. */
  confirm(transfer: Transfer): Promise<TransferEnd>
}
