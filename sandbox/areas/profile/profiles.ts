import { eq } from 'drizzle-orm'
import type { SetUserInfoReq } from '@/contract/profile'
import type { ProfileFacts } from '@/contract/profileFacts'
import { maskCard, maskName } from '@/lib/mask'
import type { Db } from '../../db/client'
import type { Lang } from '../../language'
import type { User } from '../../user'
import { cardName, cardsOf } from '../cashier/cards'
import { identityOf } from '../identity/identities'
import { users } from '../session/tables'
import { dropOlderAvatars, picturePath } from './pictures'
import { homeOf } from './regions'
import { profiles } from './tables'

/** What the profile form shows of a customer, masked. */
export async function profileOf(db: Db, user: User, lang: Lang): Promise<ProfileFacts> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, user.userId))
  const [card] = await cardsOf(db, user.userId)
  const address = row?.countyCode ? homeOf(row.countyCode, lang) : undefined
  return {
    realName: maskName((await identityOf(db, user.userId))?.name ?? ''),
    bankNumber: card ? `${cardName(card, lang)} ${maskCard(card.tail)}` : '',
    ...(address && { address }),
    education: (row?.education ?? '') as ProfileFacts['education'],
    profession: (row?.profession ?? '') as ProfileFacts['profession'],
  }
}

/** Saves what the customer has changed; what is absent stays. */
export async function saveProfile(
  db: Db,
  userId: number,
  { nickName, pictureId, countyCode, education, profession }: SetUserInfoReq,
): Promise<void> {
  const told = { countyCode, education, profession }
  await db.transaction(async (tx) => {
    const imgUrl = pictureId && picturePath(pictureId)
    await tx.update(users).set({ nickName, imgUrl }).where(eq(users.userId, userId))
    if (pictureId) await dropOlderAvatars(tx, userId, pictureId)
    // An update without a value is refused.
    const target = { target: profiles.userId, set: { userId, ...told } }
    await tx
      .insert(profiles)
      .values({ userId, ...told })
      .onConflictDoUpdate(target)
  })
}
