import { families } from '@/contract/families'
import { note } from '@/lib/serverClock'
import { ApiError } from '../errors'
import { requestPorts } from '../ports'
import { type Attempt, isAppVariant } from './attempt'
import { emptyResult } from './emptyResult'
import { parseAnswer, type RawAnswer } from './parseAnswer'
import { parseNeeds } from './parseNeeds'
import { withoutNull } from './withoutNull'

/**
 * Waits for the answer of an attempt and answers its data, without `null` and with everything that its endpoint needs. Notes
 * whether there is a network, and the server's time where the answer tells it. Throws `ApiError`.
 */
export async function receive(attempt: Attempt, exchange: () => Promise<RawAnswer>): Promise<unknown> {
  const { endpoint } = attempt
  const { network } = requestPorts()
  const { mark } = network
  try {
    const raw = await exchange()
    network.answered(mark)
    const { traceId = attempt.traceId } = raw
    const shape = families[endpoint.family].answer
    const data = withoutNull(parseAnswer(raw, { shape, appVariant: isAppVariant(attempt), traceId }))
    noteServerTime(data)
    if (data === undefined) return emptyResult(endpoint, traceId)
    const read = endpoint.needs ? parseNeeds(data, endpoint.needs) : data
    if (read === undefined) throw new ApiError({ kind: 'malformed', traceId })
    return read
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'offline') network.failed(mark)
    throw error
  }
}

/** Takes the server's time from the field `now` of the data, in milliseconds since the epoch, where there is one. */
function noteServerTime(data: unknown): void {
  const now = (data as { now?: unknown } | undefined)?.now
  if (Number.isSafeInteger(now)) note(now as number)
}
