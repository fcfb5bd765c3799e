interface SharedRead {
  answer: Promise<unknown>
  /** For each caller who shares the read: whether they still wait for it. */
  callers: (() => boolean)[]
  /** Whether its answer waits for a first caller. */
  isKept: boolean
  isDone: boolean
}

/** Runs the read itself, as long as a caller wants it. */
type RunRead = (isWanted: () => boolean) => Promise<unknown>

/** Reads in progress: identical ones share one answer. */
export class SharedReads {
  private readonly reads = new Map<string, SharedRead>()

  /** Joins the read in progress with this key, or runs a new one; it is wanted as long as one of its callers wants it. */
  join(key: string, isWanted: () => boolean, run: RunRead): Promise<unknown> {
    const current = this.reads.get(key)
    if (!current) return this.start(key, run, { callers: [isWanted], isKept: false }).answer
    current.callers.push(isWanted)
    this.release(key, current)
    return current.answer
  }

  /**
   * Runs a read for a caller who has not asked yet: its answer is kept until the first caller joins it.
   * @param keptFor how long it is kept, in milliseconds
   */
  ahead(key: string, keptFor: number, run: RunRead): Promise<unknown> {
    const current = this.reads.get(key)
    if (current) return current.answer
    const read = this.start(key, run, { callers: [], isKept: true })
    setTimeout(() => this.release(key, read), keptFor)
    return read.answer
  }

  /** Called after a write: a read that starts later must not share an answer from before the write. */
  forget(): void {
    this.reads.clear()
  }

  private start(key: string, run: RunRead, { callers, isKept }: Pick<SharedRead, 'callers' | 'isKept'>): SharedRead {
    const answer = run(() => read.isKept || callers.some((one) => one())).finally(() => {
      read.isDone = true
      if (!read.isKept) this.end(key, read)
    })
    const read: SharedRead = { answer, callers, isKept, isDone: false }
    this.reads.set(key, read)
    return read
  }

  private release(key: string, read: SharedRead): void {
    read.isKept = false
    if (read.isDone) this.end(key, read)
  }

  private end(key: string, read: SharedRead): void {
    if (this.reads.get(key) === read) this.reads.delete(key)
  }
}
