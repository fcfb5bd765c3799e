import type { PaidOffApplyReq, PaidOffApplyRes } from '@/contract/certificate/issue'
import { paidOffApplyList } from '@/contract/certificate/records'
import type { Send } from '@/request/submission'

/** How far the clocks may be apart, in milliseconds. */
const tolerance = 60_000

/**
 * The certificate of this wish that the records show, where the answer to its application was lost; undefined where there is none.
 * @param since when the customer began, in milliseconds: an older certificate of all loans is another one
 */
export async function issuedMeanwhile(
  send: Send,
  { kind, method, loanIds }: PaidOffApplyReq,
  since: number,
): Promise<PaidOffApplyRes | undefined> {
  const { list } = await send(paidOffApplyList, { page: 1 })
  const wanted = [...loanIds].sort().join()
  const found = list.find(
    (one) =>
      one.kind === kind &&
      one.method === method &&
      (one.issuedTime ?? 0) > since - tolerance &&
      (kind === 'general' || [...one.loanIds].sort().join() === wanted),
  )
  return found && { certificateId: found.certificateId, status: found.status, fee: 0 }
}
