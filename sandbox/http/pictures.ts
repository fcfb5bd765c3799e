import type { FastifyInstance } from 'fastify'
import { pictureFor } from '../pictures/pictureFor'

/** `/pictures/<kind>/<id>.png`: drawn at first use, then kept by the browser; a picture never changes under its name. */
export function mountPictures(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; file: string } }>('/pictures/:kind/:file', async ({ params }, reply) => {
    const id = params.file.endsWith('.png') ? params.file.slice(0, -'.png'.length) : ''
    const picture = id && pictureFor(params.kind, id)
    if (!picture) return reply.code(404).send({ code: 'NOT_FOUND', message: 'no such picture' })
    return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(picture)
  })
}
