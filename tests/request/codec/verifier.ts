import { constants, createHash, createPublicKey, type KeyObject, privateDecrypt } from 'node:crypto'
import { seed } from '@tests/fixtures/seed'
import { keyFrom } from '@tests/fixtures/seededKey'

export interface KeyPair {
  bits: number
  publicKey: string
  privateKey: KeyObject
}

/** With an exponent of 3, a block is encrypted in a sixth of the time. */
export function makeKeyPair(bits: number, exponent?: bigint): KeyPair {
  const privateKey = keyFrom(seed, bits, exponent)
  return { bits, publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(), privateKey }
}

/** What a strict PKCS#1 v1.5 reader finds in one block; throws at the slightest deviation. */
function unpad(block: Buffer): { padding: Buffer; message: Buffer } {
  if (block[0] !== 0 || block[1] !== 2) throw new Error('a block does not begin with 00 02')
  const end = block.indexOf(0, 2)
  if (end < 0) throw new Error('a block has no end of padding')
  if (end < 10) throw new Error('a block has less than eight bytes of padding')
  return { padding: block.subarray(2, end), message: block.subarray(end + 1) }
}

/** The blocks of a base64 text, decrypted by the raw RSA operation of OpenSSL: no code is shared with the client. */
export function decryptBlocks(text: string, { bits, privateKey }: KeyPair): { padding: Buffer; message: Buffer }[] {
  const bytes = Buffer.from(text, 'base64')
  const size = Math.ceil(bits / 8)
  if (bytes.toString('base64') !== text) throw new Error('not canonical base64')
  if (bytes.length === 0 || bytes.length % size !== 0) throw new Error('not whole blocks')
  return Array.from({ length: bytes.length / size }, (_, at) => {
    const block = bytes.subarray(at * size, (at + 1) * size)
    return unpad(privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, block))
  })
}

/** The whole text; throws when its bytes are not UTF-8. */
export function decryptText(text: string, keys: KeyPair): string {
  const bytes = Buffer.concat(decryptBlocks(text, keys).map((block) => block.message))
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

export function md5Hex(text: string): string {
  return createHash('md5').update(text, 'utf8').digest('hex')
}
