import type { Kind } from '@/contract/endpoint'
import type { FamilyFacts } from '@/contract/families'
import { BadRequest } from './errors'

export type WireHeaders = Readonly<Record<string, string | undefined>>

const always: Record<string, RegExp> = {
  'app-name': /^xbt-wallet$/,
  channel: /^(APP|APPLET|DOUYIN)$/,
  'source-type': /^wap$/,
  'inner-app': /^(xyf|xbt)$/,
  os: /^(IOS|ANDROID)$/,
  'trace-id': /^\d{20}$/,
}
const membership: Record<string, RegExp> = { requestid: /./, biztracecontext: /^\{.*\}$/, bizchannel: /^APP$/ }
const cashier: Record<string, RegExp> = { app: /^(xyf|xbt)$/ }

/** Checks that a call carries the headers of its family and a request id when it moves money. */
export function checkHeaders(headers: WireHeaders, facts: FamilyFacts, kind: Kind): void {
  if (facts.encoding === 'plain') return
  demand(headers, always)
  if (facts.membership) demand(headers, membership)
  if (facts.cashier) demand(headers, cashier)
  if (kind === 'money') demand(headers, { requestid: /^.{8,128}$/ })
}

function demand(headers: WireHeaders, wanted: Record<string, RegExp>): void {
  for (const [name, pattern] of Object.entries(wanted)) {
    const value = headers[name]
    if (value === undefined) throw new BadRequest(`header ${name} is missing`)
    if (!pattern.test(value)) throw new BadRequest(`header ${name} is not understood`)
  }
}
