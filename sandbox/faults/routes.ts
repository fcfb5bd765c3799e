import type { FastifyInstance } from 'fastify'
import type { Fault, Faults } from './faults'

/**
 * `/__faults`: POST one fault or a list, GET `{ waiting, log }`, DELETE all. It does not exist unless SANDBOX_FAULTS=1.
 * The clock's fault moves the server's clock by `ms` until it is deleted.
 */
export function mountFaults(app: FastifyInstance, faults: Faults): void {
  if (!faults.enabled) return
  app.post<{ Body: Fault | Fault[] }>('/__faults', async ({ body }) => {
    for (const fault of Array.isArray(body) ? body : [body]) faults.add(fault)
    return { waiting: faults.list() }
  })
  app.get('/__faults', async () => ({ waiting: faults.list(), log: faults.log() }))
  app.delete('/__faults', async () => {
    faults.clear()
    return { waiting: [] }
  })
}
