import { type FileTable, Network } from '../network'
import type { WireFailure, WireRequest, WireResponse, WireUpload } from '../protocol'
import type { Conditions } from './conditions'
import { report } from './report'
import { seenRequest } from './seenRequest'

/** How long every answer takes longer in a slow network, in milliseconds. */
export const SLOW_MS = 2000

type Answer = WireResponse | WireFailure

/** The network of a phone: the calls of the app to the sandbox, as the bar has set it, each told to the page. */
export class PhoneNetwork {
  private readonly network: Network

  constructor(
    private readonly conditions: Conditions,
    files: FileTable,
  ) {
    this.network = new Network(undefined, files, 0, undefined)
  }

  request(wire: WireRequest): Promise<Answer> {
    return this.seen(wire, wire.method, wire.binary, () => this.network.request(wire))
  }

  upload(wire: WireUpload): Promise<Answer> {
    return this.seen(wire, 'POST', false, () => this.network.upload(wire))
  }

  abort(id: number): void {
    this.network.abort(id)
  }

  private async seen(
    wire: { url: string; headers: Record<string, string>; timeout: number },
    method: string,
    isBinary: boolean,
    send: () => Promise<Answer>,
  ): Promise<Answer> {
    const started = performance.now()
    const answer = await this.sent(wire.timeout, send)
    const ms = performance.now() - started
    const { url, headers } = wire
    const end =
      'failure' in answer
        ? { status: 0, failure: answer.failure }
        : { status: answer.status, ...(isBinary ? {} : { body: answer.body }) }
    report({ type: 'request', request: seenRequest({ url, method, headers, ms, ...end }) })
    return answer
  }

  private async sent(timeout: number, send: () => Promise<Answer>): Promise<Answer> {
    const { network } = this.conditions
    if (network === 'offline') return { failure: 'network', message: 'net::ERR_INTERNET_DISCONNECTED' }
    if (network === 'normal') return send()
    const wait = Math.min(SLOW_MS, timeout)
    const [answer] = await Promise.all([send(), new Promise((resolve) => setTimeout(resolve, wait))])
    return wait < SLOW_MS ? { failure: 'timeout', message: 'timeout' } : answer
  }
}
