/** Checks of values of unknown origin: each returns the typed value, or undefined where the value is invalid. */

/** A check of one value. */
export type Parser<T> = (value: unknown) => T | undefined

/** The own fields of an object, without inherited ones: `fields.constructor` exists only if the object has it. */
export type Fields = Readonly<Record<string, unknown>>

type Parsers<T> = { readonly [K in keyof T]: Parser<T[K]> }

/** The fields of a plain object; undefined for anything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.assign(Object.create(null), value) as Fields
}

/** A text of at most `most` characters that matches the pattern; without a pattern it may be empty. */
export const text = (value: unknown, most: number, pattern?: RegExp): string | undefined =>
  typeof value === 'string' && value.length <= most && (!pattern || pattern.test(value)) ? value : undefined

/** A text of visible ASCII characters, without spaces, as a header or an id may hold it; never empty. */
export const ascii = (value: unknown, most: number): string | undefined => text(value, most, /^[!-~]+$/)

export const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)

/** A number within bounds, both included. */
export const number = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined

/** A whole number within bounds, both included. */
export const whole = (value: unknown, least: number, most: number): number | undefined =>
  Number.isInteger(value) ? number(value, least, most) : undefined

/** A whole number from 0 on, as counts, amounts of fen and times in milliseconds are. */
export const count = (value: unknown): number | undefined => whole(value, 0, Number.MAX_SAFE_INTEGER)

export const oneOf = <T extends string | number>(value: unknown, options: readonly T[]): T | undefined =>
  options.find((option) => option === value)

/** The first `most` items of a list, without those that their parser refuses; undefined for anything that is not a list. */
export function list<T>(value: unknown, parser: Parser<T>, most: number): T[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.slice(0, most).flatMap((item) => {
    const one = parser(item)
    return one === undefined ? [] : [one]
  })
}

/** An object whose fields are all texts of at most `most` characters. */
export function texts(value: unknown, most: number): Record<string, string> | undefined {
  const fields = fieldsOf(value)
  if (!fields) return undefined
  const isText = (entry: [string, unknown]): entry is [string, string] => text(entry[1], most) !== undefined
  const entries = Object.entries(fields)
  return entries.every(isText) ? Object.fromEntries(entries) : undefined
}

/**
 * An object with the fields that the parsers name, and no others.
 * @param needed the object is refused where one of these fields is
 * @param optional a field that is refused is left out
 */
export function record<T extends object, O extends object = object>(
  value: unknown,
  needed: Parsers<T>,
  optional?: Parsers<O>,
): NoInfer<T & Partial<O>> | undefined {
  const fields = fieldsOf(value)
  if (!fields) return undefined
  const known = readEach(fields, needed)
  if (known.some(isAbsent)) return undefined
  const more = optional ? readEach(fields, optional).filter((entry) => !isAbsent(entry)) : []
  return Object.fromEntries([...known, ...more]) as NoInfer<T & Partial<O>>
}

function readEach(fields: Fields, parsers: object): [string, unknown][] {
  const entries: [string, Parser<unknown>][] = Object.entries(parsers)
  return entries.map(([name, parser]) => [name, parser(fields[name])])
}

const isAbsent = ([, value]: [string, unknown]): boolean => value === undefined
