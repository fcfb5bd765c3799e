import { noteSent } from '@tests/fixtures/sentCalls'
import type { Endpoint } from '@/contract/endpoint'
import { reportToken } from '@/contract/report'

/** The server of a test of the app: what Taro's request gets from `fetch`. A call without an answer of the test has an empty result. */

/** Thrown by an answer: the call is refused, with a message for the customer. */
export class Refusal {
  readonly code: string
  readonly message: string
  constructor(code: string, message = '') {
    this.code = code
    this.message = message
  }
}

interface Arrived {
  /** Path of the endpoint. */
  url: string
  data: unknown
  headers: Readonly<Record<string, string>>
}

const replies = new Map<string, (data: never, mToken: string | undefined) => unknown>()
const arrived: Arrived[] = []

/** What the calls to this endpoint carried, oldest first. */
export const sentTo = ({ path }: { path: string }): unknown[] =>
  arrived.filter(({ url }) => url === path).map(({ data }) => data)

/** The headers of the calls to this endpoint, oldest first. */
export const headersTo = ({ path }: { path: string }): Arrived['headers'][] =>
  arrived.filter(({ url }) => url === path).map(({ headers }) => headers)

/** Forgets the calls so far. */
export const forgetCalls = (): void => void arrived.splice(0)

/**
 * What a call is answered from now on, as in `answer(login).with(() => …)`. The reply gets what the call carried and the customer's
 * token, which a visitor has none of; it may throw a `Refusal`.
 */
export const answer = <Req, Res>({ path }: Endpoint<Req, Res>) => ({
  with(reply: (data: Req, mToken: string | undefined) => Res): void {
    replies.set(path, reply)
  },
})

/** A signed call; a report is not, and is known by its address. */
interface SignedCall {
  url?: string
  args?: string
  mToken?: string
}

async function fetch(
  address: string,
  { body = '{}', headers = {} }: { body?: string; headers?: Record<string, string> } = {},
) {
  const { url = address, args = '{}', mToken } = JSON.parse(body) as SignedCall
  const data = JSON.parse(args)
  arrived.push({ url, data, headers })
  noteSent(address)
  const text = JSON.stringify(answerTo(url, data, mToken))
  return { status: 200, headers: new Map(), text: async () => text }
}

/** One body for every family: each reads fields of its own. */
function answerTo(url: string, data: unknown, mToken: string | undefined): object {
  try {
    const result = replies.get(url)?.(data as never, mToken)
    // The low-code backend answers without an envelope.
    return { ...(result as object | undefined), code: '000000', suc: true, status: 1, data: result, response: result }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, message: error.message, suc: false, status: 0 }
  }
}

answer(reportToken).with(() => ({ token: 'report-token', expireSeconds: 600 }))

Object.assign(globalThis, { fetch })
