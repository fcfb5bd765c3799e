import type { GiftInfo, GiftState } from '@/contract/member/gifts'
import { dayMs } from '../../../beijing'
import type { Db } from '../../../db/client'
import { inLanguage, type Text } from '../../../language'
import type { User } from '../../../user'
import { pictureOf, type Viewer } from '../../../viewer'
import type { PlanItem } from '../plans/plan'
import { type ClaimRecord, claimItem, claimsByKey } from '../rights/claims'
import { isRunning, type Term, termOf } from '../terms'
import { birthdayMonth } from './birthday'
import { itemsOfGift } from './giftItems'

export type GiftName = keyof typeof itemsOfGift

/** How many days of a term the surprise gift is given. */
const SURPRISE_DAYS = 14

/** The days in which a gift is given, and what it is given once for. */
interface Occasion {
  from: Date
  until: Date
  onceKey: string
}

/** When a member gets each gift; undefined where the customer has verified no ID card, which tells the birthday. */
const occasionOf: Record<GiftName, (user: User, term: Term, now: Date) => Occasion | undefined> = {
  surprise: (_user, { startTime }) => ({
    from: startTime,
    until: new Date(startTime.getTime() + SURPRISE_DAYS * dayMs),
    onceKey: `surprise:${startTime.getTime()}`,
  }),
  birthday: ({ birthday }, _term, now) => {
    const month = birthday === null ? undefined : birthdayMonth(birthday, now)
    return month && { ...month, onceKey: `birthday:${month.year}` }
  },
}

const texts: Record<GiftName, { title: Text; text: Text }> = {
  surprise: {
    title: { zh: '会员惊喜礼', en: 'A surprise for members' },
    text: { zh: '开通后 14 天内任选一份', en: 'Choose one within 14 days of joining' },
  },
  birthday: {
    title: { zh: '会员生日礼', en: 'Your birthday gift' },
    text: { zh: '生日当月任选一份，每年一次', en: 'Choose one in your birthday month, once a year' },
  },
}

/** Where a gift stands for a customer. */
interface GiftStatus {
  state: GiftState
  occasion?: Occasion
  claim?: ClaimRecord
}

async function giftStatus(db: Db, gift: GiftName, user: User, now: Date): Promise<GiftStatus> {
  const term = await termOf(db, user.userId, 'fei_yue')
  const occasion = isRunning(term, now) ? occasionOf[gift](user, term, now) : undefined
  if (!occasion) return { state: 'not_eligible' }
  const claim = (await claimsByKey(db, user.userId, [occasion.onceKey])).get(occasion.onceKey)
  if (claim) return { state: 'received', occasion, claim }
  const isOpen = occasion.from <= now && now < occasion.until
  return { state: isOpen ? 'can_receive' : 'outside_window', occasion }
}

/** A gift with its state for a customer. */
export async function giftOf(db: Db, gift: GiftName, user: User, viewer: Viewer): Promise<GiftInfo> {
  const { lang, origin, now } = viewer
  const { state, occasion } = await giftStatus(db, gift, user, now)
  return {
    state,
    title: inLanguage(texts[gift].title, lang),
    text: inLanguage(texts[gift].text, lang),
    ...(occasion ? { window: { from: occasion.from.getTime(), until: occasion.until.getTime() } } : {}),
    items: itemsOfGift[gift].map(({ itemId, name, icon, itemType }) => ({
      itemId,
      itemName: inLanguage(name, lang),
      itemImg: pictureOf('icon', icon, origin),
      itemType,
    })),
  }
}

const refusalOf = {
  not_eligible: 'GIFT_NOT_ELIGIBLE',
  received: 'GIFT_RECEIVED',
  outside_window: 'GIFT_OUTSIDE_WINDOW',
} as const

/** Receives one item of a gift inside the caller's transaction, once for each occasion. */
export async function receive(
  tx: Db,
  { gift, itemId, user, now }: { gift: GiftName; itemId: string; user: User; now: Date },
): Promise<
  { item: PlanItem; claim: ClaimRecord } | { refused: (typeof refusalOf)[keyof typeof refusalOf] | 'RIGHT_UNKNOWN' }
> {
  const { state, occasion } = await giftStatus(tx, gift, user, now)
  if (state !== 'can_receive' || !occasion)
    return { refused: refusalOf[state === 'can_receive' ? 'not_eligible' : state] }
  const item = itemsOfGift[gift].find((one) => one.itemId === itemId)
  if (!item) return { refused: 'RIGHT_UNKNOWN' }
  const { onceKey } = occasion
  const claim = await claimItem(tx, { userId: user.userId, source: gift, item, onceKey, now })
  return claim ? { item, claim } : { refused: 'GIFT_RECEIVED' }
}
