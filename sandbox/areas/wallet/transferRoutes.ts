import type { FastifyInstance } from 'fastify'
import type { Core } from '../../core'
import { acceptTransfer } from './payouts'

/**
 * Mounts the sandbox's WeChat: `POST /sandbox/transfer/<package>` stands for the customer who accepts a transfer, as
 * `requestMerchantTransfer` of a host for tests does. The package is the proof: only the withdrawal's customer is told it. 409 where no transfer
 * of that name waits: it was accepted before, has expired, or never was.
 */
export function mountTransfers(app: FastifyInstance, core: Core): void {
  app.post<{ Params: { name: string } }>('/sandbox/transfer/:name', async (request, reply) => {
    const accepted = await acceptTransfer(core.db, request.params.name, core.now())
    if (accepted) return { code: '000000', message: '', data: {} }
    return reply.code(409).send({ code: 'TRANSFER_CLOSED', message: 'no transfer of this name waits to be accepted' })
  })
}
