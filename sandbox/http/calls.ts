import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FamilyFacts, families } from '@/contract/families'
import { type AppPaths, partsOf } from '../../config/appPaths'
import { holdAccount } from '../areas/session/openAccount'
import { noteSeen } from '../areas/session/tokens'
import type { Core } from '../core'
import type { Db } from '../db/client'
import { userOfToken } from '../findUser'
import { once, RequestMismatch } from '../idempotency'
import type { Context, Route } from '../implement'
import { inLanguage, languageOf } from '../language'
import { NotSignedIn, notSignedInText, Refusal } from '../refusals'
import type { User } from '../user'
import { answersOf, notSignedInCode } from './answer'
import { decodeApiVip } from './apiVip'
import type { CallLog } from './callLog'
import { clientOf } from './client'
import { callerOf, makeContext, wordsOf } from './context'
import { BadRequest } from './errors'
import { checkHeaders, type WireHeaders } from './headers'
import type { ContractSchemas } from './schemas'
import { type DecodedCall, decodeSigned, type WireFields } from './signed'
import { readUpload, type Upload, UploadRefused, uploadTexts } from './upload'

/** What calls need beside the core. */
export interface CallTools {
  schemas: ContractSchemas
  log: CallLog
  /** Where this server answers calls. */
  paths: AppPaths
  privateKey(): Promise<string>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's own path of a call, without the family's prefix. */
    callPath?: string
  }
}

/** Path of a call on this server: its family's prefix, and its own path, or what replaces them. */
export function callAddress(paths: AppPaths, { endpoint }: Pick<Route, 'endpoint'>): string {
  const { prefix, path } = partsOf(paths, endpoint)
  return prefix + path
}

/** Mounts every endpoint at its address. */
export function mountCalls(app: FastifyInstance, core: Core, routes: readonly Route[], tools: CallTools): void {
  for (const route of routes) {
    const { prefix } = partsOf(tools.paths, route.endpoint)
    const facts = { ...families[route.endpoint.family], prefix }
    app.route({
      method: route.endpoint.method ?? 'POST',
      url: callAddress(tools.paths, route),
      config: { callPath: route.endpoint.path },
      handler: (request) => answerCall(request, core, route, facts, tools),
      onSend: async (request, reply, answer) => {
        if (typeof answer === 'string') tools.log.note(route.name, request, reply, answer, core.now())
        return answer
      },
    })
  }
}

async function answerCall(request: FastifyRequest, core: Core, route: Route, facts: FamilyFacts, tools: CallTools) {
  const headers = request.headers as WireHeaders
  const answers = answersOf(facts.answer, headers['jwt-token'] !== undefined)
  const lang = languageOf(headers['accept-language'])
  const path = request.url.split('?')[0]?.slice(facts.prefix.length) ?? ''
  const fault = core.faults.takeFault('code', route.endpoint.path)
  if (fault) return answers.refusal(fault.code ?? 'FAULT', fault.message ?? 'fault')
  checkHeaders(headers, facts, route.endpoint.kind)
  const { fields, upload } = await readFields(request, route)
  const call = await decode(fields, headers, path, facts, tools)
  tools.log.decoded(request, call.data)
  checkPath(request.params, call.data)
  const problem = tools.schemas.requestProblem(route.name, route.endpoint.path, call.data)
  if (problem) throw new BadRequest(problem)
  try {
    const now = core.now()
    const user = call.token ? await userOfToken(core.db, call.token, now) : undefined
    if (user && call.token) await noteSeen(core.db, { token: call.token, now, client: clientOf(headers, call.ua) })
    const caller = callerOf(request, headers, core)
    const origin = core.originFor(request)
    const context = makeContext({ call, headers, user, db: core.db, now, lang, origin, upload, caller })
    return answers.success(await run(core, route, context, tools.schemas))
  } catch (error) {
    if (error instanceof Refusal) return answers.refusal(error.code, wordsOf(route, error, lang))
    if (error instanceof NotSignedIn) return answers.refusal(notSignedInCode, inLanguage(notSignedInText, lang))
    if (error instanceof UploadRefused) return answers.refusal(error.code, inLanguage(uploadTexts[error.code], lang))
    throw error
  }
}

async function readFields(
  request: FastifyRequest,
  route: Route,
): Promise<{ fields: WireFields; upload: () => Promise<Upload> }> {
  const { method, body } = route.endpoint
  if (body === 'upload' || body === 'stream') return readUpload(request)
  const fields = method === 'GET' ? request.query : request.body
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new BadRequest('the body must be a JSON object')
  return { fields: fields as WireFields, upload: () => Promise.reject(new UploadRefused('FILE_MISSING')) }
}

async function decode(
  fields: WireFields,
  headers: WireHeaders,
  path: string,
  facts: FamilyFacts,
  tools: CallTools,
): Promise<DecodedCall> {
  const inApp = headers['jwt-token'] || headers.token
  if (facts.encoding === 'plain') return { data: fields, token: inApp }
  if (facts.encoding === 'apiVip') return decodeApiVip(fields, headers, path, await tools.privateKey())
  const call = decodeSigned(fields, path)
  return { ...call, token: call.token ?? inApp }
}

/** A parameter of the path is also a field of the signed data; a path that names another value is refused. */
function checkPath(params: unknown, data: unknown): void {
  for (const [name, value] of Object.entries(params as Record<string, string>)) {
    if ((data as Record<string, unknown>)[name] !== value) throw new BadRequest(`field ${name} is not that of the path`)
  }
}

/**
 * Runs the handler, a money call once per intent; an answer that breaks the contract is a fault of the sandbox. An intent that
 * comes again has no second effect: it gets its first answer, or what the route makes of that by now.
 */
async function run(
  core: Core,
  route: Route,
  context: Context<unknown, string>,
  schemas: ContractSchemas,
): Promise<unknown> {
  const { kind, path } = route.endpoint
  const checked = async (answering: Promise<unknown>) => {
    const answer = await answering
    const problem = schemas.responseProblem(route.name, path, answer)
    if (problem) throw new Error(`${path} answers against the contract: ${problem}`)
    return answer
  }
  const handle = (db: Db) => checked(route.handle({ ...context, db }))
  if (kind === 'write' && context.user && !isUpload(route)) return whileOpen(core.db, context.user, handle)
  if (kind !== 'money') return handle(core.db)
  let isFirst = false
  const key = { userId: context.user?.userId ?? 0, path, requestId: context.requestId }
  try {
    // The order that an apiVip call is made for is a part of the intent; its token, which may be renewed between two tries, is not.
    const data = { ...(context.req as object), rightsOrderNo: context.supplier.rightsOrderNo }
    const answer = await once(core.db, key, data, async (tx) => {
      isFirst = true
      if (context.user && !route.endsAccount) await holdAccount(tx, context.user.userId)
      return handle(tx)
    })
    return isFirst || !route.repeat ? answer : await checked(route.repeat(context, answer))
  } catch (error) {
    if (error instanceof RequestMismatch && 'REQUEST_MISMATCH' in route.messages) throw new Refusal('REQUEST_MISMATCH')
    throw error
  }
}

const isUpload = ({ endpoint: { body } }: Route): boolean => body === 'upload' || body === 'stream'

/**
 * Runs a write while the customer's account is kept open. What it wrote before a refusal stays, such as a counted wrong code. Uploads hold
 * the account where they write: a transaction would be open as long as a picture is decoded.
 */
async function whileOpen<Answer>(db: Db, user: User, write: (tx: Db) => Promise<Answer>): Promise<Answer> {
  const end = await db.transaction(async (tx) => {
    await holdAccount(tx, user.userId)
    try {
      return { answer: await write(tx) }
    } catch (refusal) {
      if (refusal instanceof Refusal) return { refusal }
      throw refusal
    }
  })
  if ('refusal' in end) throw end.refusal
  return end.answer
}
