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

/** How often a transaction is run at most: one that needs every table meets several others. */
const TRIES = 5

/** A database whose transactions are run again where they end in a conflict with another one: nothing of the earlier run is left. */
export function retrying(db: Db): Db {
  const transaction = db.transaction.bind(db)
  db.transaction = async (run, config) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await transaction(run, config)
      } catch (error) {
        if (tries === TRIES || !isConflict(error)) throw error
        await setTimeout(PAUSE_MS * tries)
      }
    }
  }
  return db
}
