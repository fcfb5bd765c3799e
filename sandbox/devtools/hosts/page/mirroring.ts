import type { HostName, MirroredTap } from './messages'

/** How long a tap that the page has made may take to be reported by its frame, in milliseconds. */
const ECHO_MS = 1_000

/** A tap that the page has made in a frame, and that the frame may report. */
export interface Echo {
  host: HostName
  tap: MirroredTap
  /** Time until which the report is taken for this tap, in milliseconds. */
  until: number
}

/**
 * To which frames a reported tap is sent. A tap that the page itself has made in that frame is sent to none, so that two frames never tap each
 * other endlessly.
 * @param now in milliseconds
 * @param others the other frames that can be tapped
 * @returns the frames, and the echoes that are expected from now on
 */
export function mirror(
  echoes: readonly Echo[],
  { from, tap, others, now }: { from: HostName; tap: MirroredTap; others: readonly HostName[]; now: number },
): { to: readonly HostName[]; echoes: readonly Echo[] } {
  const open = echoes.filter(({ until }) => until >= now)
  const echo = open.find((one) => one.host === from && one.tap.name === tap.name && one.tap.nth === tap.nth)
  if (echo) return { to: [], echoes: open.filter((one) => one !== echo) }
  const to = others.filter((host) => host !== from)
  return { to, echoes: [...open, ...to.map((host) => ({ host, tap, until: now + ECHO_MS }))] }
}
