import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import packageJson from '../../package.json'
import type { Core } from '../core'
import type { Db } from '../db/client'

/** What `/sandbox/health` answers; it names no customer. */
interface Health {
  /** `ok` where the sandbox can answer calls, otherwise `failing`. */
  state: 'ok' | 'failing'
  /** The version in `package.json`. */
  version: string
  /** Whether the database answered a query in time. */
  database: 'reachable' | 'unreachable'
}

/** How long the database may take to answer, in milliseconds: shorter than what asks for the health waits. */
const DATABASE_MS = 2_000

/** Whether a database answers a query within a time in milliseconds. A failed query is printed, since the answer does not say why. */
async function answers(db: Db, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_answer, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${limitMs} ms`)), limitMs)
  })
  try {
    await Promise.race([db.execute(sql`select 1`), late])
    return true
  } catch (error) {
    console.error('/sandbox/health: the database does not answer:', error)
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Mounts `/sandbox/health`, which whatever runs the sandbox asks: 200 where the sandbox can answer calls, 503 where its database does not answer. */
export function mountHealth(app: FastifyInstance, { db }: Pick<Core, 'db'>, limitMs = DATABASE_MS): void {
  app.get('/sandbox/health', async (_request, reply): Promise<Health> => {
    const isReachable = await answers(db, limitMs)
    reply.code(isReachable ? 200 : 503)
    return {
      state: isReachable ? 'ok' : 'failing',
      version: packageJson.version,
      database: isReachable ? 'reachable' : 'unreachable',
    }
  })
}
