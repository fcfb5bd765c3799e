import { parseHttpUrl } from '@/lib/url'

/** What an object of unknown origin says, with nothing inherited: `fields.constructor` is there only if it was sent. */
export type Fields = Readonly<Record<string, unknown>>

/** Longest schema that is read at all, in characters. */
const longestSchema = 200 * 1024

/** The fields of a plain object; undefined for anything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.assign(Object.create(null), value) as Fields
}

/** The fields of a schema's JSON text; undefined when it is no text, too long, broken, or no object (S5). */
export function fieldsOfSchema(schema: unknown): Fields | undefined {
  if (typeof schema !== 'string' || schema.length > longestSchema) return undefined
  try {
    return fieldsOf(JSON.parse(schema))
  } catch {
    return undefined
  }
}

/** A text that says something, not longer than `most` characters. */
export const text = (value: unknown, most = 200): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most ? value : undefined

export const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)

/** A whole number within bounds, both included. */
export const whole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined

/** A moment of this century in milliseconds. */
export const moment = (value: unknown): number | undefined => whole(value, 946_684_800_000, 4_102_444_800_000)

export const oneOf = <T extends string>(value: unknown, options: readonly T[]): T | undefined =>
  options.find((option) => option === value)

/** Address of a picture: http, https, or a path of the app's own site. */
export function picture(value: unknown): string | undefined {
  const address = text(value, 500)
  if (address === undefined) return undefined
  return parseHttpUrl(address) || /^\/[\w-][\w\-./]*$/.test(address) ? address : undefined
}

/** Items of a list that can be read, at most `most`; the others are left out. */
export function list<T>(value: unknown, read: (item: unknown) => T | undefined, most = 20): T[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, most).flatMap((item) => {
    const one = read(item)
    return one === undefined ? [] : [one]
  })
}
