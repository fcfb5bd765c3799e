const NOT_PROPERTIES = /^(wx:|bind|catch|capture|mut-bind|data-|id$|class$|style$|slot$|is$|data$)/
const TAG = /<([a-z][\w-]*)((?:\s+[\w:.-]+(?:\s*=\s*"[^"]*")?)*)\s*\/?>/g

/** Names of the templates that a WXML text defines. */
export function templateNamesOf(wxml: string): string[] {
  return [...wxml.matchAll(/<template\s+name="([^"]+)"/g)].map((match) => String(match[1]))
}

/** Adds the fields of a node that its template reads, by the node's number. */
export function nodeFieldsOf(wxml: string, into: Record<string, string[]>): void {
  for (const [, number = '', body = ''] of wxml.matchAll(
    /<template\s+name="tmpl_\d+_(\w+?)(?:_focus|_blur)?">([\s\S]*?)<\/template>/g,
  )) {
    const fields = [...body.matchAll(/\bi\.(\w+)/g)].map((match) => String(match[1]))
    into[number] = [...new Set([...(into[number] ?? []), ...fields])]
  }
}

/** Adds the attributes that a WXML text sets, per tag, in camelCase: they are the properties that a built-in needs. */
export function attributesOf(wxml: string, into: Record<string, string[]>): void {
  for (const [, tag = '', attributes = ''] of wxml.matchAll(TAG)) {
    into[tag] ??= []
    const names = into[tag]
    const bare = attributes.replace(/"[^"]*"/g, '')
    for (const attribute of bare.split(/[\s=]+/).filter(Boolean)) {
      const name = attribute.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())
      if (!NOT_PROPERTIES.test(attribute) && !names.includes(name)) names.push(name)
    }
  }
}

/** Event names by their lower-case form: Alipay's are camelCase, and Taro reads them as the template writes them. */
export function eventNamesOf(wxml: string): Record<string, string> {
  const names = [...wxml.matchAll(/\b(?:bind|catch):([A-Za-z]+)=/g)].map((match) => String(match[1]))
  return Object.fromEntries(names.map((name) => [name.toLowerCase(), name]))
}
