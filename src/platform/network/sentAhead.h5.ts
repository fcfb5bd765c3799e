import type { HostAnswer, HostRequest, TakeSentAhead } from './ports'

/** Answers to what the page asked for before the app started, by `keyOf`; undefined where there was none. */
export type SentAhead = Map<string, Promise<HostAnswer | undefined>>

/** Where the page's own script leaves them for the app. */
export const page: { sentAhead?: SentAhead } = globalThis as { sentAhead?: SentAhead }

/** What two requests for the same have in common: all but the trace id and the order of the headers. */
export const keyOf = ({ url, headers, body }: HostRequest): string =>
  JSON.stringify([url, Object.entries({ ...headers, 'trace-id': '' }).sort(), body])

export const takeSentAhead: TakeSentAhead = (request) => {
  const sent = page.sentAhead
  if (!sent?.size) return undefined
  const key = keyOf(request)
  const answer = sent.get(key)
  sent.delete(key)
  return answer
}
