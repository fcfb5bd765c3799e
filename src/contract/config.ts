import { type Empty, endpoint } from './endpoint'

/** Grey keys that the product asks for. */
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

/** Which side of a grey test the customer is on; groupA without an answer. */
export const matchedGroup = endpoint<MatchedGroupReq, MatchedGroupRes>()('/gray/matched-group', {
  family: 'vipCoreMobileGw',
  kind: 'read',
  toast: false,
})

export interface ServiceLinkRes {
  url: string
}

/** Where customer service is to be found. */
export const customerServiceLink = endpoint<Empty, ServiceLinkRes>()('/vip/customer-service-link', {
  family: 'vip',
  kind: 'read',
})
