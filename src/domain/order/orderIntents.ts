import md5 from 'crypto-js/md5'
import { orderIntentsKey } from '@/domain/session/customerKeys'
import { ascii, list, record, text } from '@/lib/parsers'
import { toWellFormed } from '@/lib/text'
import { storedForLaunch } from '@/platform/storage/stored'
import { makeRequestId } from '@/request/call'
import type { Intents } from '@/request/intents'

/** The id of an order as it is kept. */
interface KeptIntent {
  /** Fingerprint of the form; the form itself holds a phone number and is not stored (S6). */
  form: string
  requestId: string
  /** What it orders, as long as the customer is to be warned of it. */
  goodsId?: string
}

/** Largest number of stored orders whose result is unknown; customers do not return to older ones. */
const limit = 5

const asIntent = (value: unknown): KeptIntent | undefined =>
  record(
    value,
    { form: (print) => text(print, 32, /^[\da-f]{32}$/), requestId: (id) => ascii(id, 128) },
    { goodsId: (id) => text(id, 128) },
  )

const storedIntents = storedForLaunch(orderIntentsKey, (value) => list(value, asIntent, limit))

const kept = {
  read: (): KeptIntent[] => storedIntents.read() ?? [],
  write: (intents: KeptIntent[]) => storedIntents.write(intents),
}

const fingerprint = (path: string, form: object): string => md5(toWellFormed(path + JSON.stringify(form))).toString()

const goodsOf = (form: { goodsId?: string }): string | undefined => form.goodsId

/**
 * Keeps the ids of orders for this launch: a form whose end the customer has not seen is sent under the same id, also after its
 * screen was closed. An order that they have seen ends the warning about earlier ones of the same goods, which keep their ids.
 * @param path what is called: the same form to another endpoint is another order
 */
export const orderIntents = (path: string): Intents => ({
  of(form) {
    const print = fingerprint(path, form)
    const known = kept.read().find((one) => one.form === print)
    if (known) return { requestId: known.requestId, isReused: true }
    const requestId = makeRequestId()
    kept.write([...kept.read(), { form: print, requestId, goodsId: goodsOf(form) }].slice(-limit))
    return { requestId, isReused: false }
  },
  end(form, how) {
    const print = fingerprint(path, form)
    const rest = kept.read().filter((one) => one.form !== print)
    kept.write(how === 'done' ? withoutWarning(rest, goodsOf(form)) : rest)
  },
})

const withoutWarning = (intents: readonly KeptIntent[], goodsId: string | undefined): KeptIntent[] =>
  intents.map((one) => (one.goodsId === goodsId ? { ...one, goodsId: undefined } : one))

/** Whether an order of these goods was sent whose end the customer has not seen: their next form may be another one. */
export const isOrderOpen = (goodsId: string): boolean => kept.read().some((one) => one.goodsId === goodsId)
