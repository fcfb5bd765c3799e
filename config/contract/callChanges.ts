import { callFactChanges } from './callFacts'
import { breaksBoth, type Change, type Finding, judged } from './change'
import type { Compared } from './compared'
import { dataChanges } from './dataChanges'
import { factChanges, headerChanges } from './familyChanges'
import type { KeptCall } from './kept'

/** A call as it is kept, with its key. */
export interface Addressed {
  address: string
  call: KeptCall
}

/** One call in two contracts. */
export interface Pair {
  before: Addressed
  after: Addressed
}

const pathOf = (address: string): string => address.split(' ')[1] ?? address

export const describedCall = ({ address, call }: Addressed): string => `${call.name} (${address})`

/** What the changelog may name a call by. */
export const namesOfCall = ({ address, call }: Addressed): string[] => [call.name, address, pathOf(address)]

/** A field of a shared type may be named instead: `Coupon.title`, or the type alone. */
const namesOfType = ({ within }: Finding): string[] => (within ? [within, within.split(/[.[]/)[0] ?? within] : [])

/** Every change of one call, without those of what it shares with other calls. */
export function callChanges({ before, after }: Pair, older: Compared, newer: Compared): Change[] {
  const names = [...new Set([...namesOfCall(after), ...namesOfCall(before)])]
  const moved: Finding[] =
    before.address === after.address ? [] : [{ what: `was ${before.address} and is ${after.address}`, ...breaksBoth }]
  const all = [
    ...moved,
    ...ofFamily(before.call, after.call, older, newer),
    ...callFactChanges(before.call, after.call),
    ...dataChanges(before.call, after.call, older, newer),
  ]
  return all.map((one) => ({ of: describedCall(after), names: [...names, ...namesOfType(one)], ...one }))
}

/** What is another for a call of another family or kind; what its family has changed is listed once, with the family. */
function ofFamily(before: KeptCall, after: KeptCall, older: Compared, newer: Compared): Finding[] {
  if (before.family === after.family && before.kind === after.kind) return []
  const [family, newFamily] = [older.families[before.family], newer.families[after.family]]
  if (!family || !newFamily) throw new Error(`${after.name} has an unknown family`)
  const renamed =
    before.family === after.family
      ? []
      : [
          { what: `its family was ${before.family} and is ${after.family}`, ...judged('neither', 'neither') },
          ...factChanges(family, newFamily),
        ]
  const headers = headerChanges(
    { family, kind: before.kind, headers: older.headers },
    { family: newFamily, kind: after.kind, headers: newer.headers },
  )
  return [...renamed, ...headers]
}
