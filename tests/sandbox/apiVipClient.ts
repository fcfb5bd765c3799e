import { constants, createHash, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'

export interface EncryptedParts {
  data: string
  encryptKey: string
  sign: string
}

const chunkSize = 117
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** RSA blocks of bytes, padded by Node itself, as base64. */
export function rsaBlocks(publicKeyPem: string, bytes: Buffer): string {
  const key = { key: createPublicKey(publicKeyPem), padding: constants.RSA_PKCS1_PADDING }
  const blocks: Buffer[] = []
  for (let start = 0; start === 0 || start < bytes.length; start += chunkSize) {
    blocks.push(publicEncrypt(key, bytes.subarray(start, start + chunkSize)))
  }
  return Buffer.concat(blocks).toString('base64')
}

/** Encrypts a payload as an apiVip call does, independently of the app's own codec. */
export function encryptedParts(publicKeyPem: string, payload: object, path: string, requestId: string): EncryptedParts {
  const requestKey = randomBytes(16).toString('hex')
  const data = rsaBlocks(publicKeyPem, Buffer.from(JSON.stringify(payload)))
  const encryptKey = rsaBlocks(publicKeyPem, Buffer.from(requestKey))
  const sign = md5(`data=${data}&encryptKey=${encryptKey}&path=${path}&requestId=${requestId}&key=${requestKey}`)
  return { data, encryptKey, sign }
}
