import type { ChosenTool, PaymentStatus } from '@/contract/cashier'
import type { CreateAnswer, Gateway, QueryResult } from '@/domain/cashier/gateway/gateway'
import type { Payment, PayTarget } from '@/domain/cashier/payment/payment'
import { cashier } from '@/i18n/cashier'
import { ApiError, type ApiErrorKind } from '@/request/errors'

export const target: PayTarget = {
  orderId: 'M1',
  bizType: 'MALL_ORDER',
  source: 'mall',
  callBackUrl: 'https://app/return',
}
export const alipay: ChosenTool = { assetType: 'ALIPAY', amount: 1690 }
export const wechatPay: ChosenTool = { assetType: 'WECHATPAY', amount: 1690 }
export const card: ChosenTool = { assetType: 'DEBIT_CARD', amount: 1690, cardId: 'C1' }
export const otherCard: ChosenTool = { ...card, cardId: 'C2' }

/** What the customer reads of failures without a text of the server. */
export const texts = cashier.flow

export const failure = (kind: ApiErrorKind, code = '', message = ''): ApiError =>
  new ApiError({ kind, code, message, traceId: 't' })

/** The server's answer to a create, by tool. */
const forms: Record<ChosenTool['assetType'], CreateAnswer['form']> = {
  DEBIT_CARD: {},
  ALIPAY: { redirectUrl: 'https://provider.example/pay' },
  WECHATPAY: { payParams: { package: 'prepay_id=1' } },
}

type Step<T> = T | Error | ((payment: Payment) => Promise<T>)

/** A server that answers from lists, the last answer again and again, and remembers what it was asked. */
export class FakeGateway implements Gateway {
  created: Payment[] = []
  queried: Payment[] = []
  codesSent: string[] = []
  confirmed: { bizNo: string; code: string; requestId: string }[] = []
  creates: Step<Partial<CreateAnswer>>[] = [{}]
  queries: Step<PaymentStatus | Partial<QueryResult>>[] = ['PAYMENT_CREATED']
  sends: Step<{ mobile: string; resendSeconds: number }>[] = [{ mobile: '138 **** 8001', resendSeconds: 60 }]
  confirms: Step<PaymentStatus>[] = ['PAYMENT_SUCCESS']

  async create(payment: Payment): Promise<CreateAnswer> {
    this.created.push(payment)
    const { assetType } = payment.tool
    const usual = {
      paymentStatus: 'PAYMENT_CREATED' as const,
      message: '',
      bizNo: `P-${assetType}`,
      outBizNo: `O-${assetType}`,
      form: forms[assetType],
    }
    return { ...usual, ...(await next(this.creates, payment)) }
  }

  async query(payment: Payment): Promise<QueryResult> {
    this.queried.push(payment)
    const answer = await next(this.queries, payment)
    const usual = { paymentStatus: 'PAYMENT_CREATED' as const, message: '', orderId: payment.orderId }
    return { ...usual, ...(typeof answer === 'string' ? { paymentStatus: answer } : answer) }
  }

  async sendCode({ bizNo = '' }: Payment) {
    this.codesSent.push(bizNo)
    return next(this.sends)
  }

  async confirmCode({ bizNo = '' }: Payment, code: string, requestId: string) {
    this.confirmed.push({ bizNo, code, requestId })
    return { paymentStatus: await next(this.confirms), message: '' }
  }
}

const nobody = {} as Payment

async function next<T>(steps: Step<T>[], payment = nobody): Promise<T> {
  const step = steps.length > 1 ? steps.shift() : steps[0]
  if (step instanceof Error) throw step
  return typeof step === 'function' ? (step as (payment: Payment) => Promise<T>)(payment) : (step as T)
}
