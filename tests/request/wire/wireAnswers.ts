import type { Endpoint } from '@/contract/endpoint'
import { type AnswerShape, families } from '@/contract/families'
import type { Need, Needs } from '@/contract/needs'

const bodies: Record<AnswerShape, (data: unknown) => object> = {
  ordinary: (data) => ({ code: '000000', message: '', data }),
  membership: (data) => ({ suc: true, code: '000000', message: '', data }),
  cashier: (data) => ({ status: 1, message: '', response: data }),
  lowCode: (pageInfo) => ({ suc: true, pageInfo }),
}

/** The body of a success with this data, in the shape of the endpoint's family. */
export const bodyOf = ({ family }: Endpoint<object, unknown>, data: unknown): object =>
  bodies[families[family].answer](data)

const samples = { text: 'T', fen: 100, whole: 7, label: 'L', count: 3 }
const isRows = (need: Need): need is readonly ['every' | 'readable', Need] => Array.isArray(need)

/** Data with every value that a need names, optional ones included. */
export function sampleOf(need: Need): unknown {
  if (typeof need === 'string') return samples[need]
  if (isRows(need)) return [sampleOf(need[1]), sampleOf(need[1])]
  return Object.fromEntries(Object.entries(need).map(([key, inner]) => [key.replace('?', ''), sampleOf(inner)]))
}

/** Steps from the data to one value: names of fields, and the row 1 of lists. */
export type Path = readonly (string | number)[]

/** The paths of every value that a need names. */
export function pathsOf(need: Need): Path[] {
  if (typeof need === 'string') return [[]]
  const inner = isRows(need)
    ? pathsOf(need[1]).map((path) => [1, ...path])
    : Object.entries(need).flatMap(([key, one]) => pathsOf(one).map((path) => [key.replace('?', ''), ...path]))
  return [[], ...inner]
}

/** The data with another value at a path; `undefined` leaves the field out. */
export function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>
  const inner = withValue(copy[step], rest, value)
  if (inner === undefined && !Array.isArray(copy)) delete copy[step]
  else copy[step] = inner
  return copy
}

const fits: Record<Extract<Need, string>, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.length > 0,
  fen: (value) => typeof value === 'number' && value >= 0 && Math.abs(value % 1) === 0,
  whole: (value) => typeof value === 'number' && value >= 0 && Math.abs(value % 1) === 0,
  label: (value) => typeof value === 'string',
  count: (value) => typeof value === 'number' && Math.abs(value % 1) === 0,
}

/** The paths of values that do not have the type of their need; empty where a screen can draw all of them. */
export function misfits(value: unknown, need: Need, path = 'data'): string[] {
  if (typeof need === 'string') return fits[need](value) ? [] : [`${path}: ${JSON.stringify(value)}`]
  if (isRows(need)) {
    if (!Array.isArray(value)) return [`${path} is no list`]
    return value.flatMap((row, index) => misfits(row, need[1], `${path}[${index}]`))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} is no object`]
  return fieldsOf(need).flatMap(({ name, isOptional, inner }) => {
    const field = (value as Record<string, unknown>)[name]
    return isOptional && field === undefined ? [] : misfits(field, inner, `${path}.${name}`)
  })
}

const fieldsOf = (needs: Needs) =>
  Object.entries(needs).map(([key, inner]) => ({ name: key.replace('?', ''), isOptional: key.endsWith('?'), inner }))
