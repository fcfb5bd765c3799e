import { toWellFormed } from './text'

type QueryValue = string | number | boolean | null | undefined

/**
 * A decoded value of a query; a value with a broken escape (`100%`, a cut-off `%E4%B8`) is returned as it is, so that the other values of
 * the page stay usable.
 */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The parameters of a query text, with or without its `?`; what follows `#` is ignored. Of a repeated key the first counts.
 * A plus sign stays: tokens arrive in base64 without escapes, and `stringifyQuery` writes a space as `%20`.
 */
export function parseQuery(text: string): Record<string, string> {
  const query = new Map<string, string>()
  for (const pair of (text.split('#')[0] ?? '').replace(/^\?/, '').split('&')) {
    const split = pair.indexOf('=')
    const key = decode(split < 0 ? pair : pair.slice(0, split))
    // `__proto__` would change a prototype when the object is copied key by key.
    if (key === '' || key === '__proto__' || query.has(key)) continue
    query.set(key, split < 0 ? '' : decode(pair.slice(split + 1)))
  }
  return Object.fromEntries(query)
}

/** A query text without `?`, in the order of the keys; undefined and null are left out, half an emoji does not throw. */
export function stringifyQuery<T extends { [K in keyof T]: QueryValue }>(query: T): string {
  const pairs: string[] = []
  for (const [key, value] of Object.entries<QueryValue>(query)) {
    if (value === undefined || value === null) continue
    pairs.push(`${encodeURIComponent(toWellFormed(key))}=${encodeURIComponent(toWellFormed(String(value)))}`)
  }
  return pairs.join('&')
}
