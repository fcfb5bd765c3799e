import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends half of the body and then nothing, until the caller gives up. */
export function stall(reply: FastifyReply, body: string): Readable {
  reply.header('content-length', Buffer.byteLength(body))
  const half = new Readable({ read() {} })
  half.push(Buffer.from(body).subarray(0, Math.max(1, Math.floor(Buffer.byteLength(body) / 2))))
  return half
}

/** Sends one byte every `ms` milliseconds, which keeps a socket busy without ever being idle. */
export function drip(reply: FastifyReply, body: string, ms: number): Readable {
  reply.header('content-length', Buffer.byteLength(body))
  return Readable.from(bytesOf(Buffer.from(body), ms))
}

async function* bytesOf(body: Buffer, ms: number): AsyncGenerator<Buffer> {
  for (const byte of body) {
    yield Buffer.from([byte])
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
}
