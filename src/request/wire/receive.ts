import { families } from '@/contract/families'
import { note } from '@/lib/serverClock'
import { ApiError } from '../errors'
import { requestPorts } from '../ports'
import { type Attempt, isAppVariant } from './attempt'
import { emptyResult, parseAnswer, type RawAnswer } from './parseAnswer'
import { parseNeeds } from './parseNeeds'

/** Data whose `null` fields and rows, at any depth, are removed: real servers send `null` for what is absent. Changes the data in place. */
function withoutNull(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((row) => row !== null).map(withoutNull)
  if (typeof data !== 'object' || data === null) return data
  const fields = data as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) delete fields[name]
    else fields[name] = withoutNull(value)
  }
  return fields
}

/**
 * Waits for the answer of an attempt and answers its data, without `null` and with everything that its endpoint needs. Notes
 * whether there is a network, and the server's time where the answer tells it. Throws `ApiError`.
 */
export async function receive(attempt: Attempt, exchange: () => Promise<RawAnswer>): Promise<unknown> {
  const { endpoint, traceId } = attempt
  const { network } = requestPorts()
  const { mark } = network
  try {
    const raw = await exchange()
    network.answered(mark)
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
