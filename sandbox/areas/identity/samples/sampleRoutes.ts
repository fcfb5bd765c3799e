import type { FastifyInstance } from 'fastify'
import type { Core } from '../../../core'
import { langOf, sendPage } from '../../../pages/reply'
import { people } from '../../../people/people'
import { sampleKinds, samplePicture } from './samples'
import { samplesPage } from './samplesPage'

/** `/sandbox/samples`: sample pictures of each person, to upload where the app asks for a photo. */
export function mountSamples(app: FastifyInstance, { now }: Core): void {
  app.get('/sandbox/samples', async (request, reply) => sendPage(reply, samplesPage(langOf(request))))

  app.get<{ Params: { mobile: string; file: string } }>('/sandbox/samples/:mobile/:file', async ({ params }, reply) => {
    const person = people.find(({ mobile }) => mobile === params.mobile)
    const kind = sampleKinds.find((one) => `${one}.jpg` === params.file)
    if (!person || !kind) return reply.code(404).send({ code: 'NOT_FOUND', message: 'no such sample' })
    return reply.type('image/jpeg').send(await samplePicture(person, kind, now()))
  })
}
