import type { FastifyInstance } from 'fastify'
import type { Area } from '../../area'
import type { Core } from '../../core'
import { langOf, sendPage } from '../../pages/reply'
import { coinClosing } from './closing'
import { codesPage } from './codesPage'
import { giveCoins } from './coins'
import { coinsOfOrder } from './earned'
import { ownCoins } from './ownData'
import { coinRoutes } from './routes'
import { seedCoinShop } from './seed'
import { coinCodes } from './tables'

function mount(app: FastifyInstance, { db, now }: Core): void {
  app.get('/sandbox/codes', async (request, reply) => {
    const codes = await db.select().from(coinCodes).orderBy(coinCodes.code)
    return sendPage(reply, codesPage(codes, now(), langOf(request)))
  })
}

export const coin: Area = {
  name: 'coin',
  routes: coinRoutes,
  mount,
  seed: seedCoinShop,
  closing: coinClosing,
  ownData: { coins: ownCoins },
  gives: { coins: giveCoins },
  delivered: coinsOfOrder,
}
