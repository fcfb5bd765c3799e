/** Data whose `null` fields and rows, at any depth, are removed: real servers send `null` for what is absent. Changes the data in place. */
export function withoutNull(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((row) => row !== null).map(withoutNull)
  if (typeof data !== 'object' || data === null) return data
  const fields = data as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) delete fields[name]
    else fields[name] = withoutNull(value)
  }
  return fields
}
