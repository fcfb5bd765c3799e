import type { FastifyInstance } from 'fastify'
import { startSession } from '../../areas/session/tokens'
import type { Core } from '../../core'
import { userOfMobile } from '../../findUser'
import { isForeign } from '../../http/foreign'
import { langOf, sendPage } from '../../pages/reply'
import { frameScript } from './frameScript'
import { type ShellQuery, shellPage } from './shellPage'
import { shellScript } from './shellScript'
import { shellStyle } from './shellStyle'

/** The native app around the pages, for development and tests: its page, its scripts, and a login for it. */
export function mountShell(app: FastifyInstance, core: Core): void {
  const script = (text: string) => ({ type: 'text/javascript; charset=utf-8', text })
  const files = {
    '/sandbox/shell.js': script(shellScript),
    '/sandbox/shell-frame.js': script(frameScript),
    '/sandbox/shell.css': { type: 'text/css; charset=utf-8', text: shellStyle },
  }
  for (const [path, { type, text }] of Object.entries(files))
    app.get(path, async (_request, reply) => reply.type(type).send(text))

  app.get<{ Querystring: ShellQuery }>('/sandbox/shell', async (request, reply) =>
    sendPage(reply, shellPage(request.query, langOf(request))),
  )

  app.post<{ Params: { mobile: string } }>('/sandbox/shell/token/:mobile', async (request, reply) => {
    if (isForeign(request)) return reply.code(403).send({ code: 'FORBIDDEN', message: 'only from the sandbox itself' })
    const user = await userOfMobile(core.db, request.params.mobile, core.now())
    if (!user) return reply.code(404).send({ code: 'NOT_FOUND', message: 'nobody has this number' })
    return { token: await startSession(core.db, user.userId, core.now()) }
  })
}
