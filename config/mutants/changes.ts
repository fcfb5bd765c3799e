import { execFileSync } from 'node:child_process'

/** What has changed since the last tag or merge. */
export interface Changes {
  /** Since when, for a person. */
  since: string
  /** Paths, with those that are not committed. */
  files: string[]
  /** Differs from commit to commit. */
  seed: string
}

/**
 * Reads the changes of a folder from git: since the last tag or merge before the present commit, whichever is later, so that a commit which is
 * a merge itself has the changes that it brought. Without either, since the first commit that git knows, which in a shallow clone is a late one.
 */
export function changesOf(folder: string): Changes {
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
  const merge = git('log', '--first-parent', '--merges', '-1', '--format=%H', 'HEAD^')
  const known = [
    ...(tag ? [{ commit: tag, since: `since the tag ${tag}` }] : []),
    ...(merge ? [{ commit: merge, since: `since the merge ${merge.slice(0, 8)}` }] : []),
  ]
  const distance = (commit: string) => Number(git('rev-list', '--first-parent', '--count', `${commit}..HEAD`))
  const [last] = known.sort((a, b) => distance(a.commit) - distance(b.commit))
  const first = git('rev-list', '--first-parent', 'HEAD')?.split('\n').at(-1) ?? seed
  const { commit, since } = last ?? {
    commit: first,
    since: `since ${first.slice(0, 8)}, the first commit that git knows: there is no tag and no merge after it`,
  }
  const lists = [git('diff', '--name-only', '-z', commit), git('ls-files', '--others', '--exclude-standard', '-z')]
  const files = lists.flatMap((list) => list?.split('\0') ?? []).filter(Boolean)
  return { since, files: [...new Set(files)], seed }
}
