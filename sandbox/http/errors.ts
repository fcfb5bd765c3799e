import type { FastifyError, FastifyInstance } from 'fastify'
import { RequestMismatch } from '../idempotency'

/** The call does not follow the wire: answered with HTTP 400. */
export class BadRequest extends Error {}

interface ErrorAnswer {
  status: number
  code: string
  message: string
}

/** Answers whatever is no answer of the contract: `{ code, message }` with the status that says whose mistake it is. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, code, message } = answerTo(error)
    if (status === 500) console.error(request.url, error)
    return reply.code(status).send({ code, message })
  })
}

function answerTo(error: FastifyError): ErrorAnswer {
  if (error instanceof RequestMismatch) {
    return { status: 409, code: 'REQUEST_MISMATCH', message: 'this requestId was used with other data' }
  }
  // Fastify's own refusals, such as broken JSON or a body that is too large, carry their status.
  const isCallers = error instanceof BadRequest || (error.statusCode !== undefined && error.statusCode < 500)
  if (isCallers) return { status: 400, code: 'BAD_REQUEST', message: error.message }
  if (isBadData(error)) return { status: 400, code: 'BAD_REQUEST', message: 'a value cannot be stored' }
  // Its own words may hold a statement of the database with the customer's data; they are printed alone.
  return { status: 500, code: 'SANDBOX_ERROR', message: 'the sandbox failed; its output says why' }
}

/** PostgreSQL's class 22, such as a NUL in a text or a number out of range: the caller's data, not our mistake. */
function isBadData(error: Error): boolean {
  const { code } = (error.cause ?? error) as { code?: unknown }
  return typeof code === 'string' && /^22/.test(code)
}
