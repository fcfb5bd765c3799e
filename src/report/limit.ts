/** How often one message is reported, and how many messages in one run of the app (R-134, N4). */
const perMessage = 10
const perRun = 100

const keyLength = 200

/** Numbers, ids and addresses differ from one time to the next; the message is the same. */
export const normalised = (message: string): string =>
  message
    .slice(0, 2 * keyLength)
    .replace(/\?[^\s)'"]*/g, '')
    .replace(/\b[\da-f]{8,}\b|\d+/gi, '#')
    .slice(0, keyLength)

/** Counts what was reported, so that one fault that happens a thousand times is not a thousand reports. */
export class FaultLimit {
  private readonly counts = new Map<string, number>()
  private total = 0

  /** Whether this message may be reported once more; counts it if so. */
  allows(kind: string, message: string): boolean {
    if (this.total >= perRun) return false
    const key = `${kind} ${normalised(message)}`
    const count = this.counts.get(key) ?? 0
    if (count >= perMessage) return false
    this.counts.set(key, count + 1)
    this.total += 1
    return true
  }
}
