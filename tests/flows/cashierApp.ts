import { live, taroModule } from '@tests/request/liveHost'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import type { ChosenTool } from '@/contract/cashier'
import { goods } from '@/contract/mall/goods'
import { shop } from '@/contract/mall/shelf'
import { goldOrder } from '@/contract/member/gold'
import type { ConfirmOrderInfoReq } from '@/contract/order/place'
import { confirmOrderInfo, order } from '@/contract/order/place'
import type { PayTarget } from '@/domain/cashier/payment/payment'

/** A browser on a phone. */
const hostModule = {
  hostFacts: {
    channel: () => 'APP',
    source: () => 'APP',
    terminalType: () => 'WEB',
    os: () => 'ANDROID',
    ua: () => 'test',
    origin: () => APP_HOSTS.main,
  },
}

/** The address that the app has opened outside of it. */
export const left: string[] = []

const payModule = {
  pay: {
    tools: ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
    openSheet: async () => 'unknown',
    leaveFor: (url: string) => void left.push(url),
  },
}

/**
 * One device for every start of the app; each start loads the modules again. Use before the first start: `jest.mock('@tarojs/taro', () =>
 * (globalThis as unknown as Device).device.taroModule)`, and likewise the host and the payment.
 */
export interface Device {
  device: { taroModule: object; hostModule: object; payModule: object }
}
Object.assign(globalThis, { device: { taroModule, hostModule, payModule } } satisfies Device)

/** The state of one start of the app; its storage is shared with all other starts. */
export interface RunningApp {
  /** @param wished kind of tool chosen before the order was made */
  cashier(
    orderId: string,
    wished?: string,
  ): InstanceType<typeof import('@/subPackages/xyfApp/h5-pay/index/store').CashierStore>
  result(
    orderId: string,
    named: { bizNo?: string; outBizNo?: string },
  ): InstanceType<typeof import('@/domain/cashier/result/payResultStore').PayResultStore>
  resolveAtStart(): Promise<void>
  pending: typeof import('@/domain/cashier/pending/pendingPayments').pendingPayments
}

const sold: Record<string, Pick<PayTarget, 'source' | 'bizType'>> = {
  M: { source: 'mall', bizType: 'MALL_ORDER' },
  G: { source: 'gold-member', bizType: 'VIP_MEMBER_CARD' },
}

function targetOf(orderId: string): PayTarget {
  const { source, bizType } = sold[orderId.charAt(0)] ?? { source: 'mall', bizType: 'MALL_ORDER' }
  const result = `${APP_HOSTS.main}/subPackages/xyfApp/member-v2/payCardResult`
  return { orderId, source, bizType, callBackUrl: `${result}?orderId=${orderId}&source=${source}` }
}

/** Starts the app again: only the storage is kept from an earlier start. A second start at the same time is another tab. */
export function startApp(token: string): RunningApp {
  let app: RunningApp | undefined
  jest.isolateModules(() => {
    const { connectApp } = jest.requireActual('@tests/request/fakeApp')
    connectApp().token = token
    jest.requireActual('@/domain/session/session').session.signIn(token)
    const { CashierStore } = jest.requireActual('@/subPackages/xyfApp/h5-pay/index/store')
    const { PayResultStore } = jest.requireActual('@/domain/cashier/result/payResultStore')
    const { resolveAtStart } = jest.requireActual('@/domain/cashier/pending/resolveAtStart')
    const { pendingPayments } = jest.requireActual('@/domain/cashier/pending/pendingPayments')
    app = {
      cashier: (orderId, wished) => new CashierStore(targetOf(orderId), wished),
      result: (orderId, named) => new PayResultStore(targetOf(orderId), named),
      resolveAtStart,
      pending: pendingPayments,
    }
  })
  if (!app) throw new Error('the app did not start')
  return app
}

let phone: Pick<ConfirmOrderInfoReq, 'goodsId' | 'rechargeType'> | undefined

/** Makes an unpaid order over the wire; returns its number and its cost. */
export async function newOrder(sandbox: TestSandbox, token: string): Promise<{ orderId: string; amount: number }> {
  phone ??= await findPhone(sandbox)
  const ware = { ...phone, quantity: 1 }
  const info = await sandbox.call(confirmOrderInfo, ware, { token })
  const { transAmount } = info.data.order
  const made = await sandbox.call(order, { ...ware, rechargeAccount: '13800138002', transAmount }, { token })
  if (made.code !== '000000') throw new Error(made.message)
  return { orderId: made.data.orderId, amount: transAmount }
}

/** Orders the gold membership for a month. */
export async function newGoldOrder(sandbox: TestSandbox, token: string): Promise<{ orderId: string; amount: number }> {
  const { data } = await sandbox.call(goldOrder, { levelId: 'gold-month', price: 1_990 }, { token })
  return { orderId: data.orderId, amount: data.payAmount }
}

async function findPhone(sandbox: TestSandbox) {
  const { goodList } = (await sandbox.call(shop, { page: 1 })).data
  for (const { goodsId } of goodList) {
    const { rechargeTypes } = (await sandbox.call(goods, { goodsId })).data
    const option = rechargeTypes.find(({ kind, stock }) => kind === 'phone' && stock > 50)
    if (option) return { goodsId, rechargeType: option.type }
  }
  throw new Error('no phone recharge is on sale')
}

/** The tools of a member with five cards. */
export const toolsFor = (
  amount: number,
): Record<'alipay' | 'wechat' | 'card' | 'poor' | 'slow' | 'lost', ChosenTool> => ({
  alipay: { assetType: 'ALIPAY', amount },
  wechat: { assetType: 'WECHATPAY', amount },
  card: { assetType: 'DEBIT_CARD', amount, cardId: 'C1020' },
  poor: { assetType: 'DEBIT_CARD', amount, cardId: 'C1021' },
  slow: { assetType: 'DEBIT_CARD', amount, cardId: 'C1022' },
  lost: { assetType: 'DEBIT_CARD', amount, cardId: 'C1023' },
})

/** The provider's page at this address: the customer approves, declines or leaves the payment pending. */
export async function atProvider(sandbox: TestSandbox, address: string, outcome: 'approve' | 'decline' | 'pending') {
  const answer = await fetch(`${sandbox.url}/sandbox/provider/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session: new URL(address).searchParams.get('session'), outcome }),
  })
  const { data } = (await answer.json()) as { data: { returnUrl: string } }
  return Object.fromEntries(new URL(data.returnUrl).searchParams) as Record<string, string>
}

/** Calls whose path ended with this one, with the request id of each. */
export const callsTo = (path: string) =>
  live.requests
    .filter(({ url }) => url.endsWith(path))
    .map(({ header, data }) => ({
      requestId: header?.requestId ?? '',
      args: JSON.parse((data as { args: string }).args) as Record<string, unknown>,
    }))

const { setTimeout: realTimeout } = globalThis

/** From here to the end of the test, time passes for the app in `until` alone, and never while it waits for an answer. */
export function stopTime(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] })
}

const isStopped = () => setTimeout !== realTimeout

export async function until(isTrue: () => unknown): Promise<void> {
  for (let turns = 400; turns > 0 && !(await isTrue()); turns--) {
    await new Promise((done) => realTimeout(done, 20))
    if (isStopped() && live.underWay === 0) jest.advanceTimersByTime(1_000)
  }
  expect(await isTrue()).toBeTruthy()
}
