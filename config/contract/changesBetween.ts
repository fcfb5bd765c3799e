import { type Addressed, callChanges, describedCall, namesOfCall, type Pair } from './callChanges'
import { addsToBoth, type Change, judged } from './change'
import { compared } from './compared'
import type { KeptContract } from './kept'
import { sharedChanges } from './sharedChanges'

const addressed = ({ calls }: KeptContract): Addressed[] =>
  Object.entries(calls).map(([address, call]) => ({ address, call }))

/** Takes the first call that fits out of a list. */
function take(from: Addressed[], fits: (one: Addressed) => boolean): Addressed | undefined {
  const index = from.findIndex(fits)
  return index < 0 ? undefined : from.splice(index, 1)[0]
}

/**
 * The calls of both contracts: those of the same method and path belong together, whatever they are called; of the others those of one name,
 * whose path or method has changed.
 */
function paired(
  before: KeptContract,
  after: KeptContract,
): { pairs: Pair[]; added: Addressed[]; removed: Addressed[] } {
  const removed = addressed(before)
  const pairs: Pair[] = []
  const pairUp = (calls: readonly Addressed[], fits: (one: Addressed, other: Addressed) => boolean): Addressed[] =>
    calls.filter((call) => {
      const found = take(removed, (other) => fits(call, other))
      if (found) pairs.push({ before: found, after: call })
      return !found
    })
  const unknown = pairUp(addressed(after), (one, other) => one.address === other.address)
  const added = pairUp(unknown, (one, other) => one.call.name === other.call.name)
  return { pairs, added, removed }
}

/** Every change from an older contract to a newer one, each with what it means to a server and to an app of the older one. */
export function changesBetween(before: KeptContract, after: KeptContract): Change[] {
  const { pairs, added, removed } = paired(before, after)
  const [older, newer] = [compared(before), compared(after)]
  const whole = (call: Addressed) => ({ of: describedCall(call), names: namesOfCall(call) })
  return [
    ...removed.map((call) => ({ ...whole(call), what: 'is removed', ...judged('additive', 'breaking') })),
    ...added.map((call) => ({ ...whole(call), what: 'is added', ...addsToBoth })),
    ...sharedChanges(before, after),
    ...pairs.flatMap((pair) => callChanges(pair, older, newer)),
  ]
}
