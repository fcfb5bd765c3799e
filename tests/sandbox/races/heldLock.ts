import { until } from '@tests/fixtures/until'
import type { Client } from 'pg'
import { connectTo } from './startPostgres'

/** Locks that a test holds, so that others stop at them in the middle of their work. */
export interface HeldLock {
  /** Waits until so many connections of the database wait behind these locks, or, where it is given, until it is true. */
  isWaitedFor(by: number, orElse?: () => boolean): Promise<void>
  release(): Promise<void>
}

/** Takes the locks of a query, such as `select … for update`, and keeps them until they are released. */
export async function holdLock(databaseUrl: string, query: string, values: unknown[]): Promise<HeldLock> {
  const holder = await connectTo(databaseUrl)
  await holder.query('begin')
  const { rowCount } = await holder.query(query, values)
  if (!rowCount) throw new Error(`nothing is locked by ${query}`)
  return {
    isWaitedFor: (by, orElse = () => false) =>
      until(
        async () => orElse() || (await waiting(holder)) >= by,
        () => `${by} connections that wait for a lock`,
      ),
    async release() {
      await holder.query('rollback')
      await holder.end()
    },
  }
}

/** The connections of this database that wait for a lock. */
export const waitersQuery = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/**
 * How many connections wait for what the holder has, or for one that does; work that time brings may wait for other locks. The holder's
 * transaction sees in `pg_stat_activity` those connections alone that were there when it first looked, in `pg_locks` all of them.
 */
async function waiting(holder: Client): Promise<number> {
  const { rowCount } = await holder.query(
    `with recursive behind as (
      select pg_backend_pid() as pid
      union
      select waiter.pid from pg_locks waiter, behind
      where not waiter.granted and behind.pid = any(pg_blocking_pids(waiter.pid))
    )
    select pid from behind where pid <> pg_backend_pid()`,
  )
  return rowCount ?? 0
}
