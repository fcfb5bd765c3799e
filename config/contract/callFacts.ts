import type { Kind } from '@/contract/endpoint'
import { addsToBoth, breaks, breaksBoth, type Finding, type Judged, judged } from './change'
import type { KeptCall } from './kept'

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What a change of the kind means: reads are retried by the app, a money call is carried out once for each request id by the server. A
 * report is none of the customer's calls, and whatever else it becomes is another call.
 */
const kindJudgements: Readonly<Record<`${Exclude<Kind, 'report'>} ${Exclude<Kind, 'report'>}`, Judged>> = {
  'read write': judged('additive', 'breaking'),
  'read money': breaksBoth,
  'write read': judged('breaking', 'additive'),
  'write money': judged('breaking', 'additive'),
  'money read': judged('breaking', 'additive'),
  'money write': judged('additive', 'breaking'),
  'read read': addsToBoth,
  'write write': addsToBoth,
  'money money': addsToBoth,
}

function kindChanges({ kind: before }: KeptCall, { kind: after }: KeptCall): Finding[] {
  if (before === after) return []
  const known = kindJudgements[`${before} ${after}` as keyof typeof kindJudgements]
  return [{ what: `its kind was ${before} and is ${after}`, ...(known ?? breaksBoth) }]
}

function refusalChanges(before: KeptCall, after: KeptCall): Finding[] {
  const added = after.refusals.filter((code) => !before.refusals.includes(code))
  const removed = before.refusals.filter((code) => !after.refusals.includes(code))
  return [
    ...added.map((code) => ({
      what: `it may be refused with ${code}; an app shows the server's message`,
      ...addsToBoth,
    })),
    ...removed.map((code) => ({ what: `it is no longer refused with ${code}`, ...addsToBoth })),
  ]
}

/** Whether two data for an empty result differ only in fields that one of them lacks, as they do when the answer gets another field. */
function saysTheSame(before: unknown, after: unknown): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return false
  const other = after as Record<string, unknown>
  return Object.entries(before).every(([name, value]) => !(name in other) || isEqual(value, other[name]))
}

/** An empty result reads as data without fields where nothing else is declared (`src/request/wire/emptyResult.ts`). */
function emptyChanges({ empty: before = {} }: KeptCall, { empty: after = {} }: KeptCall): Finding[] {
  if (isEqual(before, after)) return []
  const what = `an empty result meant ${JSON.stringify(before)} and means ${JSON.stringify(after)}`
  if (saysTheSame(before, after)) return [{ what, ...judged('neither', 'neither') }]
  return [{ what, ...judged(breaks(before !== 'malformed'), breaks(after !== 'malformed')) }]
}

const nameChange = (before: KeptCall, after: KeptCall): Finding[] =>
  before.name === after.name ? [] : [{ what: `was called ${before.name}`, ...judged('neither', 'neither') }]

const bodyChange = ({ body: before }: KeptCall, { body: after }: KeptCall): Finding[] =>
  before === after ? [] : [{ what: `was sent as ${before ?? 'json'} and is sent as ${after ?? 'json'}`, ...breaksBoth }]

/** What is another about how a call is declared, beside its address, its family and its data. */
export const callFactChanges = (before: KeptCall, after: KeptCall): Finding[] =>
  [nameChange, kindChanges, bodyChange, refusalChanges, emptyChanges].flatMap((changes) => changes(before, after))
