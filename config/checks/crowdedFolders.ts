import path from 'node:path'
import type { Violation } from './ban'

/** Files that one folder may have: more are not found by looking. */
const most = 40

/** Folders with one file per area, whose names are known. */
const catalogues = /^src\/i18n(?:\/|$)/

/** The folders of `src` and `sandbox` that have too many files of their own; paths are relative to the project. */
export function crowdedFolders(files: readonly string[]): Violation[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = path.posix.dirname(file)
    if (/^(?:src|sandbox)\b/.test(folder) && !catalogues.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => ({
      path: folder,
      line: 1,
      ban: 'crowded-folders',
      message: `${count} files, and a folder has at most ${most}: put what belongs together into folders named after what it does, as in src/platform`,
    }))
}
