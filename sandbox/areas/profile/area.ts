import type { FastifyInstance } from 'fastify'
import type { Area } from '../../area'
import type { Core } from '../../core'
import { langOf, sendPage } from '../../pages/reply'
import { feedbackPage } from './feedbackPage'
import { latestFeedback } from './feedbacks'
import { ownFeedback, ownPictures, ownProfile } from './ownData'
import { mountUploads } from './pictures'
import { profileOf } from './profiles'
import { profileRoutes } from './routes'
import { seedProfiles } from './seed'
import { feedbacks, profiles, uploadedPictures } from './tables'

function mount(app: FastifyInstance, core: Core): void {
  mountUploads(app, core)
  app.get('/sandbox/feedback', async (request, reply) =>
    sendPage(reply, feedbackPage(await latestFeedback(core.db), langOf(request))),
  )
}

export const profile: Area = {
  name: 'profile',
  routes: profileRoutes,
  mount,
  seed: seedProfiles,
  closing: { deletes: [profiles, uploadedPictures, feedbacks] },
  ownData: { profile: ownProfile, feedback: ownFeedback, pictures: ownPictures },
  profile: profileOf,
}
