/** A text of JSON, with the colon that makes it a key, or the beginning or end of an object. */
const token = /"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}]/g

/** The keys that an object of a valid JSON text has more than once, which `JSON.parse` does not tell; each in its quotes. */
export function repeatedKeys(json: string): string[] {
  const open: Set<string>[] = []
  const repeated = new Set<string>()
  for (const [found] of json.matchAll(token)) {
    if (found === '{') open.push(new Set())
    else if (found === '}') open.pop()
    else if (found.endsWith(':')) {
      const key: string = JSON.parse(found.slice(0, -1))
      const keys = open.at(-1)
      if (keys?.has(key)) repeated.add(`"${key}"`)
      keys?.add(key)
    }
  }
  return [...repeated]
}
