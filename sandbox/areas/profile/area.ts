import type { FastifyInstance } from 'fastify'
import type { Area } from '../../area'
import type { Core } from '../../core'
import { langOf, sendPage } from '../../pages/reply'
import { feedbackPage } from './feedbackPage'
import { latestFeedback } from './feedbacks'
import { mountUploads } from './pictures'
import { profileRoutes } from './routes'
import { seedProfiles } from './seed'

function mount(app: FastifyInstance, core: Core): void {
  mountUploads(app, core)
  app.get('/sandbox/feedback', async (request, reply) =>
    sendPage(reply, feedbackPage(await latestFeedback(core.db), langOf(request))),
  )
}

export const profile: Area = { name: 'profile', routes: profileRoutes, mount, seed: seedProfiles }
