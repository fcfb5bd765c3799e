import type { Need, Needs } from '@/contract/needs'
import type { KeptSchema } from './kept'
import { fieldsOf, isRequired, jsonTypes, resolved, type Types } from './schemaParts'

/** The names and rows on the way to a field: `coupons[].title` is `coupons`, `[]`, `title`. */
const stepsTo = (field: string): string[] => field.match(/\[\]|[^.[\]]+/g) ?? []

const isRows = (need: Need): need is Exclude<Need, string | Needs> => Array.isArray(need)

const stepInto = (need: Need | undefined, step: string): Need | undefined => {
  if (need === undefined || typeof need === 'string') return undefined
  if (isRows(need)) return step === '[]' ? need[1] : undefined
  return need[step] ?? need[`${step}?`]
}

/** How the app reads a field of an answer; undefined where it takes the value as it is. */
export const needAt = (needs: Needs | undefined, field: string): Need | undefined =>
  stepsTo(field).reduce<Need | undefined>(stepInto, needs)

/**
 * Whether an app reads an answer without a field as if it were there with nothing in it (`src/request/wire/parseNeeds.ts`): an absent
 * boolean is false, a label empty, a list that is only displayed has no rows.
 */
export function isForgiven(need: Need | undefined, schema: KeptSchema, types: Types): boolean {
  const own = resolved(schema, types).schema
  if (need === undefined) return jsonTypes(own).join() === 'boolean'
  if (typeof need === 'string') return need === 'label' || need === 'count'
  if (isRows(need)) return need[0] === 'readable'
  return Object.entries(fieldsOf(own))
    .filter(([name]) => isRequired(own, name))
    .every(([name, field]) => isForgiven(need[name], field, types))
}

/** What each field must hold, or else the app refuses the answer, or drops the row: `text`, `whole` or `every row`, by its path. */
function demands(need: Need | undefined, path = ''): [string, string][] {
  if (need === undefined || need === 'label' || need === 'count') return []
  if (typeof need === 'string') return [[path, need === 'fen' ? 'whole' : need]]
  if (isRows(need)) {
    const [mode, row] = need
    return [...(mode === 'every' ? [[path, 'every row'] as [string, string]] : []), ...demands(row, `${path}[]`)]
  }
  return Object.entries(need).flatMap(([key, inner]) => {
    const name = key.replace('?', '')
    return demands(inner, path ? `${path}.${name}` : name)
  })
}

/** A field that the app demands now and did not before, or the other way round. */
export interface DemandChange {
  field: string
  demand: string
  isDemanded: boolean
}

/** The changes of what the app demands of an answer. */
export function demandChanges(before: Needs | undefined, after: Needs | undefined): DemandChange[] {
  const [older, newer] = [new Map(demands(before)), new Map(demands(after))]
  const only = (some: Map<string, string>, others: Map<string, string>, isDemanded: boolean) =>
    [...some].filter(([field]) => !others.has(field)).map(([field, demand]) => ({ field, demand, isDemanded }))
  return [...only(newer, older, true), ...only(older, newer, false)]
}
