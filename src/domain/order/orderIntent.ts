import md5 from 'crypto-js/md5'
import { orderIntentsKey } from '@/domain/session/customerKeys'
import { ascii, list, record, text } from '@/lib/readers'
import { toWellFormed } from '@/lib/text'
import { storedForLaunch } from '@/platform/stored'
import { makeRequestId } from '@/request/call'

/** What a customer means to buy, and the request id under which they ask for it. */
interface Intent {
  /** Fingerprint of the form; the form itself holds a phone number and is not stored. */
  form: string
  requestId: string
  /** What it orders, as long as the customer is to be warned of it. */
  goodsId?: string
}

/** The request id of an order; `reused` says that it was sent before and its outcome is not known. */
interface OrderIntent {
  requestId: string
  reused: boolean
}

/** How many intents of unknown outcome are kept; older ones are dropped. */
const most = 5

const asIntent = (value: unknown): Intent | undefined =>
  record(
    value,
    { form: (print) => text(print, 32, /^[\da-f]{32}$/), requestId: (id) => ascii(id, 128) },
    { goodsId: (id) => text(id, 128) },
  )

const storedIntents = storedForLaunch(orderIntentsKey, (value) => list(value, asIntent, most))

const intents = (): Intent[] => storedIntents.read() ?? []

const fingerprint = (path: string, form: object): string => md5(toWellFormed(path + JSON.stringify(form))).toString()

/**
 * The request id of a form: the same until its outcome is known, also when the screen was left meanwhile.
 * @param goodsId what it orders, where the customer must be warned before another order of the same
 */
export function orderIntent(path: string, form: object, goodsId?: string): OrderIntent {
  const print = fingerprint(path, form)
  const known = intents().find((one) => one.form === print)
  if (known) return { requestId: known.requestId, reused: true }
  const requestId = makeRequestId()
  storedIntents.write([...intents(), { form: print, requestId, goodsId }].slice(-most))
  return { requestId, reused: false }
}

/** Forgets the request id of a form once its outcome is known and was shown: the same form is a new order from then on. */
export function endOrderIntent(path: string, form: object): void {
  const print = fingerprint(path, form)
  storedIntents.write(intents().filter((one) => one.form !== print))
}

/** Whether an order of these goods was sent whose outcome the customer was never shown: a second order may be unintended. */
export const isOrderOpen = (goodsId: string): boolean => intents().some((one) => one.goodsId === goodsId)

/** The customer has ordered these goods again: the earlier orders keep their request ids, and are no longer warned of. */
export function acceptOpenOrders(goodsId: string): void {
  storedIntents.write(intents().map((one) => (one.goodsId === goodsId ? { ...one, goodsId: undefined } : one)))
}
