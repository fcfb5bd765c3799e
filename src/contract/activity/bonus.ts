import { type Empty, endpoint, type Fen, type Whole } from '../endpoint'

/** A task that unlocks cash. `todo`: not finished; `done`: its cash can be taken; `received`: it was taken. */
export interface BonusTask {
  taskId: string
  title: string
  text: string
  reward: Fen
  /** Coins that come with the cash; absent where there are none. */
  coins?: Whole
  state: 'todo' | 'done' | 'received'
  done: Whole
  total: Whole
  /** Where the task is done: a path of the app or a named link; empty where it is done by itself. */
  jumpUrl: string
}

export interface BonusTasksRes {
  tasks: BonusTask[]
  /** What all tasks together pay, and what of it has been taken. */
  total: Fen
  received: Fen
}

/** The tasks of the cash page. */
export const bonusTasks = endpoint<Empty, BonusTasksRes>()('/xbt-activity/bonus-tasks', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { tasks: [], total: 0, received: 0 },
  needs: {
    tasks: [
      'readable',
      {
        taskId: 'text',
        title: 'label',
        text: 'label',
        reward: 'fen',
        'coins?': 'count',
        state: 'label',
        done: 'count',
        total: 'count',
        jumpUrl: 'label',
      },
    ],
    total: 'count',
    received: 'count',
  },
})

export interface GetBonusReq {
  taskId: string
}

export interface GetBonusRes {
  /** What was paid into the wallet. */
  amount: Fen
  /** The coins that came with it. */
  coins?: Whole
}

/** Takes the cash of a finished task, once. */
export const getBonus = endpoint<GetBonusReq, GetBonusRes>()('/xbt-activity/get-bonus', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { amount: 'fen', 'coins?': 'count' },
  refusals: ['TASK_UNKNOWN', 'TASK_OPEN', 'TASK_TAKEN'],
})
