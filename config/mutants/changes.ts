import { execFileSync } from 'node:child_process'

/** What has changed since the last tag, or in the latest commits. */
export interface Changes {
  /** Since when, for a person. */
  since: string
  /** Paths, with those that are not committed. */
  files: string[]
  /** Differs from commit to commit. */
  seed: string
}

/**
 * Reads the changes of a folder from git: since the last tag before the present commit or, without one, in the latest commits of the main line.
 * What a branch has brought counts as changed by its merge, and hides no change before it. A shallow clone goes back as far as it knows.
 * @param latest how many commits of the main line are the latest ones
 */
export function changesOf(folder: string, latest = 50): Changes {
  const git = (...command: string[]): string | undefined => {
    try {
      return execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return undefined
    }
  }
  const seed = git('rev-parse', 'HEAD')
  if (!seed) return { since: 'no commit of git is here', files: [], seed: '' }

  const tag = git('describe', '--first-parent', '--tags', '--abbrev=0', 'HEAD^')
  // One more, from which the oldest of them differs.
  const line = git('rev-list', '--first-parent', `--max-count=${latest + 1}`, 'HEAD')?.split('\n') ?? [seed]
  const oldest = line.at(-1) ?? seed
  const since = tag ? `since the tag ${tag}` : `in the ${line.length - 1} latest commits, since ${oldest.slice(0, 8)}`
  const lists = [
    git('diff', '--name-only', '-z', tag ?? oldest),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  const files = lists.flatMap((list) => list?.split('\0') ?? []).filter(Boolean)
  return { since, files: [...new Set(files)], seed }
}
