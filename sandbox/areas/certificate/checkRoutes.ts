import type { FastifyInstance } from 'fastify'
import type { Core } from '../../core'
import { langOf, sendPage } from '../../pages/reply'
import { checkPage } from './checkPage'
import { checkPath } from './document/address'
import { verify } from './verify'

interface CheckQuery {
  code?: string
  number?: string
  amount?: string
}

/** The page on which anyone verifies a certificate by what is printed on it. */
export function mountCheckPage(app: FastifyInstance, core: Core): void {
  app.get<{ Querystring: CheckQuery }>(checkPath, async (request, reply) => {
    const { code = '', number = '', amount = '' } = request.query
    const printed = { code: String(code), number: String(number), amount: String(amount) }
    return sendPage(reply, checkPage(printed, await verify(core.db, printed), langOf(request)))
  })
}
