/**
 * Why a payment did not succeed. `server`: the server's own message, or none on a payment that failed. `lost`: how it ends is not
 * known. `unsent`: the bank sent no code. `closed`: the server takes nothing more for this order or payment.
 */
export type FailCause = 'cancelled' | 'host' | 'blocked' | 'stuck' | 'lost' | 'server' | 'unsent' | 'closed'

/** A payment that did not succeed. The component that draws it finds the words, so that they follow the language on the screen. */
export interface Failure {
  cause: FailCause
  /** The server's own message; empty where it gave none. */
  message: string
  /** How long its toast is shown, in milliseconds; 0 where it was shown already. */
  toastMs: number
}

/** No answer about the payment, maybe with another message of the server. @param toastMs see `Failure` */
export const lostBy = (message: string | undefined, toastMs: number): Failure => ({
  cause: message ? 'server' : 'lost',
  message: message ?? '',
  toastMs,
})

/** The bank sent no code, so the payment stays open. @param isShown the request layer has shown it already */
export const unsentBy = (message: string, isShown: boolean): Failure => ({
  cause: 'unsent',
  message,
  toastMs: isShown ? 0 : 2000,
})

/** The server takes no payment any more: the screen has to read the order again. Shown like every call that fails. */
export const closedBy = (message: string): Failure => ({ cause: 'closed', message, toastMs: 3000 })

/** A payment that the server failed. */
export const failedBy = (message: string): Failure => ({ cause: 'server', message, toastMs: 2000 })
