import type { Finding } from '../check'
import type { Person, Prober } from '../prober'
import type { Sent } from '../startApp'

/** The customer who orders and pays. */
export interface Buyer {
  prober: Prober
  person: Person
}

/** One call that moves money. */
export interface Deal {
  name: string
  data: object
  /** Fields whose moment is that of the call itself. */
  isFresh?: (field: string) => boolean
}

const twofold = 'a customer whose first answer was lost has it twice: two orders, two payments, or coins taken twice'

/** Sends a call, and the same again under its request id; answers the value of the first, or undefined where it was refused. */
export async function twice({ prober, person }: Buyer, { name, data, isFresh }: Deal): Promise<unknown> {
  const call = prober.call(name)
  if (!prober.isWanted(call)) return undefined
  const requestId = prober.client.requestId()
  const { value } = await prober.probe({ call, data, person, requestId, isFresh })
  if (value === undefined) return undefined
  const again = await prober.send({ call, data, person, requestId })
  prober.add(call, `send ${call.area}.${name} again with its request id`, replayFindings(value, again), again)
  return value
}

/** Sends a call whose answer is lost; answers its request id, and what the server has answered. */
export async function lost(
  { prober, person }: Buyer,
  { name, data }: Deal,
): Promise<{ requestId: string; value: unknown }> {
  const call = prober.call(name)
  const requestId = prober.client.requestId()
  const { exchanges } = await prober.send({ call, data, person, requestId, losesAnswer: true })
  const exchange = exchanges.at(-1)
  return { requestId, value: exchange && prober.client.dataOf(call.endpoint, exchange) }
}

/** Sends a call whose answer was lost again, which must answer what the lost one did. */
export async function afterLoss(
  { prober, person }: Buyer,
  { name, data }: Deal,
  before: { requestId: string; value: unknown },
): Promise<unknown> {
  const call = prober.call(name)
  const again = await prober.send({ call, data, person, requestId: before.requestId })
  const trying = `send ${call.area}.${name} again after its answer was lost`
  prober.add(call, trying, before.value === undefined ? [] : replayFindings(before.value, again), again)
  return again.value
}

/** What is wrong with the second answer under a request id, beside the value of the first. */
export function replayFindings(first: unknown, { value, failure }: Pick<Sent, 'value' | 'failure'>): Finding[] {
  if (failure)
    return [
      {
        found:
          `the same request id again fails with ${failure.kind} ${failure.code}`.trimEnd() +
          ', and not with the first answer',
        shows: `"${failure.shown}" for what was done`,
      },
    ]
  const other = value as Record<string, unknown>
  return Object.entries(identityOf(first))
    .filter(([name, one]) => other[name] !== one)
    .map(([name, one]) => ({
      found: `an ignored request id: ${name} is ${one}, and with the same request id again ${String(other[name])}`,
      shows: twofold,
    }))
}

/** The numbers by which an answer names what was made. */
export const identityOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(
      (entry): entry is [string, string] => /(?:Id|No)$/.test(entry[0]) && typeof entry[1] === 'string',
    ),
  )
