import { makeAutoObservable } from 'mobx'
import type { AssetType } from '@/contract/cashier'
import { type PayChannelRes, payChannel } from '@/contract/paysystem'
import { PaymentStore, type PayOptions } from '@/domain/cashier/payment/paymentStore'
import { reportStep } from '@/domain/cashier/payment/reportPayment'
import { offered, toolKey } from '@/domain/cashier/tools/tools'
import { Loadable } from '@/request/loadable'

type Channel = PayChannelRes['channels'][number]

interface PayHereOptions extends Omit<PayOptions, 'keepsLater'> {
  /** The kinds of tool that the gateway has a call for; all of them where it is left out. */
  tools?: readonly AssetType[]
}

/** What the order says about its payment. */
interface Payable {
  /** Fen. */
  amount: number
  /** The payment to go on with. */
  boundBizNo?: string
}

/** Pays on the screen of what is paid for, outside the cashier: a sheet with the tools, and the payment itself. */
export class PayHereStore {
  readonly channels = new Loadable<PayChannelRes>()
  isOpen = false
  pay: PaymentStore
  /** What is paid; undefined until the sheet was opened. */
  private payable: Payable | undefined = undefined
  private readonly kinds: readonly AssetType[] | undefined
  private chosenKey: string | undefined = undefined

  constructor({ tools, ...options }: PayHereOptions) {
    this.kinds = tools
    this.pay = new PaymentStore({ ...options, keepsLater: true })
    makeAutoObservable<PayHereStore, 'kinds'>(this, { pay: false, kinds: false }, { autoBind: true })
  }

  /** Opens the sheet for what the order says is to be paid; a payment that the server already knows is gone on with. */
  open(payable: Payable): void {
    this.payable = payable
    this.pay.keep()
    this.pay.bind(payable.boundBizNo)
    this.isOpen = true
    reportStep('toolsShown', this.pay.target.bizType)
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
    return this.payable?.amount ?? 0
  }

  /** The tools that this host can run and the gateway has a call for. */
  get tools(): Channel[] {
    const { kinds } = this
    return offered(this.channels.value?.channels ?? []).filter(({ assetType }) => !kinds || kinds.includes(assetType))
  }

  /** The chosen tool; the first one until the customer chooses. */
  get chosen(): Channel | undefined {
    return this.tools.find((tool) => toolKey(tool) === this.chosenKey) ?? this.tools[0]
  }

  choose(tool: Channel): void {
    this.chosenKey = toolKey(tool)
    reportStep('toolChosen', this.pay.target.bizType)
  }

  payNow(): void {
    if (!this.chosen || !this.payable) return
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
}
