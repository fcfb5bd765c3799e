import { families } from '../../src/contract/families'
import type { Call } from './calls'
import type { Finding } from './check'
import { personal } from './personal'
import type { Person, Prober } from './prober'
import { requestData } from './requestData'
import type { Sent } from './startApp'

/** The reads that are tried. */
export const wantedReads = (prober: Prober): Call[] =>
  prober.calls.filter((call) => call.endpoint.kind === 'read' && prober.isWanted(call))

/**
 * Sends these reads as this person, as far as earlier answers tell what their requests need: in as many rounds as answers bring more. Answers the
 * reads that wait for other answers.
 */
export async function probeReads(prober: Prober, person: Person, calls: readonly Call[]): Promise<readonly Call[]> {
  let waiting = calls
  for (let before = -1; waiting.length !== before; ) {
    before = waiting.length
    const left: Call[] = []
    for (const call of waiting) {
      const reason = untriedReason(prober, call)
      const made = requestData(call.name, call.request, prober.definitions, prober.known)
      if (reason) prober.leave(call, named(call, person), reason)
      else if ('missing' in made) left.push(call)
      else await prober.probe({ call, data: made.data, person, judge: person.token ? undefined : openTo(call) })
    }
    waiting = left
  }
  return waiting
}

/** Says of reads that wait which answer they have waited for. */
export function leaveReads(prober: Prober, person: Person, waiting: readonly Call[]): void {
  for (const call of waiting) {
    const made = requestData(call.name, call.request, prober.definitions, prober.known)
    prober.leave(call, named(call, person), 'missing' in made ? made.missing : 'no answer has told its request')
  }
}

const named = ({ area, name }: Call, person: Person): string => `read ${area}.${name} as a ${person.name}`

/** Finds that a visitor gets what belongs to a customer. */
const openTo =
  ({ name }: Call) =>
  ({ value }: Sent): Finding[] =>
    personal.has(name) && value !== undefined
      ? [
          {
            found: 'a visitor gets it, and must be asked to sign in with code 300000',
            shows: "a customer's data without a login",
          },
        ]
      : []

/** Why a read is not sent at all. */
function untriedReason({ client, options }: Prober, { endpoint }: Call): string | undefined {
  if (families[endpoint.family].encoding !== 'apiVip') return undefined
  if (!options.supplier) return 'an area of rights needs its order: --supplier=<order>'
  return client.supplier.rscToken ? undefined : 'the server gave no token of the area of rights'
}
