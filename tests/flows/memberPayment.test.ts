import { pointHostsAt } from '@tests/fixtures/hosts'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { live } from '@tests/request/liveHost'
import { MemberPlay } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import type { AssetType } from '@/contract/cashier'
import { vipInfo } from '@/contract/member/info'
import { vipAlipayPay, vipBankCode, vipBankPay, vipConfirmBankCode, vipPayStatus } from '@/contract/member/order'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { boundBizNo } from '@/domain/cashier/gateway/products/boundBizNo'
import { vipGateway } from '@/domain/cashier/gateway/vipGateway'
import { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { cashierValues } from '@/domain/cashier/payment/cashierStorage'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { drop } from '@/lib/drop'
import { call } from '@/request/call'
import { callsTo, until } from './cashierApp'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/liveHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.alipay'))
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('../../src/platform/storage/sessionStorage.ts'))
jest.mock('@/platform/pay/pay', () => ({
  pay: {
    tools: ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
    openSheet: ({ tradeNO }: { tradeNO: string }) => sheet(tradeNO),
    leaveFor: () => undefined,
  },
}))

const mobile = '13800138002'
const sandbox = sandboxTest()
let app: FakeApp
const opened: PayHereStore[] = []

/** Result of the host's payment sheet: the customer approves, and the provider's notification arrives first, as in production. */
async function sheet(session: string): Promise<'done'> {
  await fetch(`${sandbox.url}/sandbox/provider/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome: 'approve' }),
  })
  return 'done'
}

beforeAll(() => {
  pointHostsAt(sandbox.url)
  app = connectApp()
})
beforeEach(async () => {
  app.token = await sandbox.login(mobile)
  pendingPayments.forget()
  live.forget()
})
afterEach(() => {
  for (const store of opened.splice(0)) drop(store)
})

/** A new order of the membership for a month. */
async function newOrder(): Promise<string> {
  const made = await new MemberPlay(sandbox, app.token ?? '').order('single_month')
  return made.data.vipOrderNo
}

/** The sheet of a membership's screen, open for an order with one tool chosen. */
async function payHere(orderId: string, tool: AssetType): Promise<PayHereStore> {
  const order = await call(memberOrderInfo, { orderId })
  const target = { orderId, source: 'member-v2', bizType: 'VIP_MEMBER_CARD' as const, callBackUrl: '' }
  const store = new PayHereStore({
    target,
    gateway: vipGateway,
    tools: ['ALIPAY', 'DEBIT_CARD'],
    values: () => ({ isPayVipCashier: false }),
  })
  opened.push(store)
  store.open({ amount: order.payAmount, boundBizNo: boundBizNo(order) })
  await until(() => store.channels.value)
  const chosen = store.tools.find(({ assetType }) => assetType === tool)
  if (chosen) store.choose(chosen)
  live.forget()
  return store
}

/** Confirms with the newest code that the bank has sent. */
async function confirm({ pay }: PayHereStore): Promise<void> {
  await until(() => pay.code && !pay.code.busy)
  const [message] = await sandbox.inbox(mobile)
  await pay.confirmCode(message?.code ?? '')
}

const stateOf = async (orderId: string) => (await call(memberOrderInfo, { orderId })).state

describe('R-88 a membership is ordered, paid on its own screen, and its payment queried', () => {
  it('R-88 R-70 by card: the code is sent and confirmed by the membership’s calls, and no cashier is open', async () => {
    const orderId = await newOrder()
    const store = await payHere(orderId, 'DEBIT_CARD')
    expect(store.tools.map(({ assetType }) => assetType)).not.toContain('WECHATPAY')
    store.payNow()
    await confirm(store)
    await until(() => store.pay.state === 'paid')
    expect(await stateOf(orderId)).toBe('paid')
    expect(cashierValues.isPayVipCashier.read()).toBe(false)
    for (const { path } of [vipBankPay, vipBankCode, vipConfirmBankCode]) expect(callsTo(path)).toHaveLength(1)
  })

  it('R-88 by Alipay: the pay status says that it is paid', async () => {
    const orderId = await newOrder()
    const store = await payHere(orderId, 'ALIPAY')
    store.payNow()
    await until(() => store.pay.state === 'paid')
    expect(callsTo(vipAlipayPay.path)).toHaveLength(1)
    expect(callsTo(vipPayStatus.path).at(-1)?.args).toEqual({
      vipOrderNo: orderId,
      bizNo: store.pay.current.payment?.bizNo,
    })
    expect(await stateOf(orderId)).toBe('paid')
  })

  it('P3 R-88 a payment whose answer was lost is found by its request id, and not made again', async () => {
    const orderId = await newOrder()
    const store = await payHere(orderId, 'DEBIT_CARD')
    await sandbox.fault({ kind: 'drop-after', path: vipBankPay.path })
    store.payNow()
    await until(() => store.pay.status === 'payFailed')
    expect(store.pay.state).toBe('unknown')
    store.payNow()
    await confirm(store)
    await until(() => store.pay.state === 'paid')
    const [create] = callsTo(vipBankPay.path)
    expect(callsTo(vipBankPay.path)).toHaveLength(1)
    expect(callsTo(vipPayStatus.path)[0]?.args).toEqual({ vipOrderNo: orderId, requestId: create?.requestId })
    expect(await stateOf(orderId)).toBe('paid')
  })
})

it('R-79 P17 an unpaid order of deduct type 2 is asked about first, then paid through its own payment', async () => {
  app.token = await sandbox.login('13800138013')
  const { unpaidOrder, unpaidOrderDeductType } = await call(vipInfo, {})
  expect(unpaidOrderDeductType).toBe(2)
  const orderId = unpaidOrder?.unpaidOrder ?? ''
  const { bizNo } = await call(memberOrderInfo, { orderId })
  const store = await payHere(orderId, 'ALIPAY')
  store.payNow()
  await until(() => store.pay.state === 'paid')
  expect(callsTo(vipPayStatus.path)[0]?.args).toEqual({ vipOrderNo: orderId, bizNo })
  expect(store.pay.current.payment?.bizNo).toBe(bizNo)
  expect(await stateOf(orderId)).toBe('paid')
})
