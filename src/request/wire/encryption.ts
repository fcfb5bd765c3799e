import type { Budget } from '../delivery/budget'

/** An apiVip call before its payload is encrypted. */
export interface PlainCall {
  path: string
  payload: object
  requestId: string
  headers: Record<string, string>
  traceId: string
  budget: Budget
}

/** Headers and body of an apiVip call. Rejects when the payload cannot be encrypted. */
export type EncryptCall = (plain: PlainCall) => Promise<{ headers: Record<string, string>; body: object }>

let connected: EncryptCall | undefined

/** Gives the request layer the encryption of apiVip calls; called by `connectApiVip`. */
export function connectEncryption(encrypt: EncryptCall): void {
  connected = encrypt
}

/** The connected encryption. Throws when an apiVip call is made without it, which is a programming error. */
export function encryption(path: string): EncryptCall {
  if (!connected) throw new Error(`${path} is an apiVip call: its store must call connectApiVip() of src/request first`)
  return connected
}
