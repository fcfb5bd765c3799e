import type { KeptSchema } from './kept'

/** What has changed about one keyword: whether there are values that only the newer or only the older schema takes. */
export interface LimitChange {
  what: string
  more: boolean
  less: boolean
}

/** Keywords that take smaller values, larger values, and values that fit; the number is what a keyword means where it is absent. */
const upper = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum']
const lower: Readonly<Record<string, number>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  minimum: Number.NEGATIVE_INFINITY,
  exclusiveMinimum: Number.NEGATIVE_INFINITY,
}
const fitting = ['pattern', 'format', 'multipleOf', 'uniqueItems']

/** Keywords that are compared as fields, values and types. */
const structure = ['type', 'enum', 'const', 'anyOf', 'oneOf', 'properties', 'required', 'additionalProperties', 'items']

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value))

function compared(keyword: string, before: unknown, after: unknown): Omit<LimitChange, 'what'> {
  if (upper.includes(keyword)) {
    const [from, to] = [before ?? Number.POSITIVE_INFINITY, after ?? Number.POSITIVE_INFINITY] as [number, number]
    return { more: to > from, less: to < from }
  }
  const least = lower[keyword]
  if (least !== undefined) {
    const [from, to] = [before ?? least, after ?? least] as [number, number]
    return { more: to < from, less: to > from }
  }
  if (fitting.includes(keyword)) return { more: before !== undefined, less: after !== undefined }
  // What an unknown keyword means is unknown, too: either side may be refused.
  return { more: true, less: true }
}

/** The changes of the keywords of two schemas that are neither fields, nor values, nor types. */
export function limitChanges(before: KeptSchema, after: KeptSchema): LimitChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((keyword) => !structure.includes(keyword))
    .filter((keyword) => JSON.stringify(before[keyword]) !== JSON.stringify(after[keyword]))
    .sort()
    .map((keyword) => ({
      what: `${keyword} was ${shown(before[keyword])} and is ${shown(after[keyword])}`,
      ...compared(keyword, before[keyword], after[keyword]),
    }))
    .filter(({ more, less }) => more || less)
}
