import { parseQuery, stringifyQuery } from '@/lib/query'
import type { TakeStartQuery } from './startQueryPort'

/** The query that the app was opened with; secrets are removed from the address at once, before a report or a referrer could contain them (U4). */
export const takeStartQuery: TakeStartQuery = (secrets) => {
  const { pathname, search, hash } = window.location
  const query = parseQuery(search)
  const kept = Object.fromEntries(Object.entries(query).filter(([key]) => !secrets.includes(key)))
  if (Object.keys(kept).length < Object.keys(query).length) {
    const text = stringifyQuery(kept)
    window.history.replaceState(window.history.state, '', pathname + (text ? `?${text}` : '') + hash)
  }
  return query
}
