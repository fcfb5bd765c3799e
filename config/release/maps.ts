import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesOf } from '../budgets'

/** The folder of what is kept of every release, in the project. */
export const releasesFolder = 'releases'

/** Name of a release: its version and the commit that it was built from, since several builds may have one version. */
export const releaseName = (version: string, commit: string): string => `${version}-${commit}`

/** Folder of a release's source maps, of a host or of all, in the project. */
export const mapsFolder = (release: string, host = ''): string => path.join(releasesFolder, release, 'maps', host)

const isMap = (file: string): boolean => /\.map(\.(br|gz))?$/.test(file)

/** A note in a script or style that names its map, or contains it. Libraries have the word alone, without an address. */
export const namedMap = /sourceMappingURL=(?:\S{1,200}\.map|data:[\w/;]+,[A-Za-z0-9+/]{40})/

/**
 * Moves the source maps of a built folder to another, where they replace what was there. Answers why the release cannot go on without them;
 * empty where maps were found.
 */
export function keepMaps(dir: string, kept: string): string[] {
  const maps = filesOf(dir).filter(isMap)
  if (maps.length === 0) return ['the build has no source maps: nothing could name the source of an error in it']
  rmSync(kept, { recursive: true, force: true })
  for (const map of maps) {
    const to = path.join(kept, map)
    mkdirSync(path.dirname(to), { recursive: true })
    renameSync(path.join(dir, map), to)
  }
  return []
}

/** The text of a file, and of a compressed one what is in it. */
export function textOf(file: string): string {
  const bytes = readFileSync(file)
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('utf8')
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** One line for each file of a folder that is a source map, or names or contains one: it would show everyone the source. */
export const mapRefusals = (dir: string): string[] =>
  filesOf(dir).flatMap((file) => {
    if (isMap(file)) return [`${file} is a source map, which must not be released`]
    return namedMap.test(textOf(path.join(dir, file))) ? [`${file} names or contains a source map`] : []
  })
