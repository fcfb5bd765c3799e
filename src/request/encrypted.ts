import { randomBytes } from '@/platform/random'
import { createApiVipCodec } from './codec/rsa'
import { hostOf, publicKey } from './environment'
import { transport } from './transport'

interface Plain {
  path: string
  data: object
  token: string | undefined
  requestId: string
  headers: Record<string, string>
  supplier: { rscToken?: string; rightsOrderNo?: string }
}

let key: Promise<string> | undefined

/** Headers and body of an apiVip call: the tokens travel inside the encrypted payload. Rejects when it cannot be protected. */
export async function encryptedBody(plain: Plain): Promise<{ headers: Record<string, string>; body: object }> {
  const { path, data, token, requestId, headers, supplier } = plain
  key ??= readKey()
  const codec = createApiVipCodec({ publicKey: await key, randomBytes })
  const payload = JSON.stringify({ ...data, ...supplier, ...(token ? { mToken: token } : {}) })
  const encoded = await codec.encrypt(payload, { path, requestId })
  return {
    headers: { ...headers, requestId, 'encrypt-key': encoded.encryptKey, sign: encoded.sign },
    body: { data: encoded.data },
  }
}

/** The build's key; the sandbox makes its own at its first start and hands it out. */
async function readKey(): Promise<string> {
  if (publicKey()) return publicKey()
  const url = `${hostOf('main')}/sandbox/public-key`
  const { text = '' } = await transport({ url, method: 'GET', headers: {}, body: {}, traceId: '' })
  return text
}
