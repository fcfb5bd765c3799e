import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Begins the part of a screen in a file of outlines. */
const mark = '=== '

/** What a file of outlines says of each screen, by the name of its sample. */
export type Parts = ReadonlyMap<string, string>

export function readParts(file: string): Parts {
  const parts = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(new RegExp(`^${mark}`, 'm'))
        .slice(1)
    : []
  return new Map(
    parts.map((part) => {
      const [screen = '', ...lines] = part.trimEnd().split('\n')
      return [screen, lines.join('\n')]
    }),
  )
}

/**
 * Writes what is known of screens now into a file, beside what it says of others.
 * @param screens those of the file in their order; what is kept of another one is dropped
 */
export function writeParts(file: string, now: Parts, screens: readonly string[]): void {
  const kept = readParts(file)
  const parts = screens
    .map((screen) => [screen, now.get(screen) ?? kept.get(screen) ?? ''] as const)
    .filter(([, text]) => text !== '')
    .map(([screen, text]) => `${mark}${screen}\n${text}\n`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, parts.join('\n'))
}
