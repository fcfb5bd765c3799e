import { constants, publicEncrypt, randomBytes } from 'node:crypto'
import type { Encoding } from '@/contract/families'
import { md5 } from '../../http/signed'

/** A step from the data of a call to what is sent. */
export interface SigningStep {
  name: 'args' | 'signed' | 'sign' | 'payload' | 'requestKey' | 'data' | 'encryptKey'
  text: string
}

/** What a call sends beside the headers that every call has, and how it came about. */
export interface EncodedCall {
  headers: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  steps: readonly SigningStep[]
}

/** How the sandbox describes itself where it makes a call. */
const ua = 'Sandbox/1.0'

/** A signed call: the data as JSON text, and its checksum. */
export function signed(path: string, data: object, token?: string): EncodedCall {
  const args = JSON.stringify(data)
  const text = `args=${args}&ua=${ua}&url=${path}`
  const sign = md5(text)
  return {
    headers: {},
    fields: { ua, args, sign, url: path, ...(token ? { mToken: token } : {}) },
    steps: [
      { name: 'args', text: args },
      { name: 'signed', text },
      { name: 'sign', text: sign },
    ],
  }
}

/** Bytes of a block of an encrypted payload. */
const BLOCK = 117

/** Base64 of a text in blocks, each encrypted with the public key. */
function encrypted(publicKey: string, text: string): string {
  const bytes = Buffer.from(text, 'utf8')
  const blocks = Array.from({ length: Math.max(1, Math.ceil(bytes.length / BLOCK)) }, (_, index) =>
    publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_PADDING },
      bytes.subarray(index * BLOCK, (index + 1) * BLOCK),
    ),
  )
  return Buffer.concat(blocks).toString('base64')
}

/** An encrypted call: the payload, which holds the token, and the key of this request. */
function encryptedCall(publicKey: string, path: string, payload: object, requestId: string): EncodedCall {
  const text = JSON.stringify(payload)
  const requestKey = randomBytes(16).toString('hex')
  const data = encrypted(publicKey, text)
  const encryptKey = encrypted(publicKey, requestKey)
  const signedText = `data=${data}&encryptKey=${encryptKey}&path=${path}&requestId=${requestId}&key=${requestKey}`
  const sign = md5(signedText)
  return {
    headers: { 'encrypt-key': encryptKey, sign },
    fields: { data },
    steps: [
      { name: 'payload', text },
      { name: 'requestKey', text: requestKey },
      { name: 'data', text: data },
      { name: 'encryptKey', text: encryptKey },
      { name: 'signed', text: signedText },
      { name: 'sign', text: sign },
    ],
  }
}

/** What is known of a call before it is encoded. */
export interface PlainCall {
  encoding: Encoding
  isGet: boolean
  path: string
  data: object
  /** Login of the customer; absent for a visitor. */
  token?: string
  publicKey: string
  requestId: string
}

/** What a call sends, by the encoding of its family. */
export function encoded({ encoding, isGet, path, data, token, publicKey, requestId }: PlainCall): EncodedCall {
  const asHeader: Record<string, string> = token ? { token } : {}
  if (encoding === 'apiVip') return encryptedCall(publicKey, path, { ...data, mToken: token ?? '' }, requestId)
  if (encoding === 'plain') return { headers: asHeader, fields: { ...data }, steps: [] }
  // The login of a GET is in its headers, since addresses are written into logs.
  return isGet ? { ...signed(path, data), headers: asHeader } : signed(path, data, token)
}
