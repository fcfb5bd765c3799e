import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { routeAt } from '@/routes'
import { startSession } from '../../areas/session/tokens'
import type { Core } from '../../core'
import { userOfMobile } from '../../findUser'
import { isForeign } from '../../http/foreign'
import { parseForms } from '../../http/query'
import { langOf, sendPage } from '../../pages/reply'
import { addressOf } from './addresses'
import { catalogue } from './catalogue'
import { changesPage } from './changesPage'
import { type ChangeReport, differencesFolder, reportFile } from './compare/changes'
import { keepPictures } from './compare/keepPictures'
import { type PictureFolders, picturesIn, textOf } from './folders'
import { newest } from './screenPicture'
import { screensPage } from './screensPage'
import { screensScript } from './screensScript'
import { screensStyle } from './screensStyle'

/** The report of the last comparison; undefined where there is none. */
async function reportIn({ taken }: PictureFolders): Promise<ChangeReport | undefined> {
  const text = await textOf(path.join(taken, reportFile))
  return text === undefined ? undefined : (JSON.parse(text) as ChangeReport)
}

/** Path and query of an address of this site; an address elsewhere has the path of no screen. */
function pathOf(address: string): { pathname: string; search: string } {
  const here = 'http://here'
  const url = URL.canParse(address, here) ? new URL(address, here) : undefined
  return url?.origin === here ? url : { pathname: '', search: '' }
}

/** `/sandbox/screens`: every screen with the pictures of the last test run, and what changed in them since the kept ones. */
export function mountScreens(
  app: FastifyInstance,
  { db, now }: Pick<Core, 'db' | 'now'>,
  folders: PictureFolders,
): void {
  const { taken, kept } = folders
  const sets = new Map([
    ['taken', taken],
    ['kept', kept],
    ['difference', path.join(taken, differencesFolder)],
  ])
  app.get('/sandbox/screens.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(screensStyle))
  app.get('/sandbox/screens.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(screensScript),
  )

  app.get('/sandbox/screens', async (request, reply) => {
    const pictures = await picturesIn(taken)
    const areas = catalogue(pictures)
    const addresses = new Map<string, string>()
    for (const screen of areas.flatMap(({ screens }) => screens))
      addresses.set(screen.route.path, await addressOf(db, screen))
    const report = await reportIn(folders)
    return sendPage(reply, screensPage({ areas, addresses, takenAt: newest(pictures), report }, langOf(request)))
  })

  app.get<{ Querystring: { kept?: string } }>('/sandbox/screens/changes', async (request, reply) => {
    const facts = {
      takenAt: newest(await picturesIn(taken)),
      keptAt: newest(await picturesIn(kept)),
      report: await reportIn(folders),
    }
    return sendPage(reply, changesPage(facts, langOf(request)))
  })

  app.get<{ Params: { set: string; folder: string; file: string } }>(
    '/sandbox/screens/pictures/:set/:folder/:file',
    async ({ params }, reply) => {
      const set = sets.get(params.set)
      const isName = /^[\w-]+$/.test(params.folder) && /^[\w-]+\.png$/.test(params.file)
      const picture =
        set && isName && (await readFile(path.join(set, params.folder, params.file)).catch(() => undefined))
      if (!picture) return reply.code(404).send({ code: 'NOT_FOUND', message: 'no such picture' })
      return reply.type('image/png').send(picture)
    },
  )

  app.register(async (scope) => {
    await parseForms(scope)
    scope.addHook('onRequest', async (request, reply) => {
      if (isForeign(request)) await reply.code(403).send({ code: 'FORBIDDEN', message: 'only from the sandbox itself' })
    })

    scope.post('/sandbox/screens/keep', async (request, reply) => {
      await keepPictures(folders)
      return reply.redirect(`/sandbox/screens/changes?lang=${langOf(request)}`, 303)
    })

    scope.post<{ Body: { address?: string; person?: string } }>('/sandbox/screens/open', async ({ body }, reply) => {
      const { address = '', person = '' } = body ?? {}
      const { pathname, search } = pathOf(address)
      const isOwn = /^\/(?!\/)/.test(address)
      if (!isOwn || !routeAt(pathname))
        return reply.code(404).send({ code: 'NOT_FOUND', message: 'no screen has this address' })
      if (!person) return reply.redirect(pathname + search, 303)
      const user = await userOfMobile(db, person, now())
      if (!user) return reply.code(404).send({ code: 'NOT_FOUND', message: 'nobody has this number' })
      const login = `mToken=${await startSession(db, user.userId, now())}`
      return reply.redirect(`${pathname}${search ? `${search}&` : '?'}${login}`, 303)
    })
  })
}
