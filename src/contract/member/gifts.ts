import { type Empty, type EpochMs, endpoint } from '../endpoint'
import type { NeedsOf } from '../needs'
import type { ReceiveRightRes, RightsItem } from './rights'

/** Whether a gift can be received: not eligible, received before, or outside the days in which it is given. */
export type GiftState = 'can_receive' | 'not_eligible' | 'received' | 'outside_window'

export interface GiftInfo {
  state: GiftState
  title: string
  text: string
  /** The days in which it is given; absent for a customer who is not eligible. */
  window?: { from: EpochMs; until: EpochMs }
  items: Pick<RightsItem, 'itemId' | 'itemName' | 'itemImg' | 'itemType'>[]
}

const giftNeeds = {
  state: 'text',
  title: 'label',
  text: 'label',
  'window?': { from: 'whole', until: 'whole' },
  items: ['readable', { itemId: 'text', itemName: 'label', itemImg: 'label', itemType: 'text' }],
} as const satisfies NeedsOf<GiftInfo>

/** The surprise gift of a member. */
export const surpriseInfo = endpoint<Empty, GiftInfo>()('/vip/surprise-info', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: 'nothing',
  needs: giftNeeds,
})

/** The birthday gift: in the month of the customer's birthday, once a year. */
export const birthdayReceiveInfo = endpoint<Empty, GiftInfo>()('/vip/birthday-receive-info', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: 'nothing',
  needs: giftNeeds,
  toast: false,
})

export interface ReceiveGiftReq {
  gift: 'surprise' | 'birthday'
  itemId: string
}

/** Receives one item of a gift, once. Of kind money, so that a lost answer is repeated. */
export const receiveGift = endpoint<ReceiveGiftReq, ReceiveRightRes>()('/vip/receive-gift', {
  origin: 'ours',
  family: 'vip',
  kind: 'money',
  empty: 'malformed',
  needs: { receiveStatus: 'text', result: 'label', jumpUrl: 'label' },
  toast: false,
  refusals: ['GIFT_NOT_ELIGIBLE', 'GIFT_RECEIVED', 'GIFT_OUTSIDE_WINDOW', 'RIGHT_UNKNOWN'],
})

export interface ReceivedItemReq {
  gift: 'surprise' | 'birthday'
}

export interface ReceivedItemRes {
  /** Absent where nothing has been received yet. */
  item?: { itemId: string; itemName: string; itemImg: string; receivedAt: EpochMs; result: string; jumpUrl: string }
}

/** What a gift has given. */
export const receivedItemInfo = endpoint<ReceivedItemReq, ReceivedItemRes>()('/vip/received-item-info', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: {},
  needs: {
    'item?': {
      itemId: 'text',
      itemName: 'label',
      itemImg: 'label',
      receivedAt: 'whole',
      result: 'label',
      jumpUrl: 'label',
    },
  },
})
