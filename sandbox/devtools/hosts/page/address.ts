import { allRoutes, routeAt } from '@/routes'
import type { Route } from '@/routes/route'
import type { Lang } from '../../../language'

/** Names of a route's query. */
function queryOf({ query = '' }: Route): { required: string[]; optional: string[] } {
  const names = query.split(' ').filter(Boolean)
  return {
    required: names.filter((name) => !name.endsWith('?')),
    optional: names.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1)),
  }
}

/** Every screen as a suggestion: its address with the query that it must have, its title, and the names that its query may have. */
export const suggestions = (lang: Lang): { address: string; label: string }[] =>
  allRoutes.map((route) => {
    const { required, optional } = queryOf(route)
    const query = required.map((name) => `${name}=`).join('&')
    const more = optional.length ? ` (${optional.join(', ')})` : ''
    return {
      address: `/${route.path}${query && `?${query}`}`,
      label: `${route.title[lang]}${route.host ? ' · H5' : ''}${more}`,
    }
  })

/** What an address that was typed leads to; `missing` are the names that its screen cannot do without. */
export type ReadAddress = { address: string; missing: readonly string[] } | { unknownPath: string }

/** Reads an address as the bar takes it: with or without its first slash, an alias, or one copied from a browser with its origin. */
export function parseTyped(typed: string): ReadAddress {
  const text = typed.trim()
  const isWhole = /^https?:\/\//.test(text) && URL.canParse(text)
  const { pathname, search } = isWhole ? new URL(text) : split(text)
  const route = routeAt(pathname)
  if (!route) return { unknownPath: pathname }
  const given = new URLSearchParams(search)
  return { address: `/${route.path}${search}`, missing: queryOf(route).required.filter((name) => !given.get(name)) }
}

function split(text: string): { pathname: string; search: string } {
  const at = text.indexOf('?')
  return at < 0 ? { pathname: text, search: '' } : { pathname: text.slice(0, at), search: text.slice(at) }
}
