import { type SentCall, sent } from '@tests/request/fakeHost'
import type { EventReportReq } from '@/contract/report'
import { connectReports, type ReportPorts } from '@/report/report'

/** The app as reports see it. */
export interface FakePorts {
  isAllowed: boolean
  reportSwitch: string | undefined
  person: ReturnType<ReportPorts['person']>
  from: string
  utmSource: string
}

export const anonymousId = '20260801093000123456789012345678'

/** Connects reports to a new app whose customer has accepted the privacy notice. */
export function connectFake(): FakePorts {
  const state: FakePorts = {
    isAllowed: true,
    reportSwitch: 'on',
    person: { isSignedIn: false, inApp: false },
    from: 'poster',
    utmSource: 'spring',
  }
  connectReports(portsOf(state))
  return state
}

export const portsOf = (state: FakePorts): ReportPorts => ({
  isAllowed: () => state.isAllowed,
  anonymousId: () => anonymousId,
  person: () => state.person,
  from: () => state.from,
  utmSource: () => state.utmSource,
  innerApp: () => 'xbt',
  reportSwitch: () => state.reportSwitch,
})

/** Events that reached the network, oldest first. */
export const eventsSent = (): (SentCall & { data: EventReportReq })[] =>
  sent.filter(({ url }) => url.endsWith('/event/report')) as (SentCall & { data: EventReportReq })[]

/** Questions for a report token. */
export const tokensAsked = (): SentCall[] => sent.filter(({ url }) => url.endsWith('/report/token'))
