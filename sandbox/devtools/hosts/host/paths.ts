import type { Fields } from '../protocol'

/** Resolves a relative module or page path against the file that contains it; a leading slash starts at the package root. */
export function resolvePath(from: string, relative: string): string {
  const parts = relative.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/**
 * Splits a page address into its path (relative to the current page) and its query. As on devices, nothing is decoded: a page gets
 * `%E6%A2%A8` if it was opened with it, and a value ends at a second bare `=`.
 */
export function parseAddress(url: string, current = ''): { path: string; query: Record<string, string> } {
  const [address = '', search = ''] = url.split('?')
  const query: Record<string, string> = {}
  for (const pair of search.split('&')) {
    const [name = '', value = ''] = pair.split('=')
    if (name) query[name] = value
  }
  return { path: resolvePath(current, address), query }
}

/** A record without some of its fields. */
export function without(record: Fields, ...names: string[]): Fields {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}
