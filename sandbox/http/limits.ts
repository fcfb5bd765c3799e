/** Limits of what a call sends where its type states none. */
export const generalLimits = {
  /** Of a text, in UTF-16 units; a longer one has `@maxLength` at its type in the contract. */
  longestText: 4_000,
  /** Of the items of a list, and the names of a map; a longer one has `@maxItems` or `@maxProperties`. */
  mostItems: 200,
} as const

/** Largest body of a call that is no upload, in bytes: everything that the contract lets a call carry is smaller. */
export const bodyLimit = 256 * 1024

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** The limits of one schema that states none: of a text whose values are not listed, of a list, and of a map. */
function limitsOf(schema: Schema): Schema {
  const kinds = [schema.type].flat()
  const isOpenText = kinds.includes('string') && !('enum' in schema) && !('const' in schema)
  return {
    ...(isOpenText ? { maxLength: generalLimits.longestText } : {}),
    ...(kinds.includes('array') ? { maxItems: generalLimits.mostItems } : {}),
    ...(kinds.includes('object') && isSchema(schema.additionalProperties)
      ? { maxProperties: generalLimits.mostItems }
      : {}),
  }
}

/** A schema whose every text, list and map has a limit: its own where it states one, the general one otherwise. */
export function limited(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(limited)
  if (!isSchema(schema)) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, limited(value)]))
  return { ...limitsOf(schema), ...inner }
}
