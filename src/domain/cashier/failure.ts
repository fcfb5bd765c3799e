/**
 * Why a try did not succeed. `server` gave words of its own, or none on a payment that failed; how `lost` ended is not known;
 * `closed` is an order or a payment that the server takes nothing for any more.
 */
export type FailCause = 'cancelled' | 'host' | 'blocked' | 'stuck' | 'lost' | 'server' | 'closed'

/** A try that did not succeed. Who draws it finds the words, so that they follow the language on the screen. */
export interface Failure {
  cause: FailCause
  /** The server's own words; empty where it gave none. */
  message: string
  /** How long its toast shows, in milliseconds; 0 where it was told already. */
  toastMs: number
}

/** No word on the payment, maybe with other words of the server. @param toastMs see `Failure` */
export const lostBy = (message: string | undefined, toastMs: number): Failure => ({
  cause: message ? 'server' : 'lost',
  message: message ?? '',
  toastMs,
})

/** The server takes no payment any more: the screen has to look at the order anew. Told like every call that fails. */
export const closedBy = (message: string): Failure => ({ cause: 'closed', message, toastMs: 3000 })
