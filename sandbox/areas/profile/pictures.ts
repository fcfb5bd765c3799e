import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { PicturePurpose } from '@/contract/profile'
import { hourMs } from '../../beijing'
import type { Core } from '../../core'
import type { Db } from '../../db/client'
import type { PictureUpload } from '../../http/upload'
import { holdAccount } from '../session/openAccount'
import { uploadedPictures } from './tables'

/** Most pictures that a customer may upload within an hour. */
const mostInHour = 60

const folder = '/profile/pictures'

/** Path of an uploaded picture. */
export const picturePath = (pictureId: string): string => `${folder}/${pictureId}`

/** Whether a customer has uploaded as many pictures of late as they may. */
export async function hasUploadedMost(db: Db, userId: number, now: Date): Promise<boolean> {
  const recent = await db.$count(
    uploadedPictures,
    and(eq(uploadedPictures.userId, userId), gt(uploadedPictures.uploadedAt, new Date(now.getTime() - hourMs))),
  )
  return recent >= mostInHour
}

/** Keeps a picture for its owner; answers its id. */
export async function keepPicture(
  db: Db,
  { userId, purpose, picture, now }: { userId: number; purpose: PicturePurpose; picture: PictureUpload; now: Date },
): Promise<string> {
  const pictureId = randomBytes(16).toString('hex')
  const { type, bytes } = picture
  await db.transaction(async (tx) => {
    await holdAccount(tx, userId)
    await tx.insert(uploadedPictures).values({ pictureId, userId, purpose, type, bytes, uploadedAt: now })
  })
  return pictureId
}

/** Whether this customer has uploaded all of these pictures for this purpose. */
export async function ownsPictures(
  db: Db,
  { userId, purpose, pictureIds }: { userId: number; purpose: PicturePurpose; pictureIds: readonly string[] },
): Promise<boolean> {
  const own = await db
    .select({ pictureId: uploadedPictures.pictureId })
    .from(uploadedPictures)
    .where(
      and(
        eq(uploadedPictures.userId, userId),
        eq(uploadedPictures.purpose, purpose),
        inArray(uploadedPictures.pictureId, [...pictureIds]),
      ),
    )
  return own.length === new Set(pictureIds).size
}

/** Deletes the avatars that were uploaded before this one, which replaces them; a newer one may be in a form that is still open. */
export async function dropOlderAvatars(tx: Db, userId: number, pictureId: string): Promise<void> {
  const avatars = and(eq(uploadedPictures.userId, userId), eq(uploadedPictures.purpose, 'avatar'))
  const since = tx
    .select({ uploadedAt: uploadedPictures.uploadedAt })
    .from(uploadedPictures)
    .where(eq(uploadedPictures.pictureId, pictureId))
  await tx.delete(uploadedPictures).where(and(avatars, lt(uploadedPictures.uploadedAt, since)))
}

/** Sends an uploaded picture to a caller that knows its address; no cache keeps it, and no search engine. */
export function mountUploads(app: FastifyInstance, { db }: Core): void {
  // Mini-programs show it from another origin.
  const helmet = { crossOriginResourcePolicy: { policy: 'cross-origin' } } as const
  app.get<{ Params: { pictureId: string } }>(picturePath(':pictureId'), { helmet }, async ({ params }, reply) => {
    const { pictureId } = params
    const [found] = await db.select().from(uploadedPictures).where(eq(uploadedPictures.pictureId, pictureId))
    if (!found) return reply.code(404).send({ code: 'NOT_FOUND', message: 'no such picture' })
    return reply.type(`image/${found.type}`).header('x-robots-tag', 'noindex').send(found.bytes)
  })
}
