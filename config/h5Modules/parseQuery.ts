type Value = string | null

/** The parameters of an address as `query-string` reads them with `decode: false`: sorted by name, null without `=`, a list where a name is repeated. */
export function parseQuery(query: string): Record<string, Value | Value[]> {
  const found: Record<string, Value | Value[]> = Object.create(null)
  for (const part of query
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (!part) continue
    const at = part.indexOf('=')
    const name = at < 0 ? part : part.slice(0, at)
    const value = at < 0 ? null : part.slice(at + 1)
    const before = found[name]
    found[name] = before === undefined ? value : [before, value].flat()
  }
  const sorted: typeof found = Object.create(null)
  for (const name of Object.keys(found).sort()) sorted[name] = found[name] as Value
  return sorted
}
