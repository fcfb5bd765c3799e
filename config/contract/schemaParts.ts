import type { KeptSchema } from './kept'

/** The types of a contract by name. */
export type Types = Readonly<Record<string, KeptSchema>>

/** A schema with the name of the type that it was referred to by. */
export interface Resolved {
  schema: KeptSchema
  type?: string
}

/** The schema that a reference leads to, and any other as it is. Throws where the contract lacks the type. */
export function resolved(schema: KeptSchema, types: Types): Resolved {
  const name = typeof schema.$ref === 'string' ? schema.$ref.replace('#/types/', '') : undefined
  if (name === undefined) return { schema }
  const type = types[name]
  if (!type) throw new Error(`the contract has no type ${name}`)
  const inner = resolved(type, types)
  return { schema: inner.schema, type: inner.type ?? name }
}

/** The alternatives of a schema, resolved, with those of alternatives; a schema without any is its only one. */
export function alternatives(schema: KeptSchema, types: Types): KeptSchema[] {
  const { schema: own } = resolved(schema, types)
  const inner = own.anyOf ?? own.oneOf
  return Array.isArray(inner) ? inner.flatMap((one) => alternatives(one, types)) : [own]
}

const ownValues = ({ enum: listed, const: only }: KeptSchema): unknown[] | undefined =>
  Array.isArray(listed) ? listed : only === undefined ? undefined : [only]

/** The values that a schema lists; undefined where it takes others, too. */
export function valuesOf(schema: KeptSchema, types: Types): unknown[] | undefined {
  const all = alternatives(schema, types).map(ownValues)
  return all.every((one) => one !== undefined) ? [...new Set(all.flat())] : undefined
}

/** The JSON types of a schema without alternatives; `any` where it names none. */
export function jsonTypes(schema: KeptSchema): string[] {
  const listed = ownValues(schema)
  if (listed) return [...new Set(listed.map(jsonTypeOf))]
  if (schema.type !== undefined) return [schema.type].flat() as string[]
  return 'properties' in schema ? ['object'] : ['any']
}

function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value
}

/** The types of the first list that none of the second one takes: a number may be an integer. */
export const uncovered = (some: readonly string[], others: readonly string[]): string[] =>
  others.includes('any')
    ? []
    : some.filter((one) => !others.includes(one) && !(one === 'integer' && others.includes('number')))

/** The fields of an object with their schemas. */
export const fieldsOf = (schema: KeptSchema): Readonly<Record<string, KeptSchema>> =>
  (schema.properties ?? {}) as Record<string, KeptSchema>

/** The schema of fields that an object does not name; undefined where it has no others. */
export function otherFields({ additionalProperties: others }: KeptSchema): KeptSchema | undefined {
  if (others === undefined || others === true) return {}
  if (others === false || 'not' in (others as object)) return undefined
  return others as KeptSchema
}

/** Whether an object always has a field of this name. */
export const isRequired = (schema: KeptSchema, name: string): boolean =>
  ((schema.required ?? []) as readonly string[]).includes(name)
