import { parseQuery, stringifyQuery } from '@/lib/query'
import type { TakeStartQuery } from './startQueryPort'

/** The query the app was opened with; secrets leave the address at once, before anything could report or refer it (U4). */
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
