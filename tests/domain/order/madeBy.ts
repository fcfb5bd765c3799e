import { settle } from '@tests/lib/deferred'
import type { OrderRes } from '@/contract/order/place'
import type { SubmissionEnd } from '@/request/submission'

interface Sending {
  busy: boolean
  take(): SubmissionEnd<OrderRes> | undefined
}

/** Waits for the end of a submission and takes it as a screen that is shown does: the id of the new order, if one was made. */
export async function madeBy(submission: Sending): Promise<string | undefined> {
  while (submission.busy) await settle()
  const end = submission.take()
  await settle()
  return end?.kind === 'done' ? end.value.orderId : undefined
}
