import type { SeenRequest } from '../page/messages'

/** What is known of a call once it is over. */
export interface Ended {
  url: string
  method: string
  headers: Record<string, string>
  /** 0 where there was no answer. */
  status: number
  /** Body of the answer; undefined where it is no text. */
  body?: string
  /** Why there was no answer. */
  failure?: string
  ms: number
}

/** A call as the page lists it. */
export function seenRequest({ url, method, headers, status, body, failure, ms }: Ended): SeenRequest {
  const trace = Object.entries(headers).find(([name]) => /^trace-?id$/i.test(name))
  const path = new URL(url, 'http://sandbox').pathname
  return { method, path, status, code: failure ?? codeOf(body), traceId: trace?.[1] ?? '', ms: Math.round(ms) }
}

/** Names under which the families of interfaces answer their code. */
const codeNames = ['code', 'retCode', 'respCode', 'returnCode', 'resultCode', 'status']

function codeOf(body: string | undefined): string {
  try {
    const answer = JSON.parse(body ?? '') as Record<string, unknown> | null
    const name = codeNames.find((one) => answer && ['string', 'number'].includes(typeof answer[one]))
    return name ? String(answer?.[name]) : ''
  } catch {
    return ''
  }
}
