import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import { mapsFolder, releasesFolder } from './maps'

/** A place in a shipped script, as a stack names it. */
interface Place {
  file: string
  /** From 1 on. */
  line: number
  /** From 1 on. */
  column: number
}

/** The places in a stack or in any other text: `at a (https://host/js/app.js:1:20)`, `a@app.js:1:20`, or `app.js:1:20` alone. */
export const placesIn = (text: string): Place[] =>
  [...text.matchAll(/([^\s()@'"]+?\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g)].map(([, file = '', line, column]) => ({
    file: file.replace(/^\w+:\/\//, ''),
    line: Number(line),
    column: Number(column),
  }))

/** A source by its path in the project; webpack adds the project's name, and a hash where two modules have one path. */
const sourcePath = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\/|\?\w*$/g, '')

/** The source of a place, as `src/app.tsx:3:9`, with its line of code below; undefined where the map has none. */
function sourceOf(mapFile: string, { line, column }: Place): string | undefined {
  const map = new TraceMap(readFileSync(mapFile, 'utf8'))
  const found = originalPositionFor(map, { line, column: column - 1 })
  if (found.source === null) return undefined
  const code = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim()
  const address = `${sourcePath(found.source)}:${found.line}:${found.column + 1}`
  return [address, ...(code ? [`    ${code}`] : [])].join('\n')
}

/** The map of a shipped file in a folder: hosts put an origin or a folder of their own before its path. */
function mapIn(folder: string, file: string): string | undefined {
  const parts = file.split('/')
  const candidates = parts.map((_part, begin) => path.join(folder, `${parts.slice(begin).join('/')}.map`))
  return candidates.find((candidate) => existsSync(candidate))
}

/** Folders in a folder, or none where it does not exist. */
const foldersIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])

/** Where a release has a map of a file: one answer for each of its hosts. */
const mapsOf = (root: string, release: string, file: string): { host: string; map: string }[] =>
  foldersIn(path.join(root, mapsFolder(release))).flatMap((host) => {
    const map = mapIn(path.join(root, mapsFolder(release, host)), file)
    return map ? [{ host, map }] : []
  })

/** What is said about one place: its source on each host of the release that has the file, or where else to look. */
function wordsOn(root: string, release: string, place: Place): string {
  const name = `${place.file}:${place.line}:${place.column}`
  const found = mapsOf(root, release, place.file)
  if (found.length > 0)
    return found
      .map(({ host, map }) => `${name} on ${host}: ${sourceOf(map, place) ?? 'code of the build, without a source'}`)
      .join('\n')
  const others = foldersIn(path.join(root, releasesFolder)).filter((one) => mapsOf(root, one, place.file).length > 0)
  return `${name}: no map of ${release} has this file; ${others.length > 0 ? `these have: ${others.join(', ')}` : 'no other release has it either'}`
}

/**
 * Names the sources of the places in a text by the maps that a release has kept. Throws where the text has no place, or the release is not
 * kept here.
 * @param root the project's folder
 */
export function whereIs(root: string, text: string, release: string): string[] {
  const places = placesIn(text)
  if (places.length === 0) throw new Error('usage: npm run where-is -- <file:line:column> <release>')
  const kept = foldersIn(path.join(root, releasesFolder))
  if (!kept.includes(release))
    throw new Error(`${release || 'a release'} is not one of those that are kept here: ${kept.join(', ') || 'none'}`)
  return places.map((place) => wordsOn(root, release, place))
}
