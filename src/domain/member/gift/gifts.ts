import type { Callable, Empty } from '@/contract/endpoint'
import { birthdayReceiveInfo, type GiftInfo, type ReceiveGiftReq, surpriseInfo } from '@/contract/member/gifts'
import type { EventName } from '@/report/events'

/** Reported without anything beside its page. */
type GiftEvent = Extract<EventName, `memberBirthday${string}` | `memberSurprise${string}`>

/** What differs between the gifts of a membership. */
export interface Gift {
  name: ReceiveGiftReq['gift']
  info: Callable<Empty, GiftInfo>
  /** The screen was opened. */
  shown: GiftEvent
  /** The customer asked for an item. */
  tapped?: GiftEvent
  /** The customer has received an item. */
  received?: GiftEvent
}

/** The gift of the first days of a membership. */
export const surpriseGift: Gift = {
  name: 'surprise',
  info: surpriseInfo,
  shown: 'memberSurpriseShow',
  tapped: 'memberSurpriseTap',
}

/** The gift of the birthday month; its refusals are never toasts. */
export const birthdayGift: Gift = {
  name: 'birthday',
  info: birthdayReceiveInfo,
  shown: 'memberBirthdayShow',
  received: 'memberBirthdayReceive',
}
