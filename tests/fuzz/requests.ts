import type { Values } from '../../config/conform/values'

/** A schema of the contract, as `ts-json-schema-generator` writes it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
}

type Data = Record<string, unknown>

export interface Making {
  definitions: Readonly<Record<string, Schema>>
  random(): number
  /** What the caller has read. */
  values: Values
}

export const pick = <T>(random: () => number, from: readonly T[]): T | undefined =>
  from[Math.floor(random() * from.length)]

const texts = ['1', 'test', '13900000000', '2026-01-05', '测试']
const numbers = [0, 1, 2, 30, 100, 1_000, 5_000]

const resolved = (schema: Schema, { definitions }: Making): Schema =>
  schema.$ref ? resolved(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, { definitions } as Making) : schema

/** Data that the schema accepts; most fields have a value that the caller has read under the same name. */
export function requestOf(schema: Schema, making: Making, name = ''): unknown {
  const { random, values } = making
  const { type, enum: choices, const: only, anyOf, items, properties, required = [] } = resolved(schema, making)
  if (only !== undefined) return only
  if (choices) return pick(random, choices)
  if (anyOf) return requestOf(pick(random, anyOf) ?? {}, making, name)
  const kind = Array.isArray(type) ? pick(random, type) : type
  if (kind === 'object') {
    const named = Object.entries(properties ?? {}).filter(([key]) => required.includes(key) || random() < 0.5)
    return Object.fromEntries(named.map(([key, one]) => [key, requestOf(one, making, key)]))
  }
  if (kind === 'array')
    return Array.from({ length: 1 + Math.floor(random() * 2) }, () => requestOf(items ?? {}, making, singular(name)))
  const read = [...values.of(name)].filter((value) => isKind(value, kind))
  if (read.length > 0 && random() < 0.9) return random() < 0.5 ? read.at(-1) : pick(random, read)
  if (kind === 'integer' || kind === 'number') return pick(random, numbers)
  if (kind === 'boolean') return random() < 0.8
  return kind === 'null' ? null : pick(random, texts)
}

/** `loanIds` holds what answers call `loanId`. */
const singular = (name: string): string => (name.endsWith('s') ? name.slice(0, -1) : name)

const isKind = (value: unknown, kind: string | undefined): boolean =>
  kind === 'integer' ? Number.isInteger(value) : typeof value === kind

const strange: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  '\u202e',
  "'; drop table users; --",
  '../../etc/passwd',
  '__proto__',
  [],
  {},
  [[[]]],
  { a: { b: { c: 1 } } },
  Array.from({ length: 300 }, () => 'x'),
]

/** The kinds of wrong data, each of which changes one thing. */
const spoilers: Record<string, (data: Data, random: () => number) => Data> = {
  missing: (data, random) => without(data, pick(random, Object.keys(data))),
  extra: (data, random) => ({
    ...data,
    [pick(random, ['extra', 'constructor', 'userId', 'isAdmin', '__proto__x']) ?? '']: 1,
  }),
  strange: (data, random) => withField(data, random, pick(random, strange)),
  nested: (data, random) => withField(data, random, { value: data }),
  huge: (data, random) => withField(data, random, 'x'.repeat(60_000)),
  all: (data, random) => Object.fromEntries(Object.keys(data).map((key) => [key, pick(random, strange)])),
}

const without = (data: Data, name: string | undefined): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== name))

function withField(data: Data, random: () => number, value: unknown): Data {
  const name = pick(random, Object.keys(data))
  return name === undefined ? { value } : { ...data, [name]: value }
}

/** Wrong data, made from right data. */
export const spoilt = (data: Data, random: () => number): Data =>
  (spoilers[pick(random, Object.keys(spoilers)) ?? ''] ?? ((same: Data) => same))(data, random)
