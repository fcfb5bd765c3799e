import type { AnswerShape } from '@/contract/families'
import { ApiError } from '@/request/errors'

/** An answer as it came over the wire, not parsed yet. */
export interface RawAnswer {
  status: number
  /** Text of the body; undefined where there was none. */
  text: string | undefined
  /** Where it answers another request than the attempt's own. */
  traceId?: string | undefined
}

interface ReadContext {
  shape: AnswerShape
  /** Inside the native app an ordinary answer is a success by `code: 1` (R-31, R-43, D-18). */
  appVariant: boolean
  traceId: string
}

type Body = Record<string, unknown>

/** One reader per shape (D-04): whether the body is a success, its data and code, and whether the shape is the expected one. */
const readers: Record<
  AnswerShape | 'app',
  (body: Body) => { ok: boolean; data: unknown; code: unknown; known: boolean }
> = {
  ordinary: (body) => ({
    ok: body.code === '000000' || body.code === '400000',
    data: body.data,
    code: body.code,
    known: typeof body.code === 'string',
  }),
  app: (body) => ({
    ok: body.code === 1,
    data: body.data,
    code: body.code,
    known: typeof body.code === 'number' || typeof body.code === 'string',
  }),
  membership: (body) => ({
    ok: body.suc === true || body.success === true,
    data: body.data,
    code: body.code,
    known: typeof body.suc === 'boolean' || typeof body.success === 'boolean' || body.code === '300000',
  }),
  cashier: (body) => ({
    ok: body.status === 1,
    data: body.response,
    code: body.code ?? body.status,
    known: typeof body.status === 'number',
  }),
  lowCode: (body) => ({
    ok: body.suc === true,
    data: body.pageInfo ? { pageInfo: body.pageInfo } : undefined,
    code: body.code,
    known: typeof body.suc === 'boolean',
  }),
}

/**
 * The data of an answer, undefined where the result is empty. Throws `ApiError` for everything that is not a success (R-31,
 *
 */
export function parseAnswer(raw: RawAnswer, { shape, appVariant, traceId }: ReadContext): unknown {
  const body = parseObject(raw.text)
  if (raw.status !== 200) {
    throw new ApiError({
      kind: 'http',
      code: String(raw.status),
      traceId,
      data: body ?? 'error',
    })
  }
  if (!body) throw new ApiError({ kind: 'malformed', traceId })
  const answer = readers[shape === 'ordinary' && appVariant ? 'app' : shape](body)
  const code = textOf(answer.code)
  if (code === '300000') throw new ApiError({ kind: 'session', code, message: textOf(body.message), traceId })
  if (answer.ok) return code === '400000' ? undefined : (answer.data ?? undefined)
  if (!answer.known) throw new ApiError({ kind: 'malformed', code, traceId })
  throw new ApiError({ kind: 'refused', code, message: textOf(body.message), traceId })
}

function parseObject(text: string | undefined): Body | undefined {
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined
  } catch {
    return undefined
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
