import { type Empty, type EpochMs, endpoint, type Whole } from '../endpoint'

/** Whether an activity can be taken part in, by the server's clock. */
export type ActivityState = 'coming' | 'open' | 'ended'

/** An activity as its operator configured it. */
export interface Activity {
  code: string
  title: string
  /** One line that says what it gives. */
  text: string
  state: ActivityState
  startTime: EpochMs
  endTime: EpochMs
  /** Address of the banner's picture; empty where it has none. */
  picture: string
  rules: string[]
  /** Configured content: JSON text of a low-code page, so code that reads it checks every field; empty where there is none. */
  schema: string
}

/** Another activity that is open now. */
export interface ActivityLink {
  code: string
  title: string
  text: string
  picture: string
  endTime: EpochMs
  jumpUrl: string
}

export interface ActivityReq {
  code: string
}

export interface ActivityConfigRes {
  activity: Activity
  /** What else is open now. */
  others: ActivityLink[]
}

/** What an activity is: its times, its banner, its rules and its configured content. */
export const getActivityConfig = endpoint<ActivityReq, ActivityConfigRes>()(
  '/xbt-custom-activity/get-activity-config',
  {
    origin: 'stated',
    family: 'ordinary',
    kind: 'read',
    empty: 'ACTIVITY_UNKNOWN',
    needs: {
      activity: {
        code: 'text',
        title: 'label',
        text: 'label',
        state: 'text',
        startTime: 'whole',
        endTime: 'whole',
        picture: 'label',
        rules: ['readable', 'text'],
        schema: 'label',
      },
      others: [
        'readable',
        { code: 'text', title: 'text', text: 'label', picture: 'label', endTime: 'whole', jumpUrl: 'text' },
      ],
    },
    refusals: ['ACTIVITY_UNKNOWN'],
  },
)

/**
 * - `task`: its reward is taken once it is done.
 * - `gift`: is taken at once.
 * - `voucher`: grows by the rewards of tasks and is taken as a coupon; `done` and `total` are what it is worth and can be worth, in fen.
 * - `goods`: goods that a group gets; `done` and `total` count the members of the customer's own group.
 * - `entry`: leads to the screen where something can be had; `done` counts what can be had there now.
 */
export type ActivityItemKind = 'task' | 'gift' | 'voucher' | 'goods' | 'entry'

/**
 * `todo`: there is something to do first; `done`: it can be taken now; `received`: it was taken; `gone`: none are left, or the voucher that it
 * would make grow was taken.
 */
export type ActivityItemState = 'todo' | 'done' | 'received' | 'gone'

/** One thing that an activity offers. */
export interface ActivityItem {
  itemId: string
  kind: ActivityItemKind
  /** The heading under which it stands; empty where the page has one list. */
  section: string
  title: string
  text: string
  picture: string
  state: ActivityItemState
  /** How far it is done; `total` is 0 where it has no progress. */
  done: Whole
  total: Whole
  /** Where it is done or used: a path of the app or a named link; empty where there is no such place. */
  jumpUrl: string
  /** Opening `jumpUrl` is all that is to be done; the app tells so by `visitActivityItem`. */
  byVisit: boolean
  /** How many are left; absent where there is no limit. */
  stock?: Whole
  reward: 'coupon' | 'coins' | 'voucher' | 'none'
  /** What the reward is worth: fen of a coupon or for a voucher, or a number of coins. */
  amount: Whole
}

export interface ActivityItemsRes {
  /** The customer takes part, or nothing is asked of them before they do; false for a visitor. */
  joined: boolean
  items: ActivityItem[]
}

/** What an activity offers, with how far the customer is; a visitor sees it as one who has done nothing. */
export const getActivityItems = endpoint<ActivityReq, ActivityItemsRes>()('/xbt-custom-activity/get-activity-items', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { joined: false, items: [] },
  needs: {
    items: [
      'readable',
      {
        itemId: 'text',
        kind: 'text',
        section: 'label',
        title: 'text',
        text: 'label',
        picture: 'label',
        state: 'text',
        done: 'count',
        total: 'count',
        jumpUrl: 'label',
        'stock?': 'count',
        reward: 'label',
        amount: 'whole',
      },
    ],
  },
  refusals: ['ACTIVITY_UNKNOWN'],
})

/** Takes part in an activity; a second time changes nothing. */
export const joinActivity = endpoint<ActivityReq, Empty>()('/activity/join', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'write',
  refusals: ['ACTIVITY_UNKNOWN', 'ACTIVITY_COMING', 'ACTIVITY_ENDED'],
})

export interface ActivityItemReq {
  code: string
  itemId: string
}

/** Tells that the customer went to where a task is done by going there; quiet, since they have left by then. */
export const visitActivityItem = endpoint<ActivityItemReq, Empty>()('/activity/visit-item', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'write',
  toast: false,
  refusals: ['ACTIVITY_UNKNOWN', 'ACTIVITY_COMING', 'ACTIVITY_ENDED', 'ITEM_UNKNOWN'],
})

export interface ActivityRewardRes {
  /** What was given. */
  reward: 'coupon' | 'coins' | 'voucher'
  /** Fen of a coupon, fen that the voucher grew by, or a number of coins. */
  amount: Whole
  /** What it gave, in one line. */
  result: string
  /** Where it is used: a path of the app; empty where there is no such place. */
  jumpUrl: string
}

/** Takes what an item gives, once. An item of kind `voucher` is taken as a coupon of what it is worth by then. */
export const takeActivityReward = endpoint<ActivityItemReq, ActivityRewardRes>()('/activity/take-reward', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { reward: 'text', amount: 'whole', result: 'label', jumpUrl: 'label' },
  refusals: [
    'ACTIVITY_UNKNOWN',
    'ACTIVITY_COMING',
    'ACTIVITY_ENDED',
    'NOT_JOINED',
    'ITEM_UNKNOWN',
    'ITEM_OPEN',
    'ITEM_TAKEN',
    'ITEM_GONE',
    'VOUCHER_TAKEN',
  ],
})
