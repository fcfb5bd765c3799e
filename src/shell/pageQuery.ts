import { decode } from '@/lib/query'
import type { Query, Route } from '@/routes/route'

/** The query of a page from the host's parameters: values are decoded, a missing or empty one is absent. */
export const pageQuery = (params: Readonly<Record<string, string | undefined>>): Query =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value && !key.startsWith('$') ? [[key, decode(value)]] : [])),
  )

/** Whether a query has every parameter that its route requires. */
export const isComplete = ({ query: names = '' }: Pick<Route, 'query'>, query: Query): boolean =>
  names.split(' ').every((name) => name === '' || name.endsWith('?') || query[name] !== undefined)
