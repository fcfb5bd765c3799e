import { steadyNow } from '@/lib/steadyClock'
import { ApiError } from '@/request/errors'
import type { Gateway, QueryResult } from '../gateway/gateway'
import { loginPrint } from '../pending/customer'
import type { Payment } from './payment'

/** The shortest time between two questions of the schedule, in milliseconds. */
const recent = 2000

interface Asked {
  answer: Promise<QueryResult>
  /** When it was answered, by the steady clock, in milliseconds; undefined while it is under way. */
  at?: number
}

const asked = new WeakMap<object, Map<string, Asked>>()

/**
 * The gateway's query, made once for all callers that ask about the same payment at the same time or within two seconds: the start of the
 * app and the screen it opens on do, in either order. Only what the server said is shared, and only under one login.
 */
export const sharedQuery = (gateway: Pick<Gateway, 'query'>): Pick<Gateway, 'query'> => ({
  query(payment) {
    const known = asked.get(gateway) ?? new Map<string, Asked>()
    asked.set(gateway, known)
    for (const [key, { at = Number.POSITIVE_INFINITY }] of known) if (steadyNow() - at >= recent) known.delete(key)
    const key = keyOf(payment)
    const shared = known.get(key)
    if (shared) return shared.answer
    const one: Asked = { answer: gateway.query(payment) }
    const keep = () => {
      one.at = steadyNow()
    }
    known.set(key, one)
    one.answer.then(keep, (error) => {
      if (error instanceof ApiError && error.kind === 'refused') keep()
      else known.delete(key)
    })
    return one.answer
  },
})

const keyOf = ({ bizNo, orderId, requestId, bizType }: Payment): string =>
  JSON.stringify([loginPrint(), bizType, ...(bizNo ? [bizNo] : [orderId, requestId])])
