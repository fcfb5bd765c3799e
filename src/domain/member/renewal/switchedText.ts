import type { RenewalRes } from '@/contract/member/renewal'
import { formatDate } from '@/lib/date'

/** The texts that tell how a renewal stands after it was started or stopped; days as `yyyy-MM-dd`. */
interface SwitchedWords {
  started(day: string): string
  startedPlain: string
  stopped(day: string): string
  stoppedEnded: string
}

/** What a customer is told after a renewal was started or stopped: when it is charged next, or how long the benefits stay. */
export function switchedText(
  words: SwitchedWords,
  { renewStatus, endTime, nextChargeTime }: RenewalRes,
  isVip: boolean,
) {
  const dayOf = (ms: number) => formatDate(ms, 'yyyy-MM-dd')
  if (renewStatus === 'on')
    return nextChargeTime === undefined ? words.startedPlain : words.started(dayOf(nextChargeTime))
  return isVip ? words.stopped(dayOf(endTime)) : words.stoppedEnded
}
