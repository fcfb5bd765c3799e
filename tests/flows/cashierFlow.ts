import { pointHostsAt } from '@tests/fixtures/hosts'
import { live } from '@tests/request/liveHost'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { createAndPay, payQuery } from '@/contract/cashier'
import { orderDetail } from '@/contract/order/detail'
import { drop } from '@/lib/drop'
import { callsTo, left, newOrder, type RunningApp, startApp, toolsFor, until } from './cashierApp'

/** A member with five cards. */
export const mobile = '13800138002'

export let sandbox: TestSandbox
export let token: string
/** The app on the customer's device, started again for each test. */
export let app: RunningApp

let screens: object[] = []

/** The cashier against a sandbox of its own; its screens are dropped after each test. */
export function cashierWithSandbox(): void {
  beforeAll(async () => {
    sandbox = await sharedSandbox()
    pointHostsAt(sandbox.url)
    token = await sandbox.login(mobile)
  })
  afterAll(() => sandbox.close())
  beforeEach(() => {
    live.stored.clear()
    live.forget()
    left.length = 0
    app = startApp(token)
  })
  afterEach(async () => {
    jest.useRealTimers()
    for (const screen of screens) drop(screen)
    screens = []
    // A call that is still delayed would take the next test's fault on its way out.
    await until(() => live.underWay === 0)
    await sandbox.clearFaults()
  })
}

/** A screen that is closed at the end of the test. */
export const opened = <S extends object>(screen: S): S => {
  screens.push(screen)
  return screen
}

/** A new order whose customer has opened the page of Alipay. */
export async function leave() {
  const made = await newOrder(sandbox, token)
  const cashier = opened(app.cashier(made.orderId))
  await cashier.pay.pay(toolsFor(made.amount).alipay)
  return { ...made, cashier, address: left[0] ?? '' }
}

export const stateOf = async (orderId: string) =>
  (await sandbox.call(orderDetail, { orderId }, { token })).data.orderDetail.state
export const usedFaults = async () => (await sandbox.faultLog()).map(({ fault }) => fault.kind)
export const creates = () => callsTo(createAndPay.path)
export const queries = () => callsTo(payQuery.path)
