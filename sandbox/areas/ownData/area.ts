import type { FastifyInstance } from 'fastify'
import * as contract from '@/contract/ownData'
import type { Area } from '../../area'
import { dateOf } from '../../beijing'
import type { Core } from '../../core'
import { implement } from '../../implement'
import { inLanguage } from '../../language'
import { langOf } from '../../pages/reply'
import { fileOf } from './file'
import { issueTicket, useTicket } from './tickets'

const path = '/account/own-data'

const fileName = (now: Date): string => `my-data-${dateOf(now)}.json`

const routes = implement(
  contract,
  {
    async ownData({ signedIn, token = '', db, now, lang, origin }) {
      const { key, endTime } = await issueTicket(db, { userId: signedIn().userId, token, lang, now })
      return { url: `${origin}${path}/${key}`, fileName: fileName(now), endTime: endTime.getTime() }
    },
  },
  {},
)

/** The address is the proof: only the session that asked was told it, and it serves one download. */
function mountDownload(app: FastifyInstance, core: Core): void {
  app.get<{ Params: { key: string } }>(`${path}/:key`, async (request, reply) => {
    const now = core.now()
    const ticket = await useTicket(core.db, request.params.key, now)
    if (!ticket) {
      const text = inLanguage(
        { zh: '下载地址已失效，请重新获取', en: 'This address no longer works.' },
        langOf(request),
      )
      return reply.code(410).send({ code: 'ADDRESS_ENDED', message: text })
    }
    const file = await fileOf(core.db, { userId: ticket.userId, lang: ticket.lang, now })
    return reply
      .header('content-disposition', `attachment; filename="${fileName(now)}"`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(file, null, 2))
  })
}

/** What is kept about a customer, for them to download. */
export const ownData: Area = { name: 'ownData', routes, mount: mountDownload }
