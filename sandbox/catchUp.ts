import { dueSteps } from './area'
import type { Db } from './db/client'
import { declaredAreas } from './declared'

/** Does what is due by now, step after step. Called before anything is read that time changes, and by a timer. */
export async function catchUp(db: Db, now: Date): Promise<void> {
  for (const step of dueSteps) for (const { due } of declaredAreas()) await due?.[step]?.(db, now)
}
