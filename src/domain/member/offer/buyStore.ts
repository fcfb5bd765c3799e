import { makeAutoObservable, observableRef } from 'mobx'
import type { PriceOption, VipInfoRes } from '@/contract/member/info'
import { createVipOrder } from '@/contract/member/order'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { vipGateway } from '@/domain/cashier/gateway/vipGateway'
import { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { drop } from '@/lib/drop'
import { report } from '@/report/report'
import { type Send, Submission } from '@/request/submission'
import type { Membership } from './memberships'
import { orderOf, orderToGoOn } from './purchase'
import type { MembershipPage } from './readMembership'

/** What keeps a tap on "buy" from buying: a tick that is missing. */
export type MissingTick = 'terms' | 'renewal'

/** An order that waits for its payment. */
export interface PlacedOrder {
  orderId: string
  /** Fen. */
  amount: number
  /** The payment to go on with. */
  bizNo?: string
  /** It was paid elsewhere meanwhile: there is nothing left to pay. */
  isPaid: boolean
  paysInCashier: boolean
}

/** What is bought: the chosen price, or an order that waits for its payment. */
interface Wish {
  info: VipInfoRes
  price: PriceOption
  paysInCashier: boolean
}

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

  /** Buys a price whose ticks are set; customers of the confirmation test are asked first. */
  start({ info, groups, paysInCashier }: MembershipPage, price: PriceOption): void {
    report(this.options.membership.bought, { productId: price.contractType })
    this.wish = { info, price, paysInCashier }
    if (groups.vip_confirm_content === 'groupB') this.ask()
    else this.order()
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

  /** Goes on with the unpaid order: by its own payment, or by a new order of the same price. The customer agreed when they ordered it. */
  payUnpaid({ info, paysInCashier }: MembershipPage): void {
    const price = info.priceInfo.find(({ contractType }) => contractType === info.unpaidOrder?.contractType)
    if (!price) return
    this.wish = { info, price, paysInCashier }
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

  private ask(): void {
    this.confirms = true
    report('memberConfirmShow', {})
  }

  private order(): void {
    this.refusal = ''
    if (this.wish) void this.placing.submit(this.wish)
  }

  private refuse(message: string): void {
    this.refusal = message
  }
}

/** The order of a price: the one that waits, where its own payment is to be gone on with and it still can be paid, otherwise a new one. */
async function placeOrder({ vipType, source }: Membership, wish: Wish, send: Send): Promise<PlacedOrder> {
  const { info, price, paysInCashier } = wish
  const goOn = orderToGoOn(info, price.contractType)
  if (goOn) {
    const { state, payAmount, bizNo } = await send(memberOrderInfo, { orderId: goOn.unpaidOrder })
    const order = { orderId: goOn.unpaidOrder, amount: payAmount, bizNo, isPaid: state === 'paid', paysInCashier }
    if (state !== 'closed') return order
  }
  const order = await send(createVipOrder, orderOf(price, { vipType, source, payActiveId: info.payActiveId }))
  return { orderId: order.vipOrderNo, amount: order.sellPrice, bizNo: order.bizNo, isPaid: false, paysInCashier }
}
