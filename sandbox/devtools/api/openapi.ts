import { type FamilyFacts, families } from '@/contract/families'
import { callAddress } from '../../http/calls'
import type { ScannedContract, ScannedEndpoint } from '../../http/scan'
import type { Route } from '../../implement'
import { type Message, messageOf } from '../../refusals'
import { envelopesOf } from './envelopes'
import { headers, headersOf } from './headers'
import { refTo, type Schema, schemaOf, schemasOf } from './schemas'
import { bodyOf } from './sent'

/** What the document is made from. */
export interface ApiSource {
  contract: ScannedContract
  /** Schemas of the contract's types, by their names. */
  definitions: Readonly<Record<string, object>>
  routes: readonly Route[]
  version: string
}

/** An OpenAPI document, as far as its readers here need to know. */
export interface OpenApi extends Schema {
  paths: Record<string, Record<string, Schema>>
}

/** A message with `{name}` in place of each value that it names. */
const placeholders = new Proxy({}, { get: (_, name) => `{${String(name)}}` })

const wordsOf = (message: Message | undefined) =>
  message && {
    'zh-CN': messageOf(message, placeholders, 'zh-CN'),
    en: messageOf(message, placeholders, 'en'),
  }

/** The sentence above a declaration, without marks of comments. */
function summaryOf({ sources }: ScannedContract, name: string): string {
  for (const source of sources.values()) {
    const before = source.split(`export const ${name} = endpoint<`)[0] ?? ''
    if (before === source) continue
    const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? ''
    return comment
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
  }
  return ''
}

/** Where the calls of a family go: each backend has an address of its own, which the environment gives the app. */
const serverOf = ({ host, gateway }: FamilyFacts) => ({
  url: `{${host}}`,
  description: gateway ? `replaced by ${gateway} where the environment gives it` : `the backend ${host}`,
  variables: { [host]: { default: 'http://127.0.0.1:8700' } },
})

function operationOf(route: Route, types: ScannedEndpoint, { contract, definitions }: ApiSource): Schema {
  const { endpoint, messages, name } = route
  const facts = families[endpoint.family]
  const data = {
    ref: { $ref: refTo('response', types.response) },
    fields: schemaOf(definitions, 'response', types.response),
  }
  const parameters = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, field]) => ({
    name: field,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    description: 'the same text as the field of the data',
  }))
  const { query, requestBody } = bodyOf(endpoint, facts, { $ref: refTo('request', types.request) })
  return {
    operationId: name,
    summary: summaryOf(contract, name),
    tags: [types.file.replace(/(?:\/.*)?\.ts$|\/.*$/, '')],
    servers: [serverOf(facts)],
    parameters: [...parameters, ...headersOf(facts, endpoint.kind), ...query],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: {
        description: 'the answer, a refusal, or a missing login: all three with HTTP 200',
        content: { 'application/json': { schema: { oneOf: envelopesOf(facts.answer, data, endpoint.refusals) } } },
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
  const { contract, definitions, routes, version } = source
  const typesOf = new Map(contract.endpoints.map((one) => [`${one.name} ${one.path}`, one]))
  const paths: OpenApi['paths'] = {}
  for (const route of routes) {
    const types = typesOf.get(`${route.name} ${route.endpoint.path}`)
    if (!types) throw new Error(`the contract does not declare ${route.name}`)
    const address = callAddress(route).replace(/:(\w+)/g, '{$1}')
    paths[address] = {
      ...paths[address],
      [route.endpoint.method?.toLowerCase() ?? 'post']: operationOf(route, types, source),
    }
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
