import { setTimeout } from 'node:timers/promises'
import type { Db } from './client'

/** PostgreSQL ends one of two transactions that wait for each other, or that it cannot put in an order. */
const conflicts = ['40P01', '40001']

/** The other transaction gets what it waited for before it is asked for again, in milliseconds. */
const PAUSE_MS = 50

/** Whether PostgreSQL ended a transaction because of another one; drizzle keeps what PostgreSQL said as the cause. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return conflicts.includes((error as { code?: string }).code ?? '') || isConflict(error.cause)
}

/** A database whose transactions are run once more where they end in a conflict with another one: nothing of the first run is left. */
export function retrying(db: Db): Db {
  const transaction = db.transaction.bind(db)
  db.transaction = (run, config) =>
    transaction(run, config).catch(async (error: unknown) => {
      if (!isConflict(error)) throw error
      await setTimeout(PAUSE_MS)
      return transaction(run, config)
    })
  return db
}
