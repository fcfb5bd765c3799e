import { bankCode, confirmBankCode, createAndPay, payQuery } from '@/contract/cashier'
import { vipAlipayPay, vipBankCode, vipBankPay, vipConfirmBankCode, vipPayStatus } from '@/contract/member/order'
import {
  alipayCreate,
  alipayLook,
  confirmCode,
  createBankpay,
  verificationCode,
  wxpayCreate,
  wxpayLook,
} from '@/contract/paysystem'
import type { Answer, Server } from './server'

/** What a call does for a payment. */
export type CallOf = 'create' | 'query' | 'code' | 'confirm' | 'other'

const paths: Record<Exclude<CallOf, 'other'>, readonly { path: string }[]> = {
  create: [createAndPay, wxpayCreate, alipayCreate, createBankpay, vipAlipayPay, vipBankPay],
  query: [payQuery, wxpayLook, alipayLook, vipPayStatus],
  code: [bankCode, verificationCode, vipBankCode],
  confirm: [confirmBankCode, confirmCode, vipConfirmBankCode],
}

const callOf = (url: string): CallOf =>
  (Object.keys(paths) as (keyof typeof paths)[]).find((call) => paths[call].some(({ path }) => url.endsWith(path))) ??
  'other'

/**
 * What happens to one call on its way. Dropped before it arrives or after the server has committed; late, until a step lets it
 * go on, with the request or with the answer; answered by a proxy, with the request delivered or not; or delivered twice, once late.
 */
export type NetFault =
  | 'drop-before'
  | 'drop-after'
  | 'late-request'
  | 'late-answer'
  | 'busy'
  | 'html'
  | 'truncate'
  | 'twice'

/** One start of the app as the network sees it. */
export interface Caller {
  isAlive: boolean
  /** Told of each create that it sends. */
  onCreate(requestId: string): void
  /** Told of each query that it sends, by the payment's number or its request. */
  onQuery(asked: string): void
}

interface Options {
  url: string
  header?: Record<string, string>
  data?: unknown
}

/** Which payment a query is about. */
function askedBy(data: unknown): string {
  const { args } = data as { args: string }
  const { bizNo, requestId } = JSON.parse(args) as { bizNo?: string; requestId?: string }
  return bizNo ?? requestId ?? ''
}

const never = new Promise<never>(() => undefined)

/** The way between the devices and the server. */
export class Network {
  /** Faults that wait for their call. */
  private planned: { on: CallOf; fault: NetFault }[] = []
  private held: (() => void)[] = []
  private isMended = false

  constructor(private readonly server: Server) {}

  plan(on: CallOf, fault: NetFault): void {
    this.planned.push({ on, fault })
  }

  /** Lets one that waits go on, in any order. */
  release(at: number): void {
    const [go] = this.held.splice(at % Math.max(1, this.held.length), 1)
    go?.()
  }

  /** From here on the network is in order. */
  mend(): void {
    this.isMended = true
    this.planned = []
    while (this.held.length > 0) this.release(0)
  }

  /** The host's `request`; a start of the app that has ended gets no answer. */
  request(from: Caller, options: Options): Promise<{ statusCode: number; data: string }> & { abort(): void } {
    const answer = this.exchange(from, options).then(
      ({ status: statusCode, text: data }) => (from.isAlive ? { statusCode, data } : never),
      (error) => {
        if (from.isAlive) throw error
        return never
      },
    )
    return Object.assign(answer, { abort: () => undefined })
  }

  private async exchange(from: Caller, { url, header = {}, data }: Options): Promise<Answer> {
    const call = callOf(url)
    const fault = this.take(call)
    if (call === 'create') from.onCreate(header.requestId ?? '')
    if (call === 'query') from.onQuery(askedBy(data))
    if (fault === 'drop-before') throw new Error('dropped before it arrived')
    if (fault === 'busy') return { status: 500, text: '{"code":"BUSY","message":""}' }
    if (fault === 'late-request') await this.hold()
    const deliver = () => this.server.post(new URL(url).pathname, header, JSON.stringify(data))
    if (fault === 'twice') void this.hold().then(deliver)
    const answer = await deliver()
    if (fault === 'late-answer') await this.hold()
    if (fault === 'drop-after') throw new Error('dropped after the server has committed')
    if (fault === 'html') return { status: 200, text: '<!doctype html><p>Please sign in to this network.</p>' }
    return fault === 'truncate' ? { ...answer, text: answer.text.slice(0, answer.text.length / 2) } : answer
  }

  private take(call: CallOf): NetFault | undefined {
    const index = this.planned.findIndex(({ on }) => on === call)
    return index < 0 ? undefined : this.planned.splice(index, 1)[0]?.fault
  }

  private hold(): Promise<void> {
    return this.isMended ? Promise.resolve() : new Promise((go) => this.held.push(go))
  }
}
