/** What a match says of the path of a page: `path-to-regexp` in the form that `universal-router` reads. */
interface Match {
  path: string
  index: number
  params: Record<string, string>
}

/**
 * `match` of `path-to-regexp` for addresses without parameters, as all of this app are: upper and lower case are the same, and one `/`, `#` or `?` may
 * follow. The root of the router, whose `end` is false, matches the start of everything.
 */
export function match(path: string | string[], { end }: { end: boolean }): (pathname: string) => Match | false {
  const wanted = [path].flat().map((one) => one.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&'))
  const pattern = end ? new RegExp(`^(?:${wanted.join('|')})[/#?]?$`, 'i') : /^/
  return (pathname) => {
    const found = pattern.exec(pathname)
    return (found && { path: found[0], index: 0, params: {} }) || false
  }
}
