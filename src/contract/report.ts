import { type Empty, type EpochMs, endpoint, type Whole } from './endpoint'

/** Common fields of every event. Personal fields are masked by the client; a field without a value is empty. */
export interface ReportItem {
  event_id: string
  /** `138 **** 8000`. */
  mobile: string
  /** First character only. */
  name: string
  /** `***` for a signed-in customer: only that a token exists, never the token itself. */
  token: string
  /** How the app was opened: `from` of the start query. */
  from: string
  /** Kind of host: WEB, MINI_PROGRAM or APP. */
  type: string
  active_id: string
  /** Channel: APP, APPLET or DOUYIN. */
  event_from: string
  utm_source: string
  product_id: string
  /** Inner app whose theme the page uses: xyf or xbt. */
  style: string
  /** The previous page. */
  refer: string
  userAgent: string
  errorMessage: string
  /** How long the page was open, in milliseconds; only in an event that ends a page view. */
  stayTime?: Whole
}

/** One event. Addresses are routes of the app with non-sensitive parameters only. */
export interface EventReportReq {
  /** Visitor id: device time as 14 digits and 18 random ones. */
  anonymousId: string
  /** When it happened, by the device's clock. */
  time: EpochMs
  eventId: string
  pageId: string
  pageTitle: string
  moduleName: string
  elementName: string
  url: string
  referer: string
  appName: string
  appVersion: string
  os: 'IOS' | 'ANDROID'
  osVersion: string
  /** In CSS pixels. */
  screenWidth: Whole
  screenHeight: Whole
  source_type: 'wap'
  item: ReportItem
}

/** Receives one event. The token is sent in the header `Token`; the report host and, while the switch is off, the default host accept the same request. */
export const eventReport = endpoint<EventReportReq, Empty>()('/event/report', {
  origin: 'stated',
  family: 'report',
  kind: 'report',
  refusals: ['REPORT_TOKEN_INVALID'],
})

export interface ReportTokenReq {
  anonymousId: string
}

export interface ReportTokenRes {
  token: string
  expireSeconds: Whole
}

/** A token for reports; it identifies a visitor, not a customer. */
export const reportToken = endpoint<ReportTokenReq, ReportTokenRes>()('/report/token', {
  origin: 'named',
  family: 'report',
  kind: 'report',
  empty: 'malformed',
})

/**
 * All events. The specification defines the ids of global capture, the membership range 1005312 to 1005352 and its two failures
 * all other ids are defined here only.
 */
export const eventIds = {
  load: '8888888',
  error: '0000000',
  consoleError: '0000001',
  unhandledRejection: '0000002',

  pageView: '1000001',
  pageLeave: '1000002',
  click: '1000003',
  exposure: '1000004',
  apiError: '1000005',
  payStart: '1000011',
  paySuccess: '1000012',
  payFail: '1000013',
  lowCodeUnknownBlock: '1000021',

  memberPage: '1005312',
  memberOpenTap: '1005313',
  memberPlanTap: '1005314',
  memberAgreementTap: '1005315',
  memberConfirmShow: '1005316',
  memberConfirmTap: '1005317',
  memberConfirmClose: '1005318',
  memberPayToolShow: '1005319',
  memberPayToolTap: '1005320',
  memberPayTap: '1005321',
  memberCodeShow: '1005322',
  memberCodeSubmit: '1005323',
  memberPayLeave: '1005324',
  memberPaid: '1005325',
  memberPayFailed: '1005326',
  memberUnpaidShow: '1005327',
  memberUnpaidTap: '1005328',
  memberStayShow: '1005329',
  memberStayTap: '1005330',
  memberRightsShow: '1005331',
  memberRightsTap: '1005332',
  memberRightsReceive: '1005333',
  memberReceiveLog: '1005334',
  memberRenewShow: '1005335',
  memberRenewStart: '1005336',
  memberRenewStop: '1005337',
  memberRenewKeep: '1005338',
  memberRenewLog: '1005339',
  memberBirthdayShow: '1005340',
  memberBirthdayReceive: '1005341',
  memberSurpriseShow: '1005342',
  memberSurpriseTap: '1005343',
  memberCouponShow: '1005344',
  memberCouponTap: '1005345',
  memberLeapPage: '1005346',
  memberLeapTap: '1005347',
  memberHealthPage: '1005348',
  memberGoldPage: '1005349',
  memberGoldTap: '1005350',
  memberServiceTap: '1005351',
  memberInfoFailed: '1005352',
} as const
