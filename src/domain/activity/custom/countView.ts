import { viewLog } from '@/contract/activity/viewLog'
import { consent } from '@/domain/account/consent'
import { call } from '@/request/call'
import { orElse } from '@/request/orElse'

/** Counts a view of a page of activities, unless the privacy notice was not accepted (U7). The customer notices nothing of it. */
export function countView(page: string, code: string): void {
  if (consent.accepted) void orElse(call(viewLog, { page, code }))
}
