import { eq } from 'drizzle-orm'
import { type Section, when } from '../../ownData'
import { users } from '../session/tables'
import { feedbacks, profiles, uploadedPictures } from './tables'

export const ownProfile: Section = async (db, { userId }) => {
  const [user] = await db.select().from(users).where(eq(users.userId, userId))
  if (!user) return null
  const [more] = await db.select().from(profiles).where(eq(profiles.userId, userId))
  const { mobile, nickName, createdAt } = user
  const { countyCode = null, education = null, profession = null } = more ?? {}
  return {
    userId,
    mobile,
    nickName,
    countyCode,
    education,
    profession,
    registered: when(createdAt),
  }
}

export const ownFeedback: Section = async (db, { userId }) => {
  const rows = await db.select().from(feedbacks).where(eq(feedbacks.userId, userId))
  return rows.map(({ kind, text, mobile, sentAt }) => ({ kind, text, mobile, sent: when(sentAt) }))
}

/** Pictures that the customer uploaded, each whole. */
export const ownPictures: Section = async (db, { userId }) => {
  const rows = await db.select().from(uploadedPictures).where(eq(uploadedPictures.userId, userId))
  return rows.map(({ purpose, type, bytes, uploadedAt }) => ({
    purpose,
    picture: `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`,
    uploaded: when(uploadedAt),
  }))
}
