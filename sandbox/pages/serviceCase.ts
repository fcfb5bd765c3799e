import type { OrderState } from '@/contract/order/detail'
import { yuan } from '@/lib/money'
import { rowOf } from '../areas/order/rows'
import { stepsOf } from '../areas/wallet/views'
import { withdrawalOf } from '../areas/wallet/withdrawals'
import type { Db } from '../db/client'
import { inLanguage, type Text } from '../language'
import type { Viewer } from '../viewer'

/** What a question is about: the query of the service page, of which the app adds all but the customer. */
export interface ServiceQuery {
  customer?: string
  about?: string
  id?: string
}

/** What the records say of an order or a withdrawal. */
export interface ServiceCase {
  title: string
  state: string
  answer: string
}

const answers: Record<OrderState, Text> = {
  unpaid: { zh: '等待付款，可在订单页付款或取消。', en: 'It waits for payment: pay or cancel it on its page.' },
  paying: {
    zh: '付款结果还没有返回，请不要再付一次；多付的会原路退回。',
    en: 'The result of the payment is not there yet: do not pay again. What is paid twice goes back to where it came from.',
  },
  paid: { zh: '已付款，正在发放。', en: 'Paid, and being delivered.' },
  finished: { zh: '已发放，结果在订单页。', en: 'Delivered: its page has what you received.' },
  cancelled: { zh: '已取消，没有扣款。', en: 'Cancelled, and nothing is charged.' },
  refunding: { zh: '正在退款，原路退回。', en: 'The refund is on its way to where the payment came from.' },
  refunded: { zh: '已原路退款。', en: 'Refunded to where the payment came from.' },
}

/** What the records of a customer say of what they ask about; undefined where there is no such record. */
export async function serviceCase(db: Db, query: ServiceQuery, viewer: Viewer): Promise<ServiceCase | undefined> {
  const userId = Number(query.customer)
  const { about, id } = query
  if (!Number.isSafeInteger(userId) || !id) return undefined
  if (about === 'order') {
    const order = await rowOf(db, userId, viewer, id)
    return (
      order && { title: order.title, state: order.stateText, answer: inLanguage(answers[order.state], viewer.lang) }
    )
  }
  const withdrawal = about === 'withdrawal' ? await withdrawalOf(db, userId, id) : undefined
  const last =
    withdrawal &&
    stepsOf(withdrawal, viewer.lang)
      .filter(({ time }) => time !== undefined)
      .pop()
  if (!withdrawal || !last) return undefined
  const reason = withdrawal.reason ? inLanguage(withdrawal.reason, viewer.lang) : ''
  const title = `${inLanguage(withdrawal.accountName, viewer.lang)} ${withdrawal.masked} ${yuan(withdrawal.amount)}`
  return { title, state: last.text, answer: reason }
}
