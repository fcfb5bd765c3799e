import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault, FaultKind, Faults } from './faults'
import { drip, stall } from './slowBodies'

const before = ['drop-before', 'delay', 'status'] as const
const after = ['drop-after', 'stall', 'drip', 'truncate', 'html', 'null', 'array', 'process-in', 'kill-after'] as const

/** Lets waiting faults hit calls and files on their way in and out. */
export function hookFaults(app: FastifyInstance, faults: Faults): void {
  if (!faults.enabled) return
  app.addHook('onRequest', async (request, reply) => {
    const fault = takeFor(request, faults, before)
    if (fault) await beforeHandler(fault, request, reply)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = takeFor(request, faults, after)
    return fault ? afterHandler(fault, request, reply, await bodyOf(payload, reply)) : payload
  })
}

/** The body as text. A file comes as a stream, whose length would no longer be right. */
async function bodyOf(payload: unknown, reply: FastifyReply): Promise<string> {
  if (!(payload instanceof Readable)) return String(payload)
  reply.removeHeader('content-length')
  return text(payload)
}

/** A fault without a path hits the contract's calls only, so that it never hits the page that set it. */
function takeFor(request: FastifyRequest, faults: Faults, kinds: readonly FaultKind[]): Fault | undefined {
  if (request.method === 'OPTIONS') return undefined
  const { callPath } = request.routeOptions.config
  return faults.takeFault(kinds, callPath ?? request.url.split('?')[0] ?? '', callPath !== undefined)
}

async function beforeHandler(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (fault.kind === 'delay') await wait(fault.ms ?? 1000)
  if (fault.kind === 'status')
    await reply.code(fault.status ?? 500).send({ code: 'FAULT', message: fault.message ?? 'fault' })
  if (fault.kind === 'drop-before') cut(request, reply)
}

/** By now the handler has run and its transaction has committed. */
function afterHandler(fault: Fault, request: FastifyRequest, reply: FastifyReply, body: string): unknown {
  switch (fault.kind) {
    case 'kill-after':
      return process.kill(process.pid, 'SIGKILL')
    case 'drop-after':
      return cut(request, reply)
    case 'stall':
      return stall(reply, body)
    case 'drip':
      return drip(reply, body, fault.ms ?? 1000)
    case 'html':
      reply.type('text/html; charset=utf-8')
      return '<!doctype html><title>Gateway</title><p>Please sign in to this network.</p>'
    case 'truncate':
      return body.slice(0, Math.floor(body.length / 2))
    case 'process-in':
      return body.replace(/("paymentStatus":)"PAYMENT_(CREATED|SUBMITTED)"/, '$1"PAYMENT_PROCESS_IN"')
    default:
      return fault.kind === 'array' ? '[]' : 'null'
  }
}

function cut(request: FastifyRequest, reply: FastifyReply): undefined {
  reply.hijack()
  request.raw.socket.destroy()
}
