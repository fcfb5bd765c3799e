import { eq } from 'drizzle-orm'
import { type Closing, counted } from '../../closing'
import { pastGifts, sessions, smsCodes, smsMessages, users } from './tables'

/** An account without a number cannot be closed; a closed one keeps its row, to which orders and payments point. */
export const sessionClosing: Closing = {
  blocks: {
    // The account of a host login has no number that the code could go to.
    NUMBER_MISSING: async (_db, { mobile }) => counted(mobile === '' ? 1 : 0),
  },

  async names(db, userId) {
    const rows = await db.select({ name: users.nickName }).from(users).where(eq(users.userId, userId))
    return rows.map(({ name }) => name)
  },

  async gifts(db, { userId }) {
    const rows = await db.select({ gift: pastGifts.gift }).from(pastGifts).where(eq(pastGifts.userId, userId))
    return rows.map(({ gift }) => gift)
  },

  deletes: [sessions, pastGifts],
  deletesByMobile: [smsMessages, smsCodes],

  async forget(tx, { userId, now }) {
    await tx
      .update(users)
      .set({
        // Its number is free for a new account at once.
        mobile: null,
        openId: null,
        nickName: '',
        imgUrl: '',
        inviterUserId: null,
        closedAt: now,
      })
      .where(eq(users.userId, userId))
  },
}
