import type { Db } from '../../../sandbox/db/client'
import { many } from './pay'
import { meetingPoint } from './shop'

/** How many connections a pool of the sandbox has. */
const CONNECTIONS = 20

/**
 * Does something in many transactions at once. As many as have a connection go on together, once all of these have begun, so that what no lock
 * keeps apart overlaps in every run; those that are left follow.
 */
export function transactionsAtOnce<Result>(
  db: Db,
  count: number,
  work: (tx: Db, index: number) => Promise<Result>,
): Promise<Result[]> {
  const start = meetingPoint(Math.min(count, CONNECTIONS))
  return many(count, (index) =>
    db.transaction(async (tx) => {
      await start()
      return work(tx, index)
    }),
  )
}
