import type { Judgement } from '../../../config/contract/change'
import { changesBetween } from '../../../config/contract/changesBetween'
import { type Sample, sampleWith } from './sampleContract'

/** What changed, and what it means to a server and to an older app. */
export type Expected = [what: string, server: Judgement, olderApp: Judgement]

export type Row = [name: string, edit: (sample: Sample) => void, ...Expected[]]

/** The changes from a sample to another. */
export const found = (edit: (sample: Sample) => void, editBefore?: (sample: Sample) => void): Expected[] =>
  changesBetween(sampleWith(editBefore), sampleWith(edit)).map(({ what, server, olderApp }) => [what, server, olderApp])
