import type { FastifyReply, FastifyRequest } from 'fastify'

/** A call as it came over the wire, with its answer. */
export interface LoggedCall {
  /** When it was answered, by the sandbox's clock, in milliseconds since the epoch. */
  at: number
  method: string
  /** Path with its query. */
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON text of the body; empty for a GET and for a form with a file. */
  body: string
  /** JSON text of the data, as it was before it was signed or encrypted; absent where it could not be read. */
  data?: string
  status: number
  /** Text of the answer. */
  answer: string
  milliseconds: number
}

/** The newest calls that are kept of each endpoint. */
const KEPT = 10

/** Characters of a text that is kept; what is longer is cut. */
const LONGEST = 60_000

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** The last calls of each endpoint, for the pages of the sandbox: in memory, and of this process alone. */
export class CallLog {
  private readonly calls = new Map<string, LoggedCall[]>()
  private readonly dataOf = new WeakMap<FastifyRequest, unknown>()

  /** Says what a request holds once it is decrypted. */
  decoded(request: FastifyRequest, data: unknown): void {
    this.dataOf.set(request, data)
  }

  /** Notes an answered call of the endpoint of this name. */
  note(name: string, request: FastifyRequest, reply: FastifyReply, answer: string, now: Date): void {
    const data = this.dataOf.get(request)
    const body = request.isMultipart() || request.body === undefined ? '' : JSON.stringify(request.body)
    const call: LoggedCall = {
      at: now.getTime(),
      method: request.method,
      url: cut(request.url),
      headers: Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)])),
      body: cut(body),
      ...(data === undefined ? {} : { data: cut(JSON.stringify(data)) }),
      status: reply.statusCode,
      answer: cut(answer),
      milliseconds: Math.round(reply.elapsedTime),
    }
    this.calls.set(name, [call, ...this.of(name)].slice(0, KEPT))
  }

  /** The last calls of an endpoint, newest first. */
  of(name: string): readonly LoggedCall[] {
    return this.calls.get(name) ?? []
  }

  /** The last calls of every endpoint that was called, by its name. */
  all(): Readonly<Record<string, readonly LoggedCall[]>> {
    return Object.fromEntries(this.calls)
  }
}
