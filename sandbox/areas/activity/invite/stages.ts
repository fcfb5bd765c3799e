import type { InviteStage } from '@/contract/activity/inviteRewards'
import type { Whole } from '@/contract/endpoint'

/** Friends for whom there is a reward of its own, and what it is. */
export const stages = [
  { stageId: 'friends-1', need: 1, reward: 200 },
  { stageId: 'friends-3', need: 3, reward: 500 },
  { stageId: 'friends-8', need: 8, reward: 1_500 },
  { stageId: 'friends-20', need: 20, reward: 5_000 },
] as const satisfies readonly Omit<InviteStage, 'state'>[]

/** How a stage stands. */
export const stageStateOf = (need: Whole, invited: Whole, isTaken: boolean): InviteStage['state'] =>
  isTaken ? 'received' : invited >= need ? 'done' : 'todo'
