import type { Db } from './db/client'
import type { Person } from './people/people'

/** What an area's seed is given. It runs once, in one transaction for all areas. */
export interface Seeding {
  db: Db
  now: Date
  /** Seeded people that have an account. */
  people: readonly Person[]
}
