import type { FamilyFacts } from '@/contract/families'
import { type Message, messageOf } from '../../refusals'
import { type ApiCall, type ApiSource, apiCalls } from './calls'
import { envelopesOf } from './envelopes'
import { wireExamples } from './examples'
import { headers, headersOf } from './headers'
import { placeholders } from './placeholders'
import { refTo, type Schema, schemaOf, schemasOf } from './schemas'
import { bodyOf } from './sent'

/** An OpenAPI document, as far as its readers here need to know. */
export interface OpenApi extends Schema {
  paths: Record<string, Record<string, Schema>>
}

const wordsOf = (message: Message | undefined) =>
  message && {
    'zh-CN': messageOf(message, placeholders, 'zh-CN'),
    en: messageOf(message, placeholders, 'en'),
  }

/** Where the calls of a family go: each backend has an address of its own, which the environment gives the app. */
const serverOf = ({ host, gateway }: FamilyFacts) => ({
  url: `{${host}}`,
  description: gateway ? `replaced by ${gateway} where the environment gives it` : `the backend ${host}`,
  variables: { [host]: { default: 'http://127.0.0.1:8700' } },
})

function operationOf(
  { route, types, facts, area, summary, name, path }: ApiCall,
  definitions: ApiSource['definitions'],
): Schema {
  const { endpoint, messages } = route
  const data = {
    ref: { $ref: refTo('response', types.response) },
    fields: schemaOf(definitions, 'response', types.response),
  }
  const example = wireExamples()[name]
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, field]) => ({
    name: field,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    description: 'the same text as the field of the data',
  }))
  const { query, requestBody } = bodyOf(
    { ...endpoint, path },
    facts,
    { $ref: refTo('request', types.request) },
    example?.data,
  )
  return {
    operationId: name,
    summary,
    tags: [area],
    servers: [serverOf(facts)],
    parameters: [...parameters, ...headersOf(facts, endpoint.kind), ...query],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: {
        description: 'the answer, a refusal, or a missing login: all three with HTTP 200',
        content: {
          'application/json': {
            schema: { oneOf: Object.values(envelopesOf(facts.answer, data, endpoint.refusals)) },
            ...(example ? { example: example.answer } : {}),
          },
        },
      },
    },
    'x-origin': endpoint.origin,
    'x-family': endpoint.family,
    'x-kind': endpoint.kind,
    'x-encoding': facts.encoding,
    'x-empty': endpoint.empty,
    'x-needs': endpoint.needs,
    'x-shows-errors': endpoint.toast !== false,
    'x-refusals': Object.fromEntries(endpoint.refusals.map((code) => [code, wordsOf(messages[code])])),
  }
}

/**
 * The contract as an OpenAPI 3.1 document: every call with its headers, signed or encrypted body, envelope, refusals with both texts, and what
 * the app demands of its answer. Fields `x-…` say what OpenAPI has no words for.
 */
export function openApiOf(source: ApiSource): OpenApi {
  const { contract, definitions, version } = source
  const paths: OpenApi['paths'] = {}
  for (const call of apiCalls(source)) {
    const address = call.address.replace(/:(\w+)/g, '{$1}')
    const method = call.route.endpoint.method?.toLowerCase() ?? 'post'
    paths[address] = { ...paths[address], [method]: operationOf(call, definitions) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Subsidy wallet: calls of the app',
      version,
      description: 'Made from src/contract, which the app and the sandbox are both checked against.',
    },
    servers: [{ url: 'http://127.0.0.1:8700', description: 'the sandbox' }],
    paths,
    components: {
      parameters: headers,
      schemas: {
        ...schemasOf(
          definitions,
          'request',
          contract.endpoints.map(({ request }) => request),
        ),
        ...schemasOf(
          definitions,
          'response',
          contract.endpoints.map(({ response }) => response),
        ),
      },
    },
  }
}
