import type { AnswerShape } from '../../../src/contract/families'
import type { Finding } from '../check'
import type { Failure } from '../startApp'
import type { Exchange } from '../transport'
import { short } from './fields'

/** What the app takes for a success, by the shape of the family's answers. */
const success: Record<AnswerShape, string> = {
  ordinary: '`code` "000000", or "400000" for an empty result, with `data`',
  membership: '`suc` or `success` true, with `data`',
  cashier: '`status` 1, with `response`',
  lowCode: '`suc` true, with `pageInfo`',
}

/** Codes and texts with which servers tell a success. */
const likeSuccess = /^(?:0+|1|200|ok|success|succeed|true|成功|操作成功|请求成功)$/i

interface Judged {
  shape: AnswerShape
  /** Codes with which the contract lets the server refuse. */
  refusals: readonly string[]
  failure: Failure
  exchange: Exchange | undefined
  isVisitor: boolean
}

/** What is wrong with an answer that the app does not take for a success; a refusal that the contract knows is right. */
export function failureFindings({ shape, refusals, failure, exchange, isVisitor }: Judged): Finding[] {
  const { kind, code, shown } = failure
  const finding = (found: string): Finding[] => [{ found, shows: `"${shown}"` }]
  const text = exchange?.answer?.text ?? ''
  switch (kind) {
    case 'offline':
      return finding(`no answer: ${exchange?.problem ?? 'the connection failed'}`)
    case 'timeout':
      return finding('no answer within 60 s, when the app gives up')
    case 'http':
      return finding(`HTTP status ${code}${isHtml(text) ? ' with an HTML page' : ''}: ${short(text.slice(0, 200))}`)
    case 'session':
      return isVisitor ? [] : finding('code 300000 for a customer who is signed in')
    case 'unprotected':
      return finding('the call cannot be encrypted here')
    case 'empty':
      return []
    case 'refused':
    case 'malformed': {
      if (isHtml(text)) return finding('HTML in place of JSON')
      const body = objectOf(text)
      if (!body) return finding(`no JSON object: ${short(text.slice(0, 200))}`)
      if (isSuccess(body)) return finding(`another success code: ${toldBy(body)}; the app takes ${success[shape]}`)
      if (kind === 'malformed')
        return finding(`an answer that the app cannot read: ${toldBy(body)}; a success is ${success[shape]}`)
      return refusals.includes(code)
        ? []
        : finding(`refused with ${code}, which the contract does not know: ${short(body.message)}`)
    }
  }
}

const isHtml = (text: string): boolean => /^\s*<(?:!doctype|html|head|body)/i.test(text)

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Whether a body carries data and says, in words of its own, that all is well. */
function isSuccess(body: Record<string, unknown>): boolean {
  const data = body.data ?? body.response ?? body.result ?? body.pageInfo
  const told = [body.code, body.status, body.suc, body.success, body.message, body.msg].filter(
    (one) => one !== undefined,
  )
  return data !== undefined && data !== null && (told.length === 0 || told.some((one) => likeSuccess.test(String(one))))
}

const toldBy = (body: Record<string, unknown>): string =>
  Object.entries(body)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${name} ${short(value)}`)
    .join(', ') || 'no code at all'
