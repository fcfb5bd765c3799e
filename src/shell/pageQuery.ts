import { decode } from '@/lib/query'
import type { Query, Route } from '@/routes'

/** The query of a page out of the host's parameters: values are decoded, one that is missing or empty is absent. */
export const pageQuery = (params: Readonly<Record<string, string | undefined>>): Query =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value && !key.startsWith('$') ? [[key, decode(value)]] : [])),
  )

/** Whether a query has every name that its route cannot do without. */
export const isComplete = ({ query: names = '' }: Pick<Route, 'query'>, query: Query): boolean =>
  names.split(' ').every((name) => name === '' || name.endsWith('?') || query[name] !== undefined)
