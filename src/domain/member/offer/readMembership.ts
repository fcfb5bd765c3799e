import { cutFlow } from '@/contract/cashier'
import type { ExpectedReceive, PendingPopupRes, VipInfoRes } from '@/contract/member/info'
import { vipForPendingPopup } from '@/contract/member/info'
import type { RightsCategory } from '@/contract/member/rights'
import {
  decisionByScene,
  type GreyKey,
  type ReduceComplaintInfo,
  type SceneDecision,
  type TagResult,
  tagCompute,
  tagMatch,
} from '@/contract/remoteConfig/decisions'
import { type GreyGroup, greyGroups } from '@/domain/remoteConfig/grey'
import { askBeside } from '@/request/askBeside'
import type { Read } from '@/request/read'
import type { Membership, MemberTag, Scene } from './memberships'

const greyKeys = [
  'vip_confirm_content',
  'vip_renew_notification',
  'vip_renew_button',
  'vip_unpaidorder_test',
  'vipReduceExternalComplaints',
] as const satisfies readonly GreyKey[]

/** Everything that a membership screen shows. */
export interface MembershipPage {
  info: VipInfoRes
  categories: readonly RightsCategory[]
  expected: readonly ExpectedReceive[]
  groups: Readonly<Record<(typeof greyKeys)[number], GreyGroup>>
  /** Places that the customer is shown; one without a decision is not among them. */
  scenes: readonly Scene[]
  tags: Readonly<Partial<Record<MemberTag, string>>>
  /** The guide of a customer who complains often. */
  guide: ReduceComplaintInfo | undefined
  /** A notice about an open order, of which the customer has not been told yet. */
  popup: PendingPopupRes['popup']
  /** The cashier takes the payment; otherwise the membership's own calls. */
  paysInCashier: boolean
}

/** How long the screen waits, once its info and rights are there, for the calls that only add to it, in milliseconds. */
const extrasWithin = 2_000

/**
 * Reads a membership screen. It stands on its info and its rights, whose failure is the screen's; without an answer to the others, which
 * only add to it, the screen does without them. Throws `ApiError`.
 */
export async function readMembership(read: Read, membership: Membership): Promise<MembershipPage> {
  const { info, rights, expected, scenes, tags } = membership
  // What the screen stands on is asked for first, since only some calls run at once.
  const stands = Promise.all([read(info, {}), read(rights, {})])
  const groups = greyGroups(read, greyKeys)
  const extras = [
    askBeside(read(expected, {}), extrasWithin),
    askBeside(decide(read, scenes), extrasWithin),
    askBeside(compute(read, tags), extrasWithin),
    askBeside(read(tagMatch, {}), extrasWithin),
    askBeside(read(vipForPendingPopup, {}), extrasWithin),
    askBeside(read(cutFlow, { cutFlowType: 'vipMemberCardCutFlow' }), extrasWithin),
  ] as const
  const [facts, { categories }] = await stands
  const [expectation, decided, computed, matched, pending, flow] = await settle(extras)
  const isShown = (scene: Scene) => decided?.some((one) => one.sceneKey === scene && one.matchResult) ?? false
  const groupOf = await groups
  const hasGuide = groupOf.vipReduceExternalComplaints === 'groupB' && matched?.isMatched
  return {
    info: facts,
    categories,
    expected: expectation?.expectedList ?? [],
    groups: groupOf,
    scenes: scenes.filter(isShown),
    tags: Object.fromEntries((computed ?? []).map((one) => [one.tagKey, one.tagResult])),
    guide: hasGuide ? matched.reduceComplaintInfo : undefined,
    popup: pending?.popup,
    paysInCashier: flow?.isPayVipCashier ?? true,
  }
}

type Settled<T extends readonly (() => Promise<unknown>)[]> = { [K in keyof T]: Awaited<ReturnType<T[K]>> }

const settle = <T extends readonly (() => Promise<unknown>)[]>(extras: T): Promise<Settled<T>> =>
  Promise.all(extras.map((extra) => extra())) as Promise<Settled<T>>

const decide = async (read: Read, sceneKeys: readonly Scene[]): Promise<readonly SceneDecision[]> =>
  sceneKeys.length > 0 ? (await read(decisionByScene, { sceneKeys: [...sceneKeys] })).decisions : []

const compute = async (read: Read, tagKeys: readonly MemberTag[]): Promise<readonly TagResult[]> =>
  tagKeys.length > 0 ? (await read(tagCompute, { tagKeys: [...tagKeys] })).tagComputeResultList : []
