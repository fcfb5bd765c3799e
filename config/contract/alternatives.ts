import type { KeptSchema } from './kept'
import { fieldsOf, jsonTypes, resolved, type Types, valuesOf } from './schemaParts'

export const named = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ')

/** The same text for schemas that take the same, whatever their types are called. */
export function spelled(schema: KeptSchema, types: Types, open: readonly string[] = []): string {
  return JSON.stringify(schema, (_, value: unknown) => {
    const ref = (value as { $ref?: unknown } | null)?.$ref
    if (typeof ref !== 'string' || open.includes(ref)) return value
    return spelled(resolved(value as KeptSchema, types).schema, types, [...open, ref])
  })
}

/** The alternatives with all that are listed values as one. */
export function withOneList(all: readonly KeptSchema[]): KeptSchema[] {
  const listed = all.filter((one) => valuesOf(one, {}))
  const values = listed.flatMap((one) => valuesOf(one, {}) ?? [])
  return [...all.filter((one) => !listed.includes(one)), ...(listed.length > 0 ? [{ enum: values }] : [])]
}

/** What tells an alternative from others: listed values, a field that has one value alone, or else its types. */
export function markOf(schema: KeptSchema, types: Types): string {
  if (valuesOf(schema, types)) return 'listed values'
  const marks = Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
    const values = valuesOf(field, types)
    return values?.length === 1 ? [`${name}: ${named(values)}`] : []
  })
  return marks.join() || jsonTypes(schema).join()
}
