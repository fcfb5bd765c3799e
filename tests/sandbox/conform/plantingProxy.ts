import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer on its way through the proxy. */
interface Answer {
  status: number
  text: string
}

/** What a proxy changes at calls whose path ends in `path`. */
export interface Planted {
  path: string
  request?(headers: Record<string, string>): Record<string, string>
  /** Answers the changed answer, now or later. `body` is the JSON text that was sent. */
  answer?(answer: Answer, body: string): Answer | Promise<Answer>
}

/** A server in front of another one that changes some of its answers and requests. */
export interface PlantingProxy {
  url: string
  /** What is planted from now on. */
  plant(...planted: Planted[]): void
  close(): Promise<void>
}

/** Starts a proxy in front of the server at this address. */
export async function plantingProxy(target: string): Promise<PlantingProxy> {
  let planted: readonly Planted[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const path = (request.url ?? '').split('?')[0] ?? ''
    const own = planted.filter((one) => path.endsWith(one.path))
    const headers = own.reduce((all, { request: change }) => change?.(all) ?? all, passedOn(request.headers))
    const passed = await fetch(target + request.url, {
      method: request.method,
      headers,
      ...(request.method === 'GET' ? {} : { body }),
    })
    let answer: Answer = { status: passed.status, text: await passed.text() }
    for (const { answer: change } of own) answer = (await change?.(answer, body)) ?? answer
    response.writeHead(answer.status, { 'content-type': 'application/json', date: passed.headers.get('date') ?? '' })
    response.end(answer.text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plant: (...next) => {
      planted = next
    },
    close: () => closed(server),
  }
}

/** Headers that belong to the call and not to its connection. */
const passedOn = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        !['host', 'connection', 'content-length', 'transfer-encoding'].includes(entry[0]),
    ),
  )

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.closeAllConnections()
    server.close(() => done())
  })

/** Changes the data of answers that are JSON. */
export const data =
  (change: (data: Record<string, unknown>) => unknown): NonNullable<Planted['answer']> =>
  ({ status, text }) => {
    const body = JSON.parse(text) as { data?: Record<string, unknown> }
    return { status, text: JSON.stringify(body.data ? { ...body, data: change(body.data) } : body) }
  }
