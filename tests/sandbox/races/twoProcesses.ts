import { Journey } from '@tests/sandbox/cashier/journey'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import { connectTo, type Postgres, startPostgres } from './startPostgres'

/** Two sandboxes on one database. */
export interface Pair {
  one: OwnSandbox
  other: OwnSandbox
  /** Connection string of the database. */
  databaseUrl: string
  /** Answers rows of the database, past both processes. */
  rows<Row>(query: string, values?: unknown[]): Promise<Row[]>
  /** A third one. */
  again(): Promise<OwnSandbox>
  close(): Promise<void>
}

/** Starts both at the same time on an empty database. */
export async function startPair(): Promise<Pair> {
  const postgres: Postgres = await startPostgres()
  const [one, other] = await Promise.all([
    startSandbox({ databaseUrl: postgres.url }),
    startSandbox({ databaseUrl: postgres.url }),
  ])
  const all = [one, other]
  const client = await connectTo(postgres.url)
  return {
    one,
    other,
    databaseUrl: postgres.url,
    rows: async <Row>(query: string, values?: unknown[]) => (await client.query(query, values)).rows as Row[],
    async again() {
      const third = await startSandbox({ databaseUrl: postgres.url })
      all.push(third)
      return third
    },
    async close() {
      await client.end()
      await Promise.all(all.map((sandbox) => sandbox.close()))
      await postgres.stop()
    },
  }
}

/** One customer who uses both processes with one login, as behind a load balancer. */
export async function inBoth({ one, other }: Pair, mobile: string): Promise<readonly [Journey, Journey]> {
  const token = await one.login(mobile)
  return [new Journey(one, token), new Journey(other, token)]
}

/** Does something many times at once, by turns at the two. */
export const byTurns = <T, Answer>(
  both: readonly [T, T],
  count: number,
  work: (at: T, index: number) => Promise<Answer>,
): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index % 2 ? both[1] : both[0], index)))
