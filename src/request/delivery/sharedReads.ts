interface SharedRead {
  answer: Promise<unknown>
  /** For each caller who shares the read: whether they still wait for it. */
  callers: (() => boolean)[]
}

/** Reads in progress: identical ones share one answer. */
export class SharedReads {
  private readonly reads = new Map<string, SharedRead>()

  /** Joins the read in progress with this key, or runs a new one; it is wanted as long as one of its callers wants it. */
  join(key: string, isWanted: () => boolean, run: (isWanted: () => boolean) => Promise<unknown>): Promise<unknown> {
    const current = this.reads.get(key)
    if (current) {
      current.callers.push(isWanted)
      return current.answer
    }
    const callers = [isWanted]
    const answer = run(() => callers.some((one) => one())).finally(() => {
      if (this.reads.get(key) === read) this.reads.delete(key)
    })
    const read: SharedRead = { answer, callers }
    this.reads.set(key, read)
    return answer
  }

  /** Called after a write: a read that starts later must not share an answer from before the write. */
  forget(): void {
    this.reads.clear()
  }
}
