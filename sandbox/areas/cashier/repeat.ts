import type { PaymentStatus } from '@/contract/cashier'
import { catchUp } from '../../catchUp'
import type { Context } from '../../implement'
import { isClosed } from './closed'
import type { PaymentRecord } from './outcomes'
import { findPayment } from './settle'

/**
 * The answer to a create that is sent again with the same requestId: the first one as long as the customer can go on with the
 * payment, so that repetitions are identical (P4). Afterwards `ended` makes it from the payment as it stands: an address or
 * parameters that lead to a session that is over are not given out again.
 */
export const repeatCreate =
  <Answer extends { bizNo: string; paymentStatus: PaymentStatus }>(
    ended: (first: Answer, payment: PaymentRecord, context: Context<unknown, string>) => Answer,
  ) =>
  async (context: Context<unknown, string>, first: Answer): Promise<Answer> => {
    const { db, now } = context
    await catchUp(db, now)
    const payment = await findPayment(db, first.bizNo)
    if (!payment || !(await isClosed(db, payment, now))) return first
    return ended(first, payment, context)
  }
