import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedFields, wireHeaders } from '@tests/sandbox/wireClient'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Endpoint, RequestOf, ResponseOf } from '@/contract/endpoint'
import { families } from '@/contract/families'
import type { Db } from '../../../sandbox/db/client'
import { pictureFolders } from '../../../sandbox/devtools/screens/folders'
import { NOTIFY_SECRET } from '../../../sandbox/provider/send'
import { Secrets } from '../../../sandbox/secrets'
import { makeServer } from '../../../sandbox/server'
import { Clock } from './clock'
import { openDatabase } from './database'

/** An answer as it goes over the wire. */
export interface Answer {
  status: number
  text: string
}

/** The real sandbox, in this process: its calls need no socket, its database no disk, and its clock is the clock of all histories. */
export interface Server {
  db: Db
  clock: Clock
  /** Signs what a provider tells. */
  notifySecret: string
  /** Whether it is answering a request. */
  isBusy(): boolean
  /** Waits until it has answered every request. */
  rest(): Promise<void>
  /** How many requests it has answered, and how often the time has been moved on. */
  changes(): number
  post(path: string, headers: Record<string, string>, body: string): Promise<Answer>
  get(path: string, headers: Record<string, string>): Promise<Answer>
  /** Answers a request of `fetch`. */
  send(request: Request): Promise<Response>
  /** Makes one call as a person elsewhere; throws where it is refused. */
  call<E extends Endpoint<object, unknown>>(endpoint: E, data: RequestOf<E>, token?: string): Promise<ResponseOf<E>>
  /** What the sandbox does every few seconds by itself. */
  tick(): Promise<void>
  close(): Promise<void>
}

const host = 'sandbox'

/** Starts it; from then on `Date.now` of this process is the clock of the histories. */
export async function startServer(): Promise<Server> {
  const clock = new Clock(Date.parse('2026-01-05T02:00:00Z'))
  Date.now = () => clock.now
  const dataDir = mkdtempSync(join(tmpdir(), 'histories-'))
  const database = await openDatabase()
  const { app, tick } = await withTick(async () => {
    const sandbox = await makeServer({
      dataDir,
      database,
      publicOrigin: `http://${host}`,
      faults: true,
      siteDir: join(dataDir, 'no-site'),
      pictures: pictureFolders(),
    })
    return sandbox.app
  })
  await app.ready()
  const answering = new Set<Promise<unknown>>()
  let changes = 0
  const post = (url: string, headers: Record<string, string>, payload: string): Promise<Answer> =>
    ask({ method: 'POST', url, headers: { ...headers, host, 'content-type': 'application/json' }, payload })
  async function ask(request: InjectOptions): Promise<Answer> {
    const asked = app.inject(request)
    answering.add(asked)
    try {
      const { statusCode, payload } = await asked
      return { status: statusCode, text: payload }
    } finally {
      answering.delete(asked)
      changes += 1
    }
  }
  return {
    db: database.db,
    clock,
    notifySecret: await new Secrets(database.db).text(NOTIFY_SECRET),
    isBusy: () => answering.size > 0,
    async rest() {
      while (answering.size > 0) await Promise.all(answering)
    },
    changes: () => changes,
    post,
    get: (url, headers) => ask({ method: 'GET', url, headers: { ...headers, host } }),
    async send({ method, url, headers, body }) {
      const { pathname, search } = new URL(url)
      const payload = body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined
      const asked = { method: method as 'GET' | 'POST', url: pathname + search, payload }
      const { status, text } = await ask({ ...asked, headers: { ...Object.fromEntries(headers), host } })
      // Some statuses may have no text at all.
      return new Response(status === 204 || status === 304 ? null : text, { status })
    },
    async call(endpoint, data, token) {
      const facts = families[endpoint.family]
      const body = JSON.stringify(signedFields(endpoint.path, data as object, token))
      const { text } = await post(facts.prefix + endpoint.path, wireHeaders(facts), body)
      const answer = JSON.parse(text) as Record<string, unknown>
      const result = answer.data ?? answer.response
      if (result === undefined || result === null) throw new Error(`${endpoint.path}: ${text}`)
      return result as ResponseOf<typeof endpoint>
    },
    async tick() {
      await tick()
      changes += 1
    },
    async close() {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the sandbox without its timer: what the timer would do is done when a history moves the time. */
async function withTick(
  make: () => Promise<FastifyInstance>,
): Promise<{ app: FastifyInstance; tick(): Promise<unknown> }> {
  const ticks: (() => unknown)[] = []
  const { setInterval } = globalThis
  globalThis.setInterval = ((run: () => unknown) => {
    ticks.push(run)
    return setInterval(() => undefined, 2 ** 31 - 1)
  }) as typeof globalThis.setInterval
  try {
    return { app: await make(), tick: () => Promise.all(ticks.map((run) => run())) }
  } finally {
    globalThis.setInterval = setInterval
  }
}
