interface Flight {
  answer: Promise<unknown>
  /** Whether each of those who share it still waits. */
  askers: (() => boolean)[]
}

/** Reads under way: identical ones share one answer. */
export class Flights {
  private readonly flights = new Map<string, Flight>()

  /** Shares the read under way with this key, or runs one; it is wanted as long as one of its askers wants it. */
  join(key: string, isWanted: () => boolean, run: (isWanted: () => boolean) => Promise<unknown>): Promise<unknown> {
    const current = this.flights.get(key)
    if (current) {
      current.askers.push(isWanted)
      return current.answer
    }
    const askers = [isWanted]
    const answer = run(() => askers.some((one) => one())).finally(() => {
      if (this.flights.get(key) === flight) this.flights.delete(key)
    })
    const flight: Flight = { answer, askers }
    this.flights.set(key, flight)
    return answer
  }

  /** After a change on the server: a later read must not share an answer from before it. */
  forget(): void {
    this.flights.clear()
  }
}
