import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { filledPath } from '@/contract/endpoint'
import { type FamilyFacts, families } from '@/contract/families'
import { formatted } from '../../beijing'
import type { Route } from '../../implement'
import type { Lang } from '../../language'
import { encoded, type SigningStep } from './signing'

/** A call that the sandbox makes to itself, as a client would. */
export interface TriedCall {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON text; empty for a GET. */
  body: string
  steps: readonly SigningStep[]
  status: number
  answer: string
}

const digits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('')

/** Headers of a client in a browser; those of a signed GET carry the token, too. */
function headersOf(facts: FamilyFacts, { now, lang, requestId }: TryFacts): Record<string, string> {
  return {
    'app-name': 'xbt-wallet',
    channel: 'APP',
    'source-type': 'wap',
    'utm-source': '',
    'inner-app': 'xbt',
    'device-id': 'sandbox',
    'session-id': 'sandbox',
    os: 'ANDROID',
    'accept-language': lang,
    'trace-id': formatted(now, 'yyyyMMddHHmmss') + digits(6),
    requestId,
    ...(facts.membership
      ? { bizTraceContext: JSON.stringify({ cnlNo: 'APP', cnlPdCode: '', cnlEvCode: 'VP00100016' }), bizChannel: 'APP' }
      : {}),
    ...(facts.cashier ? { App: 'xbt' } : {}),
  }
}

interface TryFacts {
  now: Date
  lang: Lang
  requestId: string
}

/** What a try needs. */
export interface Try extends Omit<TryFacts, 'requestId'> {
  route: Route
  /** Path that is signed. */
  path: string
  /** Path on this server. */
  address: string
  data: object
  /** Login of the person; absent for a visitor. */
  token?: string
  publicKey: string
}

/** Makes a call of this endpoint to this sandbox, and answers both sides as they are on the wire. */
export async function tryCall(app: FastifyInstance, given: Try): Promise<TriedCall> {
  const { route, data, path, address } = given
  const requestId = digits(28)
  const { family, method = 'POST' } = route.endpoint
  const isGet = method === 'GET'
  const facts = families[family]
  const sent = encoded({ ...given, encoding: facts.encoding, isGet, path: filledPath(path, data), requestId })
  const body = isGet ? '' : JSON.stringify(sent.fields)
  const headers = {
    ...headersOf(facts, { ...given, requestId }),
    ...sent.headers,
    ...(isGet ? {} : { 'content-type': 'application/json' }),
  }
  const url = filledPath(address, data) + (isGet ? `?${new URLSearchParams(sent.fields)}` : '')
  const answer = await app.inject({ method, url, headers, ...(isGet ? {} : { payload: body }) })
  return { method, url, headers, body, steps: sent.steps, status: answer.statusCode, answer: answer.body }
}
