import { breaks, type Finding, type Judged, judged } from './change'
import type { Compared } from './compared'
import { type Difference, differences } from './differences'
import { judgeAnswered, judgeSent } from './judge'
import { type KeptCall, typeRef } from './kept'
import { demandChanges } from './needs'

const worded = (side: string, { field, what }: Pick<Difference, 'field' | 'what'>): string =>
  field ? `${side}: ${field} ${what}` : `${side} ${what}`

const found = (side: string, one: Difference, judgement: Judged): Finding => ({
  what: worded(side, one),
  ...(one.within ? { within: one.within } : {}),
  ...judgement,
})

/** Whether a field came, went, or is inside one that did. */
const isWithin = (field: string, moved: Difference): boolean =>
  moved.presence !== undefined &&
  (moved.presence.before === 'absent' || moved.presence.after === 'absent') &&
  (field === moved.field || field.startsWith(`${moved.field}.`) || field.startsWith(`${moved.field}[`))

/** What is another about the data that a call sends and is answered, and about what the app demands of the answer. */
export function dataChanges(before: KeptCall, after: KeptCall, older: Compared, newer: Compared): Finding[] {
  const sides = { before: older.types, after: newer.types }
  const sent = differences(
    { $ref: typeRef(before.sends) },
    { $ref: typeRef(after.sends) },
    {
      before: older.sentTypes,
      after: newer.sentTypes,
    },
  )
  const answered = differences({ $ref: typeRef(before.answers) }, { $ref: typeRef(after.answers) }, sides)
  const demanded = demandChanges(before.needs, after.needs)
    .filter(({ field }) => !answered.some((one) => isWithin(field, one)))
    .map(({ field, demand, isDemanded }) => ({
      what: worded('answer', { field, what: `is ${isDemanded ? 'now' : 'no longer'} demanded by the app (${demand})` }),
      ...judged(breaks(isDemanded), breaks(!isDemanded)),
    }))
  return [
    ...sent.map((one) => found('request', one, judgeSent(one))),
    ...answered.map((one) => found('answer', one, judgeAnswered(one, after.needs, newer.types))),
    ...demanded,
  ]
}
