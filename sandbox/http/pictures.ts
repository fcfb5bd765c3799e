import type { FastifyInstance } from 'fastify'
import Negotiator from 'negotiator'
import type { PictureFormat } from '../pictures/encode'
import { pictureFor } from '../pictures/pictureFor'

/** The smaller forms, smallest first. Only callers that name them get them: many that accept anything can show a PNG only. */
const smaller: readonly PictureFormat[] = ['avif', 'webp']

/** Where pictures are. */
export const picturesPath = '/pictures/:kind/:file'

/** `/pictures/<kind>/<id>.png`: drawn at first use, then kept by the browser; a picture never changes under its name and form. */
export function mountPictures(app: FastifyInstance): void {
  // Pages of developer tools show them too.
  const helmet = { crossOriginResourcePolicy: { policy: 'cross-origin' } } as const
  app.get<{ Params: { kind: string; file: string } }>(picturesPath, { helmet }, async ({ params, headers }, reply) => {
    const id = params.file.endsWith('.png') ? params.file.slice(0, -'.png'.length) : ''
    const accepted = new Negotiator({ headers }).mediaTypes()
    const format = smaller.find((one) => accepted.includes(`image/${one}`)) ?? 'png'
    const picture = id && (await pictureFor(params.kind, id, format))
    if (!picture) return reply.code(404).send({ code: 'NOT_FOUND', message: 'no such picture' })
    return reply
      .type(`image/${format}`)
      .headers({ vary: 'Accept, Origin', 'cache-control': 'public, max-age=31536000, immutable' })
      .send(picture)
  })
}
