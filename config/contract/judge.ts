import type { Needs } from '@/contract/needs'
import { addsToBoth, breaks, type Judged, judged } from './change'
import type { Difference } from './differences'
import { isForgiven, needAt } from './needs'
import type { Types } from './schemaParts'

/**
 * A difference of what apps send. What only newer apps send is refused by an older server, since the contract lists all fields; what only
 * older apps send is refused by a newer one.
 */
export const judgeSent = ({ more, less }: Pick<Difference, 'more' | 'less'>): Judged =>
  judged(breaks(more), breaks(less))

/**
 * A difference of what servers answer. An app passes over a field that it does not know, and reads what its contract lists: it has no use
 * for a value that only the other side's contract lists, and lacks a field that it relies on.
 */
export function judgeAnswered(
  { field, presence, more, less }: Difference,
  needs: Needs | undefined,
  types: Types,
): Judged {
  if (!presence) return judged(breaks(less), breaks(more))
  const { before, after, schema } = presence
  if (before === 'required') return judged('additive', 'breaking')
  if (after !== 'required') return addsToBoth
  return judged(breaks(!isForgiven(needAt(needs, field), schema, types)), 'additive')
}
