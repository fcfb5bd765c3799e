import type { FastifyRequest } from 'fastify'
import type { Db } from './db/client'
import type { Faults } from './faults/faults'
import type { Timers } from './timers'

/** What the parts of the sandbox share; made once by `server.ts`. */
export interface Core {
  db: Db
  /** The server's clock, moved by a clock fault. Everything that asks for the time asks here. */
  now(): Date
  faults: Faults
  /** Codes that one network address may ask for within an hour; no limit where absent. */
  codesPerAddress: number | undefined
  /** Whether new data has the thousands of rows of each area's `seedScale`. */
  scale: boolean
  /** Address at which the caller of a request reaches the sandbox, without a slash at the end. */
  originFor(request: FastifyRequest): string
  /** What is done later; a clock fault brings it nearer. */
  timers: Timers
  /** A secret of this installation, made at first use and kept in the database. */
  secret(name: string): Promise<string>
}
