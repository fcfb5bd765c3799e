import { limited } from '../../http/limits'

export type Schema = Readonly<Record<string, unknown>>

/** A name of a type as a key of OpenAPI, which allows letters, digits, dots, dashes and underscores. */
const keyOf = (side: Side, name: string): string =>
  `${side === 'request' ? 'sent.' : ''}${decodeURIComponent(name).replace(/[^\w.-]+/g, '_')}`

/** A customer's data has limits; an answer has none (`sandbox/http/limits.ts`). */
export type Side = 'request' | 'response'

const definitionRef = /^#\/definitions\/(.+)$/

/** The same schema, whose references lead to the schemas of the document; notes each name that it refers to. */
function moved(schema: unknown, side: Side, noted: Set<string>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => moved(one, side, noted))
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      const name = key === '$ref' && definitionRef.exec(String(value))?.[1]
      if (!name) return [key, moved(value, side, noted)]
      noted.add(name)
      return [key, refTo(side, name)]
    }),
  )
}

/** Where the schema of a type of the contract stands in the document. */
export const refTo = (side: Side, name: string): string => `#/components/schemas/${keyOf(side, name)}`

type Definitions = Readonly<Record<string, object>>

/** The schema of one type, whose references lead into the document. */
export function schemaOf(definitions: Definitions, side: Side, name: string, noted = new Set<string>()): Schema {
  const definition = definitions[decodeURIComponent(name)] ?? definitions[name]
  if (!definition) throw new Error(`the contract has no type ${name}`)
  return moved(definition, side, noted) as Schema
}

/** The schemas of these types and of all that they name, by their keys in the document. */
export function schemasOf(definitions: Definitions, side: Side, names: Iterable<string>): Record<string, Schema> {
  const known = side === 'request' ? (limited(definitions) as Definitions) : definitions
  const wanted = new Set(names)
  const schemas: Record<string, Schema> = {}
  // The set grows while it is read: a type may name another one.
  for (const name of wanted) schemas[keyOf(side, name)] = schemaOf(known, side, name, wanted)
  return schemas
}
