import { type ReleaseHost, releaseHosts } from './hosts'

type Variables = Record<string, string | undefined>

/** One line for each variable of a host's release that is missing, or that is given twice; empty where all are there. */
export function missingKeys(host: ReleaseHost, given: Variables): string[] {
  return releaseHosts[host].variables.flatMap(({ name, orPath, meaning }) => {
    const names = orPath ? [name, orPath] : [name]
    const set = names.filter((one) => given[one])
    if (set.length === 1) return []
    // A variable that is set but empty is usually a forgotten secret of a pipeline, so it counts as missing.
    if (set.length === 0) return [`set ${names.join(' or ')}: ${meaning}`]
    return [`set only one of ${names.join(' and ')}`]
  })
}

/** The value of a variable, or the content of the file that its path names; undefined where neither is set. */
export function keyOf(given: Variables, name: string, readFile: (path: string) => string): string | undefined {
  const path = given[`${name}_PATH`]
  return given[name] || (path ? readFile(path) : undefined)
}
