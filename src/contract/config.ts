import { type Empty, endpoint } from './endpoint'

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
  family: 'vipCoreMobileGw',
  kind: 'read',
  empty: { group: 'groupA' },
  toast: false,
})

export interface ServiceLinkRes {
  url: string
}

export interface TagBatchDecisionReq {
  bizKeys: GreyKey[]
}

export interface TagBatchDecisionRes {
  /** One decision per key asked for, in the same order. */
  decisions: { bizKey: GreyKey; group: 'groupA' | 'groupB' }[]
}

/** Several grey tests at once. */
export const tagBatchDecision = endpoint<TagBatchDecisionReq, TagBatchDecisionRes>()('/tag/batch-decision', {
  family: 'vipCoreMobileGw',
  kind: 'read',
  empty: { decisions: [] },
  toast: false,
})

export interface SchemaReq {
  /** `xyf_xbt_01` for the app's own configuration, else the code of a low-code page. */
  code: string
}

export interface SchemaRes {
  pageInfo: {
    /** JSON text that an operator wrote: code that reads it checks every field. */
    schema: string
  }
}

/** A low-code page or the app's configuration. */
export const getSchema = endpoint<SchemaReq, SchemaRes>()('/system-page/getSchema', {
  family: 'lowCode',
  kind: 'read',
  empty: 'PAGE_UNKNOWN',
  toast: false,
  refusals: ['PAGE_UNKNOWN'],
})

/** How customer service can be reached. */
export const customerServiceLink = endpoint<Empty, ServiceLinkRes>()('/vip/customer-service-link', {
  family: 'vip',
  kind: 'read',
  empty: 'malformed',
  needs: { url: 'text' },
})
