/** What an apiVip call sends in place of its data. */
interface EncodedPayload {
  /** Base64 of the encrypted payload: the body's `data`. */
  data: string
  /** Base64 of the encrypted request key: the header `encrypt-key`. */
  encryptKey: string
  /** The header `sign`, 32 small hex digits. */
  sign: string
}

/** Turns the payload of an apiVip call into what goes over the wire. Another deployment may bring its own. */
export interface ApiVipCodec {
  /** Rejects with `CodecError` when the payload cannot be protected; it never returns it in clear. */
  encrypt(payload: string, context: { path: string; requestId: string }): Promise<EncodedPayload>
}

/** The payload cannot be encrypted: a key that is none, or a host without random bytes. The call must not be sent. */
export class CodecError extends Error {
  override name = 'CodecError'
}

/** The host gives no random bytes, without which nothing can be encrypted. */
export class NoRandomBytes extends CodecError {}
