import { makeAutoObservable, observableRef } from 'mobx'
import type { PriceOption, UnpaidOrder } from '@/contract/member/info'
import { vipGateway } from '@/domain/cashier/gateway/vipGateway'
import { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { drop } from '@/lib/drop'
import { report } from '@/report/report'
import { Submission } from '@/request/submission'
import type { Membership } from './memberships'
import { type PlacedOrder, placeOrder, type Wish } from './placeOrder'
import { orderOfAnotherPlan, priceOfOrder } from './purchase'
import type { MembershipPage } from './readMembership'

/** What keeps a tap on "buy" from buying: a tick that is missing. */
export type MissingTick = 'terms' | 'renewal'

interface BuyOptions {
  membership: Membership
  /** Reads the screen again: what it shows of the order or its price is out of date. */
  reload(): unknown
}

/** Buys a membership: ticks, the confirmation that some customers get, the order, and its payment in the cashier or here. */
export class BuyStore {
  agreed = false
  /** The customer agrees that the chosen price is charged again; never ticked beforehand. */
  agreedRenewal = false
  /** Why the server did not take the order, said at the button. */
  refusal = ''
  /** The question before buying is open, for customers of group B (vip_confirm_content). */
  confirms = false
  /** The order of another plan that waits: the customer pays it, or cancels it and orders the chosen plan. */
  waiting: UnpaidOrder | undefined = undefined
  /** The payment on this screen, where memberships are not paid in the cashier. */
  payHere: PayHereStore | undefined = undefined
  readonly placing: Submission<Wish, PlacedOrder>
  private wish: Wish | undefined = undefined
  private readonly options: BuyOptions

  constructor(options: BuyOptions) {
    this.options = options
    this.placing = new Submission<Wish, PlacedOrder>({
      needsConsent: true,
      send: (wish, send) => placeOrder(options.membership, wish, send),
      showRefusal: ({ message }) => {
        this.refuse(message)
        options.reload()
        return message !== ''
      },
    })
    makeAutoObservable<BuyStore, 'options' | 'wish'>(
      this,
      { payHere: observableRef, options: false, wish: false },
      { autoBind: true },
    )
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    report('memberAgreementTap', {})
  }

  agreeRenewal(agreed: boolean): void {
    this.agreedRenewal = agreed
  }

  /** Another price was chosen: what was agreed to, or refused, was about the one before. */
  takeBackRenewal(): void {
    this.agreedRenewal = false
    this.refusal = ''
  }

  /** The tick that is missing for this price; undefined where it can be bought. */
  missingTick(price: PriceOption): MissingTick | undefined {
    if (price.canRenew && !this.agreedRenewal) return 'renewal'
    return this.agreed ? undefined : 'terms'
  }

  /** Buys a price whose ticks are set; who has an order of another plan that waits is asked about it first. */
  start(page: MembershipPage, price: PriceOption): void {
    const { info, paysInCashier } = page
    report(this.options.membership.bought, { productId: price.contractType })
    this.wish = { info, price, paysInCashier }
    this.waiting = orderOfAnotherPlan(info, price)
    if (!this.waiting) this.goOn(page)
  }

  /** The customer leaves the waiting order, which the server closes with the new one, and orders the chosen plan. */
  orderAnew(page: MembershipPage): void {
    this.closeWaiting()
    this.goOn(page)
  }

  closeWaiting(): void {
    this.waiting = undefined
  }

  /** The customer has read the confirmation and goes on. */
  confirm(): void {
    report('memberConfirmTap', {})
    this.confirms = false
    this.order()
  }

  /** The customer does not buy now. */
  cancel(): void {
    report('memberConfirmClose', {})
    this.confirms = false
  }

  /**
   * Goes on with the unpaid order: by its own payment, or by a new order of the same price; where this membership does not offer its
   * price, by that order itself. The customer agreed when they ordered it.
   */
  payUnpaid({ info, paysInCashier }: MembershipPage): void {
    const { unpaidOrder } = info
    if (!unpaidOrder) return
    this.closeWaiting()
    const price = priceOfOrder(unpaidOrder, info.priceInfo)
    this.wish = price ? { info, price, paysInCashier } : { unpaidOrder, paysInCashier }
    this.order()
  }

  /**
   * Opens the payment on this screen, by the membership's own calls.
   * @param callBackUrl address that a payment provider returns to
   */
  openPayment({ orderId, amount, bizNo }: PlacedOrder, callBackUrl: string): void {
    const { source } = this.options.membership
    if (this.payHere) drop(this.payHere)
    this.payHere = new PayHereStore({
      target: { orderId, source, bizType: 'VIP_MEMBER_CARD', callBackUrl },
      gateway: vipGateway,
      tools: ['ALIPAY', 'DEBIT_CARD'],
      values: () => ({ isPayVipCashier: false }),
    })
    this.payHere.open({ amount, boundBizNo: bizNo })
  }

  /** The screen is shown, maybe again: the payment asks for its result. */
  show(): void {
    this.payHere?.show()
  }

  hide(): void {
    this.payHere?.hide()
  }

  /** Orders what is wished; customers of the confirmation test are asked first. */
  private goOn({ groups }: MembershipPage): void {
    this.confirms = groups.vip_confirm_content === 'groupB'
    if (this.confirms) report('memberConfirmShow', {})
    else this.order()
  }

  private order(): void {
    this.refusal = ''
    if (this.wish) void this.placing.submit(this.wish)
  }

  private refuse(message: string): void {
    this.refusal = message
  }
}
