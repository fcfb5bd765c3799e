import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import { smsMessages, users } from './tables'

/** What a message without a code is about. */
export type NoticeScene =
  | 'renewal-ahead'
  | 'renewal-charged'
  | 'renewal-failed'
  | 'account-bound'
  | 'withdrawn'
  | 'refunded'
  | 'delivered'
  | 'lapsing'

interface Notice {
  userId: number
  scene: NoticeScene
  text: Text
  now: Date
  /** What a message that is sent once is about. */
  onceKey?: string
}

/** Sends a message without a code to a customer; in both languages, since what time brings knows none. */
export async function sendNotice(tx: Db, { userId, scene, text, now, onceKey }: Notice): Promise<void> {
  const [user] = await tx.select({ mobile: users.mobile }).from(users).where(eq(users.userId, userId))
  if (!user?.mobile) return
  const both = `【小补贴】${text.zh} [Xiaobutie] ${text.en}`
  await tx
    .insert(smsMessages)
    .values({ mobile: user.mobile, scene, text: both, onceKey, sentAt: now })
    .onConflictDoNothing({ target: smsMessages.onceKey })
}
