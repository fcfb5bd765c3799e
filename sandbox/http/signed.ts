import { createHash } from 'node:crypto'
import { BadRequest } from './errors'
import { parseJson } from './json'

/** Fields of a signed body, of a query when the method is GET, and of an upload's form. */
export type WireFields = Readonly<Record<string, unknown>>

/** What an apiVip call carries beside its data. A value that is no text counts as absent. */
export interface SupplierValues {
  /** The customer's token for the supplier area. */
  rscToken?: string
  /** The order that the area was opened for. */
  rightsOrderNo?: string
}

export interface DecodedCall {
  data: unknown
  /** From the body, or from the app's header. */
  token?: string
  supplier?: SupplierValues
  /** The line with which the client describes itself. */
  ua?: string
}

/** Hex MD5 of a text, the protocol's checksum. It keeps to a given protocol and protects nothing by itself; TLS does. */
export const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex')

/** Reads `{ ua, args, sign, url, mToken }`; a wrong sign, a foreign url or broken `args` is a BadRequest. */
export function decodeSigned(fields: WireFields, path: string): DecodedCall {
  const { ua, args, sign, url, mToken } = fields
  if (typeof ua !== 'string') throw new BadRequest('field ua is missing')
  if (typeof args !== 'string')
    throw new BadRequest('field args is missing: the JSON text of the data, {} when there is none')
  if (url !== path) throw new BadRequest(`field url must be ${path}`)
  if (sign !== md5(`args=${args}&ua=${ua}&url=${url}`)) throw new BadRequest('field sign is wrong')
  return { ua, data: parseObject(args), token: typeof mToken === 'string' && mToken ? mToken : undefined }
}

function parseObject(text: string): object {
  const value = parseJson(text, 'field args')
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new BadRequest('field args must be the JSON text of an object')
}
