import { sent, settled } from '@tests/request/fakeHost'
import type { Callable, Endpoint } from '@/contract/endpoint'
import { call } from '@/request/call'
import { bodyOf } from './wireAnswers'

/** The outcome of a call for an answer with this data: the data as it is read, or the error. */
export async function readAs(endpoint: Endpoint<object, unknown>, data: unknown): Promise<unknown> {
  const outcome = call(endpoint as Callable<object, unknown>, {}, { toast: false }).catch((error: unknown) => error)
  await settled()
  await sent.at(-1)?.answer(bodyOf(endpoint, data))
  sent.length = 0
  return outcome
}
