import { execFileSync } from 'node:child_process'
import { notesBeginAfter, notesOf } from './notes'

/** What a git command prints in a folder, without the space at its end; empty where it fails. */
function git(folder: string, ...command: string[]): string {
  try {
    return execFileSync('git', command, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trimEnd()
  } catch {
    return ''
  }
}

const linesOf = (text: string): string[] => (text ? text.split('\n') : [])

/** Files that are changed and not committed. Throws where the folder is no git repository, since nothing then says what is released. */
export function uncommitted(folder: string): string[] {
  if (!git(folder, 'rev-parse', 'HEAD'))
    throw new Error(`${folder} has no commit of git: nothing says what is released`)
  return linesOf(git(folder, 'status', '--porcelain')).map((line) => line.slice(3))
}

/** The commit of a folder, in its short form. */
export const commitOf = (folder: string): string => git(folder, 'rev-parse', '--short=8', 'HEAD')

/** The notes of a version from the commits of a folder: those since the last tag, or since the version changed before. */
export function releaseNotes(folder: string, version: string): string {
  const head = git(folder, 'rev-parse', 'HEAD')
  const tag = git(folder, 'describe', '--tags', '--abbrev=0', 'HEAD^') || undefined
  const changes = linesOf(git(folder, 'log', '--format=%H', '-G"version":', '--', 'package.json'))
  const begin = notesBeginAfter(tag, changes, head)
  return notesOf(version, linesOf(git(folder, 'log', '--no-merges', '--format=%s', begin ? `${begin}..HEAD` : 'HEAD')))
}
