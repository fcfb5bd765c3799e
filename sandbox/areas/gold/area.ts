import type { FastifyInstance } from 'fastify'
import type { Area } from '../../area'
import type { Core } from '../../core'
import { langOf, sendPage } from '../../pages/reply'
import { codesPage } from './codesPage'
import { goldRoutes } from './routes'
import { seedGold } from './seed'
import { coinCodes } from './tables'

function mount(app: FastifyInstance, { db, now }: Core): void {
  app.get('/sandbox/codes', async (request, reply) => {
    const codes = await db.select().from(coinCodes).orderBy(coinCodes.code)
    return sendPage(reply, codesPage(codes, now(), langOf(request)))
  })
}

export const gold: Area = { name: 'gold', routes: goldRoutes, mount, seed: seedGold }
