import type { FastifyInstance } from 'fastify'
import type { Area } from '../../area'
import { langOf, sendPage } from '../../pages/reply'
import { eventLog } from './eventLog'
import { eventsPage } from './eventsPage'
import { funnelsOf } from './funnel'
import { reportRoutes } from './routes'

function mount(app: FastifyInstance): void {
  app.get('/sandbox/events', async (request, reply) => sendPage(reply, eventsPage(eventLog.all(), langOf(request))))
  app.get('/sandbox/events.json', async () => ({ funnels: funnelsOf(eventLog.all()), events: eventLog.all() }))
}

export const report: Area = { name: 'report', routes: reportRoutes, mount, seed: async () => eventLog.clear() }
