import type { FastifyInstance } from 'fastify'
import type { Area } from '../../areas'
import { languageOf } from '../../language'
import { eventLog } from './eventLog'
import { eventsPage } from './eventsPage'
import { funnelsOf } from './funnel'
import { reportRoutes } from './routes'

function mount(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: string } }>('/sandbox/events', async (request, reply) => {
    const lang = languageOf(request.query.lang ?? request.headers['accept-language'])
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(eventsPage(eventLog.all(), lang))
  })
  app.get('/sandbox/events.json', async () => ({ funnels: funnelsOf(eventLog.all()), events: eventLog.all() }))
}

export const report: Area = { name: 'report', routes: reportRoutes, mount, seed: async () => eventLog.clear() }
