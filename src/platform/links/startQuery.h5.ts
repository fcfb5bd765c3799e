import { decode, parseQuery, stringifyQuery } from '@/lib/query'
import type { TakeStartQuery } from './ports'

/**
 * The query that the app was opened with; secrets are removed from the address at once, before a report or a referrer could contain them
 * (U4, D-09). A fragment that names one is removed whole: no code of the app reads a fragment, so it is no login.
 */
export const takeStartQuery: TakeStartQuery = (secrets) => {
  const { pathname, search, hash } = window.location
  const query = parseQuery(search)
  const kept = Object.fromEntries(Object.entries(query).filter(([key]) => !secrets.includes(key)))
  const isCut = Object.keys(kept).length < Object.keys(query).length
  const isHashCut = namesOneOf(secrets, hash)
  if (isCut || isHashCut) {
    const text = isCut ? stringifyQuery(kept) : search.slice(1)
    window.history.replaceState(window.history.state, '', pathname + (text ? `?${text}` : '') + (isHashCut ? '' : hash))
  }
  return query
}

/** Whether a fragment contains one of the names, in any form: `#mToken=…`, `#/path?mToken=…`, escaped. */
const namesOneOf = (names: readonly string[], hash: string): boolean =>
  hash.split(/[#?&/=]/).some((part) => names.some((name) => decode(part).split(/\W/).includes(name)))
