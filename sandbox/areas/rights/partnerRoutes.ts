import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Core } from '../../core'
import { isForeign } from '../../http/foreign'
import { parseForms } from '../../http/query'
import { langOf, sendPage } from '../../pages/reply'
import type { FlyCardRecord } from './flyCards'
import { flyState } from './flyState'
import { partnerPage } from './partnerPage'
import { flyCardsTable } from './tables'

interface PartnerAddress {
  Params: { linkKey: string }
}

/** Mounts the page of the partner that fly cards are used at. The address is the proof: only the card's customer is told it. */
export function mountPartner(app: FastifyInstance, core: Core): void {
  const find = async (linkKey: string): Promise<FlyCardRecord | undefined> => {
    const [card] = await core.db.select().from(flyCardsTable).where(eq(flyCardsTable.linkKey, linkKey))
    return card
  }
  const answer = (request: FastifyRequest, reply: FastifyReply, card: FlyCardRecord | undefined) =>
    sendPage(reply.code(card ? 200 : 404), partnerPage(card, langOf(request), core.now()))

  app.register(async (scope) => {
    await parseForms(scope)

    scope.get<PartnerAddress>('/sandbox/partner/fly/:linkKey', async (request, reply) =>
      answer(request, reply, await find(request.params.linkKey)),
    )

    scope.post<PartnerAddress>('/sandbox/partner/fly/:linkKey', async (request, reply) => {
      if (isForeign(request)) return reply.code(403).send({ code: 'FORBIDDEN', message: 'only from the page itself' })
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
