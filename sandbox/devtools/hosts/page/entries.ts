import { eventReport, reportToken } from '@/contract/report'
import type { FromFrame, SeenRequest } from './messages'

/** How many entries of a kind are kept of a frame; the oldest are left out. */
const KEPT = 200

type Weight = Pick<Extract<FromFrame, { type: 'weight' }>, 'bytes' | 'nodes'>

/** What a frame has reported, newest first, with the number of all that came since it was cleared. */
export interface Entries {
  /** Without the app's own reports, which would hide the calls of a screen. */
  request: readonly SeenRequest[]
  /** Requests and reports. */
  call: readonly SeenRequest[]
  weight: readonly Weight[]
  error: readonly string[]
  counts: Readonly<Record<EntryKind, number>>
}

export type EntryKind = 'request' | 'call' | 'weight' | 'error'

export const noEntries: Entries = {
  request: [],
  call: [],
  weight: [],
  error: [],
  counts: { request: 0, call: 0, weight: 0, error: 0 },
}

/** Whether a call only reports what the app did, how fast it was or what failed. */
const isReport = ({ path }: SeenRequest): boolean =>
  [eventReport, reportToken].some((endpoint) => path.endsWith(endpoint.path))

/** The list after a message of the frame; other messages than requests, updates and errors change nothing. */
export function withEntry(entries: Entries, message: FromFrame): Entries {
  const { type } = message
  if (type === 'request') {
    const { request } = message
    const next = { ...counted(entries, 'call'), call: newest(entries.call, request) }
    return isReport(request) ? next : { ...counted(next, type), request: newest(entries.request, request) }
  }
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
