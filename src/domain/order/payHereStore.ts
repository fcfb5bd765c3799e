import { makeAutoObservable } from 'mobx'
import type { PayParams } from '@/contract/order/detail'
import { type PayChannelRes, payChannel } from '@/contract/paysystem'
import { paysystemGateway } from '@/domain/cashier/gateway/paysystemGateway'
import type { PayTarget } from '@/domain/cashier/payment/payment'
import { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { offered, toolKey } from '@/domain/cashier/tools/tools'
import { Loadable } from '@/request/loadable'

type Channel = PayChannelRes['channels'][number]

/** Pays an order on its own screen, outside the cashier: a sheet with the tools, and the payment itself. */
export class PayHereStore {
  readonly channels = new Loadable<PayChannelRes>()
  isOpen = false
  pay: PaymentStore
  /** What is paid, as the order says it. */
  private params: PayParams | undefined = undefined
  private chosenKey: string | undefined = undefined

  constructor(target: PayTarget) {
    this.pay = new PaymentStore({ target, gateway: paysystemGateway() })
    makeAutoObservable(this, { pay: false, channels: false }, { autoBind: true })
  }

  /** Opens the sheet for what the order says is to be paid; a payment that the server already knows is gone on with. */
  open(params: PayParams): void {
    this.params = params
    this.pay.bind(params.deductType === 2 ? params.bizNo : undefined)
    this.isOpen = true
    this.loadChannels()
  }

  loadChannels(): void {
    void this.channels.load((read) => read(payChannel, {}))
  }

  /** The customer stays on this screen: a payment that was being made leads them nowhere any more (P2). */
  close(): void {
    this.isOpen = false
    this.pay.giveUp()
  }

  /** Fen. */
  get amount(): number {
    return this.params?.amount ?? 0
  }

  /** The tools that this host can run. */
  get tools(): Channel[] {
    return offered(this.channels.value?.channels ?? [])
  }

  /** The chosen tool; the first one until the customer chooses. */
  get chosen(): Channel | undefined {
    return this.tools.find((tool) => toolKey(tool) === this.chosenKey) ?? this.tools[0]
  }

  choose(tool: Channel): void {
    this.chosenKey = toolKey(tool)
  }

  payNow(): void {
    if (!this.chosen || !this.params) return
    const { assetType, cardId } = this.chosen
    void this.pay.pay({ assetType, amount: this.amount, ...(cardId ? { cardId } : {}) })
  }

  /** Starts anew after the bank's code was locked. */
  restart(): void {
    this.pay.giveUp()
    this.payNow()
  }

  /** The screen is shown, maybe again: the payment asks for its result. */
  show(): void {
    this.pay.show()
  }

  /** The screen is hidden: no questions meanwhile. */
  hide(): void {
    this.pay.hide()
  }

  /** The screen is closed; a payment under way goes on without it. */
  drop(): void {
    this.channels.drop()
    this.pay.drop()
  }
}
