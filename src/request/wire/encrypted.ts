import { randomBytes } from '@/platform/host/random'
import { CodecError, NoRandomBytes } from '../codec/codec'
import { createApiVipCodec } from '../codec/rsa'
import { hostOf, publicKey } from '../environment'
import { ApiError } from '../errors'
import type { EncryptCall, PlainCall } from './encryption'
import { hostRequest } from './hostRequest'

/** Where the sandbox publishes its key; builds for real hosts do not contain this path (S7). */
const keyPath = APP_ENV === 'development' || APP_ENV === 'test' ? '/sandbox/public-key' : ''

/** The sandbox's key, asked for once in the life of the app. */
let asked: Promise<string> | undefined

/**
 * Headers and body of an apiVip call (R-28, D-02): the tokens are inside the encrypted payload. Rejects when the payload cannot be
 * encrypted, and then nothing has been sent.
 */
export const encryptedBody: EncryptCall = async (plain) => {
  const { path, payload, requestId, headers } = plain
  const key = publicKey() || (await sandboxKey(plain))
  try {
    const codec = createApiVipCodec({ publicKey: key, randomBytes })
    const encoded = await codec.encrypt(JSON.stringify(payload), { path, requestId })
    return {
      headers: { ...headers, requestId, 'encrypt-key': encoded.encryptKey, sign: encoded.sign },
      body: { data: encoded.data },
    }
  } catch (error) {
    if (!(error instanceof CodecError)) throw error
    asked = undefined
    throw new ApiError({ kind: error instanceof NoRandomBytes ? 'unprotected' : 'malformed', traceId: plain.traceId })
  }
}

/** The key that the sandbox made at its first start; after a failure the next call asks for it again. */
async function sandboxKey(plain: PlainCall): Promise<string> {
  asked ??= askKey(plain)
  try {
    return await asked
  } catch (error) {
    asked = undefined
    throw error
  }
}

async function askKey({ traceId, budget }: PlainCall): Promise<string> {
  const url = hostOf('main') + keyPath
  const { status, text = '' } = await hostRequest({ url, method: 'GET', headers: {}, body: {}, traceId }, budget)
  if (status !== 200) throw new ApiError({ kind: 'http', code: String(status), traceId })
  return text
}
