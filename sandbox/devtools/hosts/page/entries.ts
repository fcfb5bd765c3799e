import type { FromFrame, SeenRequest } from './messages'

/** How many entries of a kind are kept of a frame; the oldest are left out. */
const KEPT = 200

type Weight = Pick<Extract<FromFrame, { type: 'weight' }>, 'bytes' | 'nodes'>

/** What a frame has reported, newest first, with the number of all that came since it was cleared. */
export interface Entries {
  request: readonly SeenRequest[]
  weight: readonly Weight[]
  error: readonly string[]
  counts: Readonly<Record<EntryKind, number>>
}

export type EntryKind = 'request' | 'weight' | 'error'

export const noEntries: Entries = { request: [], weight: [], error: [], counts: { request: 0, weight: 0, error: 0 } }

/** The list after a message of the frame; other messages than requests, updates and errors change nothing. */
export function withEntry(entries: Entries, message: FromFrame): Entries {
  const { type } = message
  if (type === 'request') return { ...counted(entries, type), request: newest(entries.request, message.request) }
  if (type === 'error') return { ...counted(entries, type), error: newest(entries.error, message.message) }
  if (type !== 'weight') return entries
  const { bytes, nodes } = message
  return { ...counted(entries, type), weight: newest(entries.weight, { bytes, nodes }) }
}

const newest = <Entry>(list: readonly Entry[], entry: Entry): Entry[] => [entry, ...list].slice(0, KEPT)

const counted = (entries: Entries, kind: EntryKind): Entries => ({
  ...entries,
  counts: { ...entries.counts, [kind]: entries.counts[kind] + 1 },
})

/** Bytes as `1.5 KB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
