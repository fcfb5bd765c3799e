import { constants, createPrivateKey, createPublicKey, type KeyObject, privateDecrypt } from 'node:crypto'
import { BadRequest } from './errors'
import { parseJson } from './json'
import { type DecodedCall, md5, type WireFields } from './signed'

const smallestPadding = 8

/** Takes off PKCS#1 v1.5 type 2 padding, `00 02 <eight or more bytes without zero> 00 <message>`, and accepts nothing else. */
export function unpad(block: Buffer): Buffer {
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 2 + smallestPadding) throw new BadRequest('wrong padding')
  return block.subarray(end + 1)
}

/** One text for every failure, so that an answer never tells which check failed (C3). */
const failure = 'the payload cannot be read'

/** Most characters of encrypted data: each block of it costs the server a decryption. */
const LONGEST_DATA = 16 * 1024

const blockChars = /^[A-Za-z0-9+/]+={0,2}$/
const requestKeyChars = /^[\x21-\x7e]{32}$/

/**
 * Reads an apiVip call: RSA blocks in `data`, the request key in `encrypt-key`, the checksum in `sign`.
 * The data of the call is the payload without `mToken`, `rscToken` and `rightsOrderNo`.
 */
export function decodeApiVip(
  fields: WireFields,
  headers: Readonly<Record<string, string | undefined>>,
  path: string,
  privateKeyPem: string,
): DecodedCall {
  try {
    const key = createPrivateKey(privateKeyPem)
    const encryptKey = headers['encrypt-key'] ?? ''
    const requestId = headers.requestid ?? ''
    const requestKey = decrypt(key, encryptKey)
    const payload = decrypt(key, String(fields.data))
    const expected = md5(
      `data=${fields.data}&encryptKey=${encryptKey}&path=${path}&requestId=${requestId}&key=${requestKey}`,
    )
    if (!requestKeyChars.test(requestKey) || !requestId || headers.sign !== expected) throw new BadRequest(failure)
    return asCall(parseJson(payload))
  } catch {
    throw new BadRequest(failure)
  }
}

function asCall(payload: unknown): DecodedCall {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) throw new BadRequest(failure)
  const { mToken, rscToken, rightsOrderNo, ...data } = payload as Record<string, unknown>
  const supplier = { rscToken: textOf(rscToken), rightsOrderNo: textOf(rightsOrderNo) }
  return { data, token: textOf(mToken), supplier }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

function decrypt(key: KeyObject, base64: string): string {
  const size = Math.ceil((key.asymmetricKeyDetails?.modulusLength ?? 0) / 8)
  const bytes = base64.length > LONGEST_DATA ? Buffer.alloc(0) : Buffer.from(base64, 'base64')
  if (!blockChars.test(base64) || bytes.length === 0 || bytes.length % size !== 0) throw new BadRequest(failure)
  const chunks: Buffer[] = []
  for (let start = 0; start < bytes.length; start += size) {
    // Node refuses RSA_PKCS1_PADDING on decryption; the padding is therefore taken off here.
    chunks.push(unpad(privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, bytes.subarray(start, start + size))))
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

/** The public half of a private key, as PEM text. */
export const publicKeyOf = (privateKeyPem: string): string =>
  createPublicKey(privateKeyPem).export({ type: 'spki', format: 'pem' }).toString()
