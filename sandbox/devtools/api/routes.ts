import type { FastifyInstance } from 'fastify'
import { filledPath } from '@/contract/endpoint'
import { startSession } from '../../areas/session/tokens'
import type { Core } from '../../core'
import { userOfMobile } from '../../findUser'
import type { CallLog } from '../../http/callLog'
import { isForeign } from '../../http/foreign'
import { parseForms } from '../../http/query'
import { contractDefinitions } from '../../http/schemas'
import { sayIn } from '../../language'
import { notFoundPage } from '../../pages/notFoundPage'
import { langOf, sendPage } from '../../pages/reply'
import { apiStyle } from './apiStyle'
import { callersOf } from './callers'
import { type CallPageFacts, callPage } from './callPage'
import { type ApiCall, type ApiSource, apiCalls } from './calls'
import { wireExamples } from './examples'
import { listPage } from './listPage'
import { openApiOf } from './openapi'
import { encoded } from './signing'
import { tryCall } from './tryCall'

/** What the pages need beside the contract. */
interface ApiTools {
  core: Core
  log: CallLog
  publicKey(): Promise<string>
}

/** Answers with the same promise each time, which begins with the first question. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** `/sandbox/api`: the contract for who owns a server, to read and to try. What it shows is made when it is first asked for. */
export function mountApi(app: FastifyInstance, given: Omit<ApiSource, 'definitions'>, tools: ApiTools): void {
  const { core, log } = tools
  const source = once(
    async (): Promise<ApiSource> => ({ ...given, definitions: await contractDefinitions(given.contract) }),
  )
  const document = once(async () => openApiOf(await source()))
  const callers = once(async () => callersOf())
  const calls = apiCalls(given)
  const callOf = (name: string) => calls.find((one) => one.name === name)

  /** What the page of a call shows before something is tried. */
  async function factsOf(call: ApiCall): Promise<CallPageFacts> {
    const { endpoint } = call.route
    const data = wireExamples()[call.name]?.data ?? {}
    const { steps } = encoded({
      encoding: call.facts.encoding,
      isGet: endpoint.method === 'GET',
      path: filledPath(call.path, data),
      data,
      publicKey: await tools.publicKey(),
      requestId: '0'.repeat(28),
    })
    return {
      call,
      definitions: (await source()).definitions,
      callers: await callers(),
      steps,
      last: log.of(call.name),
      form: { person: '', data: JSON.stringify(data, null, 2) },
    }
  }

  app.get('/sandbox/api.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(apiStyle))
  app.get('/sandbox/api/openapi.json', document)
  app.get('/sandbox/api/calls.json', async () => log.all())
  app.get('/sandbox/api', async (request, reply) => sendPage(reply, listPage(calls, langOf(request))))
  app.get<{ Params: { name: string } }>('/sandbox/api/:name', async (request, reply) => {
    const call = callOf(request.params.name)
    const lang = langOf(request)
    if (!call) return sendPage(reply.code(404), notFoundPage(lang))
    return sendPage(reply, callPage(await factsOf(call), lang))
  })

  app.register(async (scope) => {
    await parseForms(scope)
    scope.addHook('onRequest', async (request, reply) => {
      if (isForeign(request)) await reply.code(403).send({ code: 'FORBIDDEN', message: 'only from the sandbox itself' })
    })
    scope.post<{ Params: { name: string }; Body: { person?: string; data?: string } }>(
      '/sandbox/api/:name/try',
      async (request, reply) => {
        const call = callOf(request.params.name)
        const lang = langOf(request)
        if (!call) return sendPage(reply.code(404), notFoundPage(lang))
        const { person = '', data: text = '' } = request.body ?? {}
        const data = objectOf(text)
        const facts = await factsOf(call)
        const form = { person, data: text }
        if (!data) {
          const problem = sayIn(lang)('请输入一个 JSON 对象，例如 {}', 'Enter a JSON object, such as {}')
          return sendPage(reply.code(400), callPage({ ...facts, form: { ...form, problem } }, lang))
        }
        const now = core.now()
        const user = person ? await userOfMobile(core.db, person, now) : undefined
        const token = user && (await startSession(core.db, user.userId, now))
        const publicKey = await tools.publicKey()
        const tried = await tryCall(app, { ...call, data, token, now, lang, publicKey })
        return sendPage(reply, callPage({ ...facts, last: log.of(call.name), form: { ...form, tried } }, lang))
      },
    )
  })
}

/** The object of a JSON text; undefined for any other text. */
function objectOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
