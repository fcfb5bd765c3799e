import { type Fields, fieldsOf, list, type Parser, text, whole } from '@/lib/parsers'
import { parseHttpUrl } from '@/lib/url'

/** Longest schema that is read at all, in characters. */
const longestSchema = 200 * 1024

/** The fields of a schema's JSON text; undefined when it is no text, too long, broken, or no object (S5). */
export function fieldsOfSchema(schema: unknown): Fields | undefined {
  if (typeof schema !== 'string' || schema.length > longestSchema) return undefined
  try {
    return fieldsOf(JSON.parse(schema))
  } catch {
    return undefined
  }
}

/** A text of a schema: not blank, and not longer than `most` characters. */
export const schemaText = (value: unknown, most = 200): string | undefined => text(value, most, /\S/)

/** The items of a schema's list that can be read, at most 20; the others are left out. */
export const schemaList = <T>(value: unknown, parser: Parser<T>): T[] => list(value, parser, 20) ?? []

/** A moment of this century in milliseconds. */
export const moment = (value: unknown): number | undefined => whole(value, 946_684_800_000, 4_102_444_800_000)

/** Address of a picture: http, https, or a path of the app's own site. */
export function picture(value: unknown): string | undefined {
  const address = schemaText(value, 500)
  if (address === undefined) return undefined
  return parseHttpUrl(address) || /^\/[\w-][\w\-./]*$/.test(address) ? address : undefined
}
