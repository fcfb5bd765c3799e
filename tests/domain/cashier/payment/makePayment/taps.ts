import { signIn } from '@tests/domain/cashier/customers'
import { FakeGateway, target } from '@tests/domain/cashier/fakeGateway'
import { resetHost } from '@tests/domain/cashier/fakeHost'
import type { ChosenTool } from '@/contract/cashier'
import { makePayment } from '@/domain/cashier/payment/makePayment'
import type { PayTarget } from '@/domain/cashier/payment/payment'
import { session } from '@/domain/session/session'

/** The server of the test that runs. */
export let gateway: FakeGateway

/** Taps of a customer who is signed in, with a server of its own in each test. */
export function tapsOfCustomer(): void {
  beforeEach(() => {
    resetHost()
    session.signOut()
    signIn('token-a')
    gateway = new FakeGateway()
  })
}

export const pay = (tool: ChosenTool, of: PayTarget = target) => makePayment(of, tool, gateway)
