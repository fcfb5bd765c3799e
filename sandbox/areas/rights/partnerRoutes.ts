import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PartnerCode } from '../../area'
import type { Core } from '../../core'
import { declaredAreas } from '../../declared'
import { isForeign } from '../../http/foreign'
import { parseForms } from '../../http/query'
import { langOf, sendPage } from '../../pages/reply'
import type { FlyCardRecord } from './flyCards'
import { flyState } from './flyState'
import { codePage, flyPage } from './partnerPage'
import { flyCardsTable } from './tables'

interface CodeAddress {
  Params: { code: string }
}

interface PartnerAddress {
  Params: { linkKey: string }
}

const fromOutside = { code: 'FORBIDDEN', message: 'only from the page itself' }

/** Mounts the pages of partners, where fly cards and codes are used. The address is the proof: only their customer is told it. */
export function mountPartner(app: FastifyInstance, core: Core): void {
  const find = async (linkKey: string): Promise<FlyCardRecord | undefined> => {
    const [card] = await core.db.select().from(flyCardsTable).where(eq(flyCardsTable.linkKey, linkKey))
    return card
  }
  const answer = (request: FastifyRequest, reply: FastifyReply, card: FlyCardRecord | undefined) =>
    sendPage(reply.code(card ? 200 : 404), flyPage(card, langOf(request), core.now()))

  const readCode = async (code: string, isUsed: boolean): Promise<PartnerCode | undefined> => {
    for (const { partnerCode } of declaredAreas()) {
      const found = await partnerCode?.(core.db, code, { isUsed, now: core.now() })
      if (found) return found
    }
    return undefined
  }
  const answerCode = async (request: FastifyRequest<CodeAddress>, reply: FastifyReply, isUsed: boolean) => {
    const { code } = request.params
    const found = await readCode(code, isUsed)
    return sendPage(reply.code(found ? 200 : 404), codePage(code, found, langOf(request)))
  }

  app.register(async (scope) => {
    await parseForms(scope)

    scope.get<CodeAddress>('/sandbox/partner/code/:code', (request, reply) => answerCode(request, reply, false))

    scope.post<CodeAddress>('/sandbox/partner/code/:code', (request, reply) =>
      isForeign(request) ? reply.code(403).send(fromOutside) : answerCode(request, reply, true),
    )

    scope.get<PartnerAddress>('/sandbox/partner/fly/:linkKey', async (request, reply) =>
      answer(request, reply, await find(request.params.linkKey)),
    )

    scope.post<PartnerAddress>('/sandbox/partner/fly/:linkKey', async (request, reply) => {
      if (isForeign(request)) return reply.code(403).send(fromOutside)
      const { linkKey } = request.params
      const card = await find(linkKey)
      if (card && flyState(card, core.now()) === 'active') {
        const isUnused = and(eq(flyCardsTable.linkKey, linkKey), isNull(flyCardsTable.usedAt))
        await core.db.update(flyCardsTable).set({ usedAt: core.now() }).where(isUnused)
      }
      return answer(request, reply, await find(linkKey))
    })
  })
}
