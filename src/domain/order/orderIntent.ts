import md5 from 'crypto-js/md5'
import { orderIntentsKey } from '@/domain/session/customerKeys'
import { toWellFormed } from '@/lib/text'
import { launchStorage } from '@/platform/sessionStorage'
import { makeRequestId } from '@/request/call'

/** What a customer means to buy, and the id under which he asks for it. */
interface Intent {
  /** Fingerprint of the form; the form itself holds a phone number and is not stored. */
  form: string
  requestId: string
  /** What it orders, as long as the customer is to be warned of it. */
  goodsId?: string
}

/** `reused` says that the id was sent before and its end is not known. */
interface OrderIntent {
  requestId: string
  reused: boolean
}

/** Intents whose end is not known; more than a few at once means that nobody comes back to the older ones. */
const kept = 5

const fingerprint = (path: string, form: object): string => md5(toWellFormed(path + JSON.stringify(form))).toString()

/** Without what somebody else wrote there. */
function stored(): Intent[] {
  const intents = launchStorage.read<unknown>(orderIntentsKey)
  const isIntent = (one: Partial<Intent> | null) => typeof one?.form === 'string' && typeof one.requestId === 'string'
  return Array.isArray(intents) ? intents.filter(isIntent) : []
}

/**
 * The id of an intent: the same form has the same id until its end is known, also when the screen was left meanwhile.
 * @param goodsId what it orders, where another order of the same must not be made unawares
 */
export function orderIntent(path: string, form: object, goodsId?: string): OrderIntent {
  const print = fingerprint(path, form)
  const known = stored().find((one) => one.form === print)
  if (known) return { requestId: known.requestId, reused: true }
  const requestId = makeRequestId()
  launchStorage.write(orderIntentsKey, [...stored(), { form: print, requestId, goodsId }].slice(-kept))
  return { requestId, reused: false }
}

/** The end of an intent is known and was shown: the same form asks for something new from now on. */
export function endOrderIntent(path: string, form: object): void {
  const print = fingerprint(path, form)
  launchStorage.write(
    orderIntentsKey,
    stored().filter((one) => one.form !== print),
  )
}

/** Whether an order of these goods was asked for whose end the customer was never shown: his next form may be another one. */
export const isOrderOpen = (goodsId: string): boolean => stored().some((one) => one.goodsId === goodsId)

/** The customer has made another order of these goods: the earlier ones keep their ids, and he is warned of them no more. */
export function acceptOpenOrders(goodsId: string): void {
  const accepted = stored().map((one) => (one.goodsId === goodsId ? { ...one, goodsId: undefined } : one))
  launchStorage.write(orderIntentsKey, accepted)
}
