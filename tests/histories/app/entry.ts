import { reaction } from 'mobx'
import type { Callable } from '@/contract/endpoint'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { paymentInfo } from '@/contract/order/detail'
import { logout } from '@/contract/session'
import { paysystemGateway } from '@/domain/cashier/gateway/paysystemGateway'
import { vipGateway } from '@/domain/cashier/gateway/vipGateway'
import type { PayTarget } from '@/domain/cashier/payment/payment'
import { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { resolveAtStart } from '@/domain/cashier/pending/resolveAtStart'
import { PayResultStore } from '@/domain/cashier/result/payResultStore'
import { session } from '@/domain/session/session'
import { sessionLost } from '@/domain/session/sessionLost'
import { signedInToken } from '@/domain/session/signedIn'
import { call } from '@/request/call'
import { Network } from '@/request/network'
import { orElse } from '@/request/orElse'
import { connectRequests } from '@/request/ports'
import { CashierStore } from '@/subPackages/xyfApp/h5-pay/index/store'

/** One start of the app, without its components: what `app.tsx` connects at the start, and the screens that pay. */

connectRequests({
  token: () => session.token,
  appToken: () => undefined,
  deviceId: () => '',
  sessionId: () => '',
  language: () => 'zh-CN',
  innerApp: () => 'xbt',
  isPersonal: () => true,
  mayCollect: () => true,
  utmSource: () => '',
  cnlPdCode: () => 'APP001000007',
  supplier: () => ({}),
  onSessionLost: (token) => sessionLost(token, { needsLogin: true, toLogin: () => undefined, tell: () => undefined }),
  showError: () => undefined,
  network: new Network(),
})
session.restore()

/** What an order says of its payment, as its own screen reads it before it pays. */
async function boundBizNo({ orderId, bizType }: PayTarget): Promise<string | undefined> {
  const ask = <Req extends object, Res>(endpoint: Callable<Req, Res>, data: Req) =>
    orElse(call(endpoint, data, { toast: false }))
  const known =
    bizType === 'MALL_ORDER'
      ? (await ask(paymentInfo, { orderId }))?.payParams
      : await ask(memberOrderInfo, { orderId })
  return known?.deductType === 2 ? known.bizNo : undefined
}

/** A screen that pays without the cashier, by the calls of what it sells. */
class OwnScreen {
  readonly pay: PaymentStore

  constructor(target: PayTarget) {
    const gateway = target.bizType === 'MALL_ORDER' ? paysystemGateway() : vipGateway
    this.pay = new PaymentStore({ target, gateway })
  }

  async load(): Promise<void> {
    this.pay.bind(await boundBizNo(this.pay.target))
  }

  get isPaid(): boolean {
    return this.pay.state === 'paid'
  }

  drop(): void {
    this.pay.drop()
  }
}

/** The app's shared instances and the screens that pay, of this start. */
export const app = {
  session,
  pendingPayments,
  /** Runs at each login, as in the app itself (P6). */
  startBackground: () => reaction(signedInToken, () => void resolveAtStart(), { fireImmediately: true }),
  cashier: (target: PayTarget) => new CashierStore(target),
  own: (target: PayTarget) => new OwnScreen(target),
  result: (target: PayTarget, named: { bizNo?: string; outBizNo?: string }) => new PayResultStore(target, named),
  logout: () => orElse(call(logout, {}, { toast: false })),
}

export type App = typeof app
