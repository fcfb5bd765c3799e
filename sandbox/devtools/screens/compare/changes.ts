import { fileOf, type ScreenPicture } from '../screenPicture'

export const changeKinds = ['changed', 'resized', 'new', 'missing', 'unreadable'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** One picture that differs from the reference. */
export interface Change {
  kind: ChangeKind
  picture: ScreenPicture
  /** Share of the pixels that changed, from 0 to 1, where both pictures could be read. */
  share?: number
  /** Sizes in pixels before and after, as `390 × 844`, where they differ. */
  sizes?: { before: string; after: string }
}

/** What a comparison has found: written beside the pictures. */
export interface ChangeReport {
  /** ISO times: of the comparison, of the newest picture of the reference, and of the newest one of the run. */
  comparedAt: string
  keptAt: string
  takenAt: string
  /** How many pictures the run and the reference have in common. */
  compared: number
  changes: Change[]
}

/** Name of the report and of the folder with the pictures of differences, beside the pictures of a run. */
export const reportFile = 'changes.json'
export const differencesFolder = 'differences'

/** Pairs the pictures of the reference with those of a run by their file. */
export function pair(kept: readonly ScreenPicture[], taken: readonly ScreenPicture[]) {
  const before = new Set(kept.map(fileOf))
  const after = new Set(taken.map(fileOf))
  return {
    both: taken.filter((picture) => before.has(fileOf(picture))),
    added: taken.filter((picture) => !before.has(fileOf(picture))),
    missing: kept.filter((picture) => !after.has(fileOf(picture))),
  }
}

/** Largest change first, by kind and then by share. */
export const inOrder = (changes: readonly Change[]): Change[] =>
  [...changes].sort(
    (one, other) =>
      changeKinds.indexOf(one.kind) - changeKinds.indexOf(other.kind) ||
      (other.share ?? 0) - (one.share ?? 0) ||
      fileOf(one.picture).localeCompare(fileOf(other.picture)),
  )

/** How many changes of each kind there are. */
export const countsOf = (changes: readonly Change[]): Record<ChangeKind, number> =>
  Object.fromEntries(
    changeKinds.map((kind) => [kind, changes.filter((change) => change.kind === kind).length]),
  ) as Record<ChangeKind, number>

/** A share of the pixels in percent; a small one is not rounded to zero. */
export function percent(share: number): string {
  const text = (share * 100).toFixed(2)
  return share > 0 && text === '0.00' ? '< 0.01 %' : `${text} %`
}
