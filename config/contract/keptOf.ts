import type { EndpointOptions, Kind } from '@/contract/endpoint'
import type { AnswerShape } from '@/contract/families'
import { type FamilyFacts, families } from '@/contract/families'
import { envelopesOf } from '../../sandbox/devtools/api/envelopes'
import { headers, headersOf } from '../../sandbox/devtools/api/headers'
import { type Schema, schemasOf } from '../../sandbox/devtools/api/schemas'
import { bodyOf } from '../../sandbox/devtools/api/sent'
import { bodyLimit, generalLimits } from '../../sandbox/http/limits'
import type { ScannedEndpoint } from '../../sandbox/http/scan'
import type { KeptCall, KeptContract, KeptFamily, KeptSchema } from './kept'
import { withoutTexts } from './withoutTexts'

/** A call as its source text and its value declare it. */
export interface DeclaredCall {
  scanned: ScannedEndpoint
  endpoint: EndpointOptions & { path: string; refusals: readonly string[] }
}

const kinds: readonly Kind[] = ['read', 'write', 'money', 'report']

const keyOf = (ref: unknown): string =>
  String((ref as { $ref: string }).$ref)
    .split('/')
    .at(-1) ?? ''

const nameOf = (key: string): string => headers[key as keyof typeof headers].name as string

function familyOf(facts: FamilyFacts): KeptFamily {
  const ofKind = (kind: Kind) => headersOf(facts, kind).map((ref) => nameOf(keyOf(ref)))
  const always = ofKind('read')
    .filter((name) => kinds.every((kind) => ofKind(kind).includes(name)))
    .sort()
  const further = kinds.map(
    (kind) =>
      [
        kind,
        ofKind(kind)
          .filter((name) => !always.includes(name))
          .sort(),
      ] as const,
  )
  return {
    ...facts,
    headers: always,
    headersOfKind: Object.fromEntries(further.filter(([, names]) => names.length > 0)),
  }
}

const shapes = [...new Set(Object.values(families).map(({ answer }) => answer))]

/** What surrounds the data of an answer of this shape. */
function answerEnvelopes(shape: AnswerShape): Record<string, KeptSchema> {
  const data = { ref: {}, fields: {} }
  const { success, emptyResult, refusal = {}, missingLogin } = envelopesOf(shape, data, ['CODE'])
  return {
    [`answer ${shape}`]: withoutTexts(success),
    ...(emptyResult ? { [`empty answer ${shape}`]: withoutTexts(emptyResult) } : {}),
    [`refusal ${shape}`]: withoutTexts(refusal),
    [`missing login ${shape}`]: withoutTexts(missingLogin),
  }
}

/** What surrounds the data of a call. */
function sentEnvelope({ family, method, body = 'json' }: EndpointOptions): [string, KeptSchema] {
  const facts = families[family]
  const { query, requestBody } = bodyOf({ method, body, path: '' }, facts, {})
  const content = requestBody && (Object.values(requestBody.content as Record<string, Schema>)[0]?.schema as Schema)
  const ofQuery = {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name as string, schema])),
    required: query.map(({ name }) => name as string),
  }
  const way = method === 'GET' ? ' GET' : body === 'json' ? '' : ` ${body}`
  return [`sent ${facts.encoding}${way}`, withoutTexts(content ?? ofQuery)]
}

function keptCall({ scanned, endpoint }: DeclaredCall): KeptCall {
  const { family, kind, body, refusals, empty, needs } = endpoint
  return {
    name: scanned.name,
    family,
    kind,
    ...(body === undefined || body === 'json' ? {} : { body }),
    sends: scanned.request,
    answers: scanned.response,
    refusals: [...refusals].sort(),
    ...(empty === undefined ? {} : { empty }),
    ...(needs ? { needs } : {}),
  }
}

/**
 * The contract as it is kept and compared. Throws where two calls have the same method and path.
 * @param definitions schemas of the types of the contract, by their names
 */
export function keptOf(
  declared: readonly DeclaredCall[],
  definitions: Readonly<Record<string, object>>,
  version: string,
): KeptContract {
  const calls: Record<string, KeptCall> = {}
  for (const call of declared) {
    const address = `${call.endpoint.method ?? 'POST'} ${call.endpoint.path}`
    if (calls[address]) throw new Error(`${calls[address].name} and ${call.scanned.name} are both ${address}`)
    calls[address] = keptCall(call)
  }
  // Those of answers have no general limits, which are listed by themselves.
  const types = schemasOf(
    definitions,
    'response',
    declared.flatMap(({ scanned }) => [scanned.request, scanned.response]),
  )
  return {
    generated: 'by npm run contract -- --keep: the calls of this version, with which those of a later one are compared',
    version,
    calls,
    families: Object.fromEntries(Object.entries(families).map(([name, one]) => [name, familyOf(one)])),
    headers: Object.fromEntries(
      Object.values(headers).map(({ name, required, schema }) => [
        name as string,
        { required: required as boolean, schema: withoutTexts(schema as Schema) },
      ]),
    ),
    envelopes: {
      ...Object.assign({}, ...shapes.map(answerEnvelopes)),
      ...Object.fromEntries(declared.map(({ endpoint }) => sentEnvelope(endpoint))),
    },
    limits: { ...generalLimits, longestBody: bodyLimit },
    types: Object.fromEntries(Object.entries(types).map(([name, schema]) => [name, withoutTexts(schema)])),
  }
}
