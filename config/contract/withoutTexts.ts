import { type KeptSchema, typeRef } from './kept'

/** Keywords of a schema that only explain it. */
const texts: ReadonlySet<string> = new Set(['description', 'title', 'example', 'examples', 'default', '$comment'])

/** Keywords whose order has no meaning. */
const unordered: ReadonlySet<string> = new Set(['enum', 'required'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of one keyword: a schema, schemas, or something else that stays. */
function kept(keyword: string, value: unknown): unknown {
  if (keyword === '$ref') return typeRef(String(value).split('/').at(-1) ?? '')
  if (keyword === 'properties' && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, withoutTexts(schema)]))
  if (unordered.has(keyword) && Array.isArray(value)) return [...value].sort()
  return withoutTexts(value)
}

/** A schema of the OpenAPI document without what only explains it. A property that is called like a keyword stays. */
export function withoutTexts<Value>(schema: Value): Value extends object ? KeptSchema : Value
export function withoutTexts(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withoutTexts(one))
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !texts.has(keyword))
      .map(([keyword, value]) => [keyword, kept(keyword, value)]),
  )
}
