import type { Known } from './known'
import { type Fields, typed } from './typedFields'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** Schemas of the contract's types by their names. */
export type Definitions = Readonly<Record<string, object>>

/** The data of a request, or why none can be made. */
export type Made = { data: Record<string, unknown> } | { missing: string }

/** No answer so far had a value of this field. */
class Missing extends Error {}

/**
 * The data of a call: its required fields, with what a customer types, the values that earlier answers have told, and of listed values the first.
 * @param type name of the type of the request
 */
export function requestData(call: string, type: string, definitions: Definitions, known: Known): Made {
  const own = typed[call] ?? {}
  try {
    return { data: objectOf(definitions, { $ref: type }, known, own) }
  } catch (error) {
    if (error instanceof Missing) return { missing: error.message }
    throw error
  }
}

function objectOf(definitions: Definitions, schema: Schema, known: Known, own: Fields): Record<string, unknown> {
  const { properties = {}, required = [] } = resolved(definitions, schema)
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || name in own)
  return Object.fromEntries(
    wanted.map(([name, one]) => [name, given(name, own, known) ?? made(definitions, one, known, name)]),
  )
}

/** What the table of typed fields gives; a source that has told nothing yet is missing. */
function given(name: string, own: Fields, known: Known): unknown {
  const field = own[name]
  if (typeof field !== 'function') return field
  const value = field(known)
  if (value === undefined) throw new Missing(`no answer has told what belongs into ${name}`)
  return value
}

function made(definitions: Definitions, schema: Schema, known: Known, name: string): unknown {
  const { const: only, enum: choices, anyOf, type, items } = resolved(definitions, schema)
  if (only !== undefined) return only
  if (choices) return choices[0]
  if (anyOf?.[0]) return made(definitions, anyOf[0], known, name)
  if (type === 'object') return objectOf(definitions, schema, known, {})
  if (type === 'array') return [made(definitions, items ?? {}, known, name.replace(/s$/, ''))]
  if (type === 'boolean') return false
  if (name === 'page') return 1
  const value = known.first(name)
  if (value === undefined || (type === 'string') !== (typeof value === 'string'))
    throw new Missing(`no answer has told a ${name}`)
  return value
}

function resolved(definitions: Definitions, schema: Schema): Schema {
  if (!schema.$ref) return schema
  return resolved(definitions, { ...definitions[schema.$ref.split('/').at(-1) ?? ''] })
}
