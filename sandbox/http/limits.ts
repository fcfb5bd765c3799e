/** Longest text of a call, in UTF-16 units; a longer one has `@maxLength` at its type in the contract. */
const LONGEST_TEXT = 4_000

/** Most items of a list, and most names of a map; a longer one has `@maxItems` or `@maxProperties`. */
const MOST_ITEMS = 200

/** Largest body of a call that is no upload, in bytes: everything that the contract lets a call carry is smaller. */
export const bodyLimit = 256 * 1024

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** The limits of one schema that states none: of a text whose values are not listed, of a list, and of a map. */
function limitsOf(schema: Schema): Schema {
  const kinds = [schema.type].flat()
  const isOpenText = kinds.includes('string') && !('enum' in schema) && !('const' in schema)
  return {
    ...(isOpenText ? { maxLength: LONGEST_TEXT } : {}),
    ...(kinds.includes('array') ? { maxItems: MOST_ITEMS } : {}),
    ...(kinds.includes('object') && isSchema(schema.additionalProperties) ? { maxProperties: MOST_ITEMS } : {}),
  }
}

/** A schema whose every text, list and map has a limit: its own where it states one, the general one otherwise. */
export function limited(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(limited)
  if (!isSchema(schema)) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, limited(value)]))
  return { ...limitsOf(schema), ...inner }
}
