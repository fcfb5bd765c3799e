import md5 from 'crypto-js/md5'
import { toWellFormed } from '@/lib/text'

/** Body of every call that is not encrypted (R-27, D-01). */
export interface SignedBody {
  ua: string
  /** JSON text of the data, `{}` when the call has no fields. */
  args: string
  sign: string
  url: string
  mToken?: string
}

/** Signs data: `sign` is the hex MD5 of `args=<args>&ua=<ua>&url=<url>`. Lone surrogates are replaced first, since MD5 throws on them (C4). */
export function signedBody(path: string, data: object, ua: string, token: string | undefined): SignedBody {
  const args = toWellFormed(JSON.stringify(data))
  const sign = md5(`args=${args}&ua=${ua}&url=${path}`).toString()
  return { ua, args, sign, url: path, ...(token ? { mToken: token } : {}) }
}
