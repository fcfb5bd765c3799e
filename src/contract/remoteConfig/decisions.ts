import { type Empty, endpoint } from '../endpoint'

/** Keys of grey tests that the product uses. */
export type GreyKey =
  | 'cashier_bank_test'
  | 'vip_confirm_content'
  | 'vip_renew_notification'
  | 'vip_renew_button'
  | 'vip_unpaidorder_test'
  | 'vipReduceExternalComplaints'

export interface MatchedGroupReq {
  bizKey: GreyKey
}

export interface MatchedGroupRes {
  group: 'groupA' | 'groupB'
}

/** Group of a grey test that the customer belongs to; groupA without an answer. */
export const matchedGroup = endpoint<MatchedGroupReq, MatchedGroupRes>()('/gray/matched-group', {
  origin: 'named',
  family: 'vipCoreMobileGw',
  kind: 'read',
  empty: { group: 'groupA' },
  needs: { group: 'text' },
  toast: false,
})

export interface TagBatchDecisionReq {
  bizKeys: GreyKey[]
}

export interface TagBatchDecisionRes {
  /** One decision per key asked for, in the same order. */
  decisions: { bizKey: GreyKey; group: 'groupA' | 'groupB' }[]
}

/** Several grey tests at once. */
export const tagBatchDecision = endpoint<TagBatchDecisionReq, TagBatchDecisionRes>()('/tag/batch-decision', {
  origin: 'named',
  family: 'vipCoreMobileGw',
  kind: 'read',
  empty: { decisions: [] },
  needs: { decisions: ['readable', { bizKey: 'text', group: 'text' }] },
  toast: false,
})

/** What the operator has computed about the customer: a tag and its value. */
export interface TagResult {
  tagKey: string
  tagResult: string
}

export interface TagComputeReq {
  tagKeys: string[]
}

export interface TagComputeRes {
  tagComputeResultList: TagResult[]
}

/** Values of tags of the customer; a tag without a value is left out. */
export const tagCompute = endpoint<TagComputeReq, TagComputeRes>()('/tag/compute', {
  origin: 'named',
  family: 'vipCoreMobileGw',
  kind: 'read',
  empty: { tagComputeResultList: [] },
  needs: { tagComputeResultList: ['readable', { tagKey: 'text', tagResult: 'label' }] },
  toast: false,
})

/** The guide of a customer who has complained often on other channels. */
export interface ReduceComplaintInfo {
  title: string
  text: string
  steps: string[]
  /** The phone number of the staff who answer such customers. */
  phone: string
}

export interface TagMatchRes {
  isMatched: boolean
  /** Present for a customer who matches. */
  reduceComplaintInfo?: ReduceComplaintInfo
}

/** Whether the customer gets the complaint guide, with its texts. */
export const tagMatch = endpoint<Empty, TagMatchRes>()('/tag/match', {
  origin: 'named',
  family: 'vipCoreMobileGw',
  kind: 'read',
  empty: { isMatched: false },
  needs: { 'reduceComplaintInfo?': { title: 'label', text: 'label', steps: ['readable', 'text'], phone: 'label' } },
  toast: false,
})

/** A decision for one place of a screen. */
export interface SceneDecision {
  sceneKey: string
  matchResult: boolean
}

export interface DecisionBySceneReq {
  sceneKeys: string[]
}

export interface DecisionBySceneRes {
  decisions: SceneDecision[]
}

/** Which places of a screen the customer is shown; one without a decision is not. */
export const decisionByScene = endpoint<DecisionBySceneReq, DecisionBySceneRes>()('/tag/decision-by-scene', {
  origin: 'named',
  family: 'vipCoreMobileGw',
  kind: 'read',
  empty: { decisions: [] },
  needs: { decisions: ['readable', { sceneKey: 'text' }] },
  toast: false,
})
