import { eq } from 'drizzle-orm'
import { inLanguage } from '../../language'
import { loans } from '../deregistration/tables'
import { cardApplications } from '../identity/tables'
import { searchHistory } from '../mall/tables'
import { vipClaims } from '../member/tables'
import { uploadedPictures } from '../profile/tables'
import { flyCardsTable, rightsClaims } from '../rights/tables'
import { pastGifts } from '../session/tables'
import { type Section, when, yuan } from './section'

export const ownLoans: Section = async (db, { userId }) => {
  const rows = await db.select().from(loans).where(eq(loans.userId, userId))
  return rows.map(({ loanId, amount, outstanding, takenAt, settledAt }) => ({
    loanId,
    amount: yuan(amount),
    outstanding: yuan(outstanding),
    taken: when(takenAt),
    settled: when(settledAt),
  }))
}

/** Benefits of memberships, gifts and rights that were claimed. */
export const claims: Section = async (db, { userId, lang }) => {
  const ofMemberships = await db.select().from(vipClaims).where(eq(vipClaims.userId, userId))
  const ofRights = await db.select().from(rightsClaims).where(eq(rightsClaims.userId, userId))
  return [
    ...ofMemberships.map(({ source, result, receivedAt }) => ({ of: source, result, receivedAt, code: null })),
    ...ofRights.map(({ result, receivedAt, code }) => ({ of: 'rights', result, receivedAt, code })),
  ].map(({ result, receivedAt, ...claim }) => ({
    ...claim,
    result: inLanguage(result, lang),
    received: when(receivedAt),
  }))
}

export const flyCards: Section = async (db, { userId }) => {
  const rows = await db.select().from(flyCardsTable).where(eq(flyCardsTable.userId, userId))
  return rows.map(({ cardNo, worth, activateBy, activatedAt, usedAt }) => ({
    cardNo,
    worth: yuan(worth),
    activateBy: when(activateBy),
    activated: when(activatedAt),
    used: when(usedAt),
  }))
}

/** The application for the subsidy card; null for who made none. */
export const cardApplication: Section = async (db, { userId }) => {
  const [row] = await db.select().from(cardApplications).where(eq(cardApplications.userId, userId))
  return row ? { applied: when(row.appliedAt), decided: when(row.decidedAt), isGranted: row.isGranted } : null
}

export const searches: Section = async (db, { userId }) => {
  const rows = await db.select().from(searchHistory).where(eq(searchHistory.userId, userId))
  return rows.map(({ word, searchedAt }) => ({ word, searched: when(searchedAt) }))
}

/** Pictures that the customer uploaded, each whole. */
export const pictures: Section = async (db, { userId }) => {
  const rows = await db.select().from(uploadedPictures).where(eq(uploadedPictures.userId, userId))
  return rows.map(({ purpose, type, bytes, uploadedAt }) => ({
    purpose,
    picture: `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`,
    uploaded: when(uploadedAt),
  }))
}

/** What was received with an account of the same number that was closed, so that it is not received again. */
export const receivedEarlier: Section = async (db, { userId }) => {
  const rows = await db.select().from(pastGifts).where(eq(pastGifts.userId, userId))
  return rows.map(({ gift }) => gift)
}
