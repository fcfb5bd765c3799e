/** The promise, or a rejection with `makeError()` after `ms` milliseconds, whichever is first. The work itself is not stopped. */
export function withTimeout<T>(promise: Promise<T>, ms: number, makeError: () => Error): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(makeError()), ms)
    promise.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}

/** A function that runs at most one task per key at a time: callers that ask while it runs get the promise of the first. */
export function singleFlight<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>()
  return (key, run) => {
    const current = flights.get(key)
    if (current) return current
    const flight = new Promise<T>((resolve) => resolve(run()))
    flights.set(key, flight)
    const land = () => {
      flights.delete(key)
    }
    flight.then(land, land)
    return flight
  }
}
