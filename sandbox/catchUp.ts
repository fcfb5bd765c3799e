import { sql } from 'drizzle-orm'
import type { Db } from './db/client'
import { declaredAreas } from './declared'
import { type Due, type DueStep, dueSteps } from './due'

/** Every step in its order, as its area declares it. */
const declaredSteps = (): { step: DueStep; due: Due }[] =>
  dueSteps.flatMap((step) => declaredAreas().flatMap(({ due }) => (due?.[step] ? [{ step, due: due[step] }] : [])))

/** The steps for which something is due by now, asked of the database in one query. */
export async function stepsDue(db: Db, now: Date): Promise<DueStep[]> {
  const steps = declaredSteps()
  const answers = steps.map(({ step, due }) => sql`(${due.isDue(now)}) as ${sql.identifier(step)}`)
  const { rows } = await db.execute<Record<DueStep, boolean>>(sql`select ${sql.join(answers, sql`, `)}`)
  return steps.map(({ step }) => step).filter((step) => rows[0]?.[step])
}

/**
 * Does what is due by now, step after step. Called before anything is read that time changes, and by a timer. Nothing is kept between calls, so that
 * each sees its own moment and every write before it.
 */
export async function catchUp(db: Db, now: Date): Promise<void> {
  const [first] = await stepsDue(db, now)
  if (!first) return
  // What a step does may make a later one due, so that all after the first one have their turn.
  const steps = declaredSteps()
  for (const { due } of steps.slice(steps.findIndex(({ step }) => step === first))) await due.run(db, now)
}
