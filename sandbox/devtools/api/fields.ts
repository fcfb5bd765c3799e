import type { Schema } from './schemas'

/** A field of the data of a call, as a line of a table. */
export interface FieldRow {
  name: string
  /** How many objects it is in. */
  depth: number
  type: string
  isRequired: boolean
  /** Such as `at most 20 characters`; empty without limits. */
  limits: string
  description: string
}

type Definitions = Readonly<Record<string, object>>

interface Type {
  text: string
  /** The fields of the object, or of the items of the list; none elsewhere. */
  object?: Schema
}

const words: readonly (readonly [string, (value: unknown) => string])[] = [
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minimum', (value) => `from ${value}`],
  ['maximum', (value) => `up to ${value}`],
  ['minItems', (value) => `at least ${value} items`],
  ['maxItems', (value) => `at most ${value} items`],
  ['pattern', (value) => `fits ${value}`],
]

const limitsOf = (schema: Schema): string =>
  words
    .filter(([key]) => schema[key] !== undefined)
    .map(([key, say]) => say(schema[key]))
    .join(', ')

const refName = (schema: Schema): string | undefined =>
  typeof schema.$ref === 'string' ? decodeURIComponent(schema.$ref.replace('#/definitions/', '')) : undefined

/** The schema behind references; a name that is looked at already is not followed again. */
function behind(schema: Schema, definitions: Definitions, seen: readonly string[]): [Schema, readonly string[]] {
  const name = refName(schema)
  if (!name) return [schema, seen]
  if (seen.includes(name)) return [{ type: `${name} again` }, seen]
  return behind(
    { ...definitions[name], description: schema.description ?? (definitions[name] as Schema).description },
    definitions,
    [...seen, name],
  )
}

function typeOf(schema: Schema): Type {
  const { type, const: fixed, enum: values, anyOf } = schema
  if (fixed !== undefined) return { text: JSON.stringify(fixed) }
  if (Array.isArray(values)) return { text: values.map((value) => JSON.stringify(value)).join(' | ') }
  if (Array.isArray(anyOf)) return { text: 'one of several' }
  if (type === 'object') return { text: 'object', object: schema }
  return { text: Array.isArray(type) ? type.join(' | ') : String(type ?? 'any') }
}

function rowsOf(schema: Schema, definitions: Definitions, depth: number, seen: readonly string[]): FieldRow[] {
  const required = (schema.required as string[] | undefined) ?? []
  const properties = Object.entries((schema.properties as Record<string, Schema> | undefined) ?? {})
  return properties.flatMap(([name, field]) => {
    const [whole, known] = behind(field, definitions, seen)
    const isList = whole.type === 'array' && typeof whole.items === 'object'
    const [one, inside] = isList ? behind(whole.items as Schema, definitions, known) : [whole, known]
    const alternatives = (one.anyOf as Schema[] | undefined)?.map((other) => behind(other, definitions, inside)) ?? []
    const { text, object } = typeOf(one)
    const row: FieldRow = {
      name,
      depth,
      type: isList ? `list of ${text}` : text,
      isRequired: required.includes(name),
      limits: [limitsOf(whole), isList ? limitsOf(one) : ''].filter(Boolean).join('; '),
      description: String(whole.description ?? ''),
    }
    return [
      row,
      ...(object ? rowsOf(object, definitions, depth + 1, inside) : []),
      ...alternatives.flatMap(([other, beyond]) => rowsOf(other, definitions, depth + 1, beyond)),
    ]
  })
}

/** The fields of a type of the contract, each followed by those inside it. Fields of a type that holds itself are listed once. */
export function fieldRows(definitions: Definitions, name: string): FieldRow[] {
  const [schema, seen] = behind({ $ref: `#/definitions/${name}` }, definitions, [])
  const alternatives = (schema.anyOf as Schema[] | undefined) ?? [schema]
  return alternatives.flatMap((one) => {
    const [whole, known] = behind(one, definitions, seen)
    return rowsOf(whole, definitions, 0, known)
  })
}
