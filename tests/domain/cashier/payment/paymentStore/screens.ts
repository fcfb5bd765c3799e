import { signIn } from '@tests/domain/cashier/customers'
import { FakeGateway, target } from '@tests/domain/cashier/fakeGateway'
import { resetHost } from '@tests/domain/cashier/fakeHost'
import { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { reasonOf } from '@/domain/cashier/payment/showPayFailure'
import { session } from '@/domain/session/session'

/** The server of the test that runs. */
export let gateway: FakeGateway

let stores: PaymentStore[] = []

/** Pages of a signed-in customer, new in each test, with a fake clock. */
export function screensOfCustomer(): void {
  beforeEach(() => {
    jest.useFakeTimers()
    resetHost()
    session.signOut()
    signIn('token-a')
    gateway = new FakeGateway()
    stores = []
  })
  afterEach(() => {
    for (const store of stores) store.drop()
    jest.useRealTimers()
  })
}

/** A screen that pays the order. */
export function open(of: Partial<typeof target> = {}): PaymentStore {
  const store = new PaymentStore({ target: { ...target, ...of }, gateway })
  stores.push(store)
  return store
}

/** Why the last try did not succeed, as the customer reads it; empty where there is nothing to say. */
export const reasonIn = ({ failure }: PaymentStore): string => (failure ? reasonOf(failure) : '')

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** A slow answer. @param ms milliseconds */
export const later =
  <T>(answer: T, ms: number) =>
  () =>
    new Promise<T>((resolve) => setTimeout(() => resolve(answer), ms))
