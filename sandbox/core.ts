import type { Db } from './db/client'
import type { Faults } from './faults/faults'

/** What the parts of the sandbox share; made once by `server.ts`. */
export interface Core {
  db: Db
  /** The server's clock, moved by a clock fault. Everything that asks for the time asks here. */
  now(): Date
  faults: Faults
  /** A secret of this installation, made at first use and kept in the database. */
  secret(name: string): Promise<string>
}
