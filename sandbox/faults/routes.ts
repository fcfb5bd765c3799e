import type { FastifyInstance } from 'fastify'
import type { Core } from '../core'
import type { Fault } from './faults'

/**
 * `/__faults`: POST one fault or a list, GET `{ waiting, log }`, DELETE all. It does not exist unless SANDBOX_FAULTS=1.
 * The clock's fault moves the server's clock by `ms`, or stops it `at` a moment, until it is deleted, and is answered once what the server
 * then does by itself is done.
 */
export function mountFaults(app: FastifyInstance, { faults, timers }: Pick<Core, 'faults' | 'timers'>): void {
  if (!faults.enabled) return
  app.post<{ Body: Fault | Fault[] }>('/__faults', async ({ body }) => {
    const before = faults.now().getTime()
    for (const fault of Array.isArray(body) ? body : [body]) faults.add(fault)
    await timers.moveOn(Math.max(0, faults.now().getTime() - before))
    return { waiting: faults.list() }
  })
  app.get('/__faults', async () => ({ waiting: faults.list(), log: faults.log() }))
  app.delete('/__faults', async () => {
    faults.clear()
    return { waiting: [] }
  })
}
