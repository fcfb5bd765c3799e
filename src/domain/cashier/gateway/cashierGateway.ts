import {
  type BizInfo,
  type BizType,
  bankCode,
  type CreateAndPayReq,
  confirmBankCode,
  createAndPay,
  payQuery,
} from '@/contract/cashier'
import { launch } from '@/domain/session/launch'
import { stringifyQuery } from '@/lib/query'
import { hostFacts } from '@/platform/host/host'
import { call } from '@/request/call'
import type { Payment } from '../payment/payment'
import type { Gateway, QueryResult } from './gateway'

/** The order as the cashier names it: JSON text. */
export const bizInfoOf = (bizType: BizType, orderId: string): string =>
  JSON.stringify({ bizType, orderId } satisfies BizInfo)

/**
 * The address a provider returns to; empty in mini-programs, which have none and stay open. It says how the app was opened, since
 * the return may load it in another browser, where nothing of the launch is known.
 * @param address of a route, with its query
 */
export function callBackUrlOf(address: string): string {
  const launched = stringifyQuery(launch.lasting)
  return hostFacts.origin() && hostFacts.origin() + address + (launched && `&${launched}`)
}

/** Where the payment is made, with the constants of this host. */
function envOf({ source, callBackUrl }: Payment, inApp: boolean): CreateAndPayReq['env'] {
  return {
    terminalType: hostFacts.terminalType(inApp),
    source: hostFacts.source(),
    osType: hostFacts.os(),
    extraInfo: { paySource: source, callBackUrl },
  }
}

/** Asks the cashier for the status of a payment; serves payments made outside it too, since they are the same payments. */
export async function queryCashier({ bizNo, orderId, requestId, bizType }: Payment): Promise<QueryResult> {
  const key = bizNo ? { bizNo } : { orderId, requestId }
  const { paymentResultMessage, ...answer } = await call(payQuery, { ...key, bizChannel: 'APP', bizType })
  return { ...answer, message: paymentResultMessage }
}

/** Payments in the cashier. */
export const cashierGateway: Gateway = {
  async create(payment) {
    const { bizType, orderId, tool, requestId } = payment
    const inApp = launch.appToken !== undefined
    const answer = await call(
      createAndPay,
      {
        bizChannel: hostFacts.channel(inApp),
        paymentType: 'CASHIER_PAYMENT',
        paymentToolList: [tool],
        bizInfo: bizInfoOf(bizType, orderId),
        amount: tool.amount,
        env: envOf(payment, inApp),
      },
      { requestId },
    )
    const { paymentStatus, paymentResultMessage: message, bizNo, outBizNo, redirectActionForm: form = {} } = answer
    return { paymentStatus, message, bizNo, outBizNo, form }
  },
  query: queryCashier,
  sendCode: ({ bizNo = '' }) => call(bankCode, { bizNo }),
  async confirmCode({ bizNo = '' }, code, requestId) {
    const answer = await call(confirmBankCode, { bizNo, code }, { requestId })
    return { paymentStatus: answer.paymentStatus, message: answer.paymentResultMessage }
  },
}
