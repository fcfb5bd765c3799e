import { type EndpointOptions, filledPath } from '@/contract/endpoint'
import type { FamilyFacts } from '@/contract/families'
import { uploadLimits } from '../../http/upload'
import type { Schema } from './schemas'
import { signed } from './signing'

/** The fields of a signed call, whose data is a JSON text. */
const signedFields = (path: string, data: Schema): Record<string, Schema> => ({
  ua: { type: 'string', description: 'the line with which the client describes itself' },
  args: {
    type: 'string',
    description: 'the JSON text of the data, {} where there is none',
    contentMediaType: 'application/json',
    contentSchema: data,
  },
  sign: { type: 'string', description: 'hex MD5 of args=<args>&ua=<ua>&url=<url>' },
  url: {
    type: 'string',
    description: 'the path without the prefix of the family, its parameters filled in',
    examples: [path],
  },
  mToken: { type: 'string', description: 'the login of the customer; absent for a visitor' },
})

/** The payload of an apiVip call before it is encrypted. */
const encrypted = (data: Schema, example: object | undefined): Schema => ({
  type: 'object',
  properties: {
    data: {
      type: 'string',
      description:
        'the JSON text of the payload in blocks of 117 bytes, each encrypted with the public key (RSA, PKCS #1), as Base64; the payload is the data with mToken, rscToken and rightsOrderNo',
      'x-payload': data,
      ...(example ? { 'x-payload-example': example } : {}),
    },
  },
  required: ['data'],
})

const json = (schema: Schema, example?: object): Schema => ({
  required: true,
  content: { 'application/json': { schema, ...(example ? { example } : {}) } },
})

/** What a call sends: its body, or its query where it is a GET. */
export function bodyOf(
  { method, body, path }: Pick<EndpointOptions, 'method' | 'body'> & { path: string },
  facts: FamilyFacts,
  data: Schema,
  example?: object,
): { query: Schema[]; requestBody?: Schema } {
  const { mToken, ...ofQuery } = signedFields(path, data)
  const required = Object.keys(ofQuery)
  const sent: Readonly<Record<string, string>> = example ? signed(filledPath(path, example), example).fields : {}
  if (method === 'GET')
    // The login of a GET is in its headers, since addresses are written into logs.
    return {
      query: Object.entries(ofQuery).map(([name, schema]) => ({
        name,
        in: 'query',
        required: true,
        schema,
        ...(example ? { example: sent[name] } : {}),
      })),
    }
  if (facts.encoding === 'plain') return { query: [], requestBody: json(data, example) }
  if (facts.encoding === 'apiVip') return { query: [], requestBody: json(encrypted(data, example)) }
  const fields = { ...ofQuery, ...(mToken ? { mToken } : {}) }
  if (body === undefined || body === 'json')
    return { query: [], requestBody: json({ type: 'object', properties: fields, required }, example && sent) }
  const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: uploadLimits.fileSize }
  const schema = { type: 'object', properties: { ...fields, file }, required: [...required, 'file'] }
  return { query: [], requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}
