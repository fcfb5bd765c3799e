/** What an apiVip call sends in place of its data. */
interface EncodedPayload {
  /** Base64 of the encrypted payload: the body's `data`. */
  data: string
  /** Base64 of the encrypted request key: the header `encrypt-key`. */
  encryptKey: string
  /** The header `sign`, 32 small hex digits. */
  sign: string
}

/** Encrypts the payload of an apiVip call for the wire. Another deployment may have its own codec. */
export interface ApiVipCodec {
  /** Rejects with `CodecError` when the payload cannot be encrypted; it never returns it unencrypted. */
  encrypt(payload: string, context: { path: string; requestId: string }): Promise<EncodedPayload>
}

/** The payload cannot be encrypted: the key is invalid, or the host gives no random bytes. The call must not be sent. */
export class CodecError extends Error {
  override name = 'CodecError'
}

/** The host gives no random bytes, without which nothing can be encrypted. */
export class NoRandomBytes extends CodecError {}
