import { makeAutoObservable } from 'mobx'
import type { PriceOption, UnpaidOrder, VipTerm } from '@/contract/member/info'
import { config } from '@/domain/remoteConfig/config'
import { serverNow } from '@/lib/serverClock'
import { report } from '@/report/report'
import { Loadable } from '@/request/loadable'
import { BuyStore } from './buyStore'
import type { Membership } from './memberships'
import { PriceChoice } from './priceChoice'
import { nextChargeOf } from './purchase'
import { type MembershipPage, readMembership } from './readMembership'
import { RightsStore } from './rightsStore'

/** One membership as its screen shows it: the offer, the customer's term, their rights, and how it is bought. */
export class MembershipStore {
  readonly page = new Loadable<MembershipPage>()
  readonly price: PriceChoice
  readonly buying: BuyStore
  readonly rights: RightsStore
  private hasSeenPopup = false
  /** The waiting order that was reported as shown. */
  private reportedUnpaid: string | undefined = undefined

  constructor(readonly membership: Membership) {
    this.price = new PriceChoice(membership.priceKey)
    this.rights = new RightsStore({ categories: () => this.page.value?.categories ?? [], reload: () => this.load() })
    this.buying = new BuyStore({ membership, reload: () => this.load() })
    makeAutoObservable<MembershipStore, 'reportedUnpaid'>(
      this,
      {
        membership: false,
        reportedUnpaid: false,
      },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    if (this.page.status === 'idle') report(this.membership.shown, {})
    config.ask()
    await this.page.load((read) => readMembership(read, this.membership))
    this.rights.reportShown()
    this.reportUnpaid()
  }

  /** The customer may have paid, or stopped the renewal, on another screen or device. */
  show({ isFirst }: { isFirst: boolean }): void {
    this.buying.show()
    if (!isFirst) void this.load()
  }

  hide(): void {
    this.buying.hide()
  }

  get term(): VipTerm | undefined {
    return this.page.value?.info.vipInfo
  }

  get prices(): readonly PriceOption[] {
    const { isOffered } = this.membership
    const prices = this.page.value?.info.priceInfo ?? []
    return isOffered ? prices.filter(isOffered) : prices
  }

  /** The chosen price; the first one until the customer chooses. */
  get chosen(): PriceOption | undefined {
    return this.price.of(this.prices, ({ contractType }) => contractType)
  }

  choose({ contractType }: PriceOption): void {
    this.price.choose(contractType)
    this.buying.takeBackRenewal()
    report('memberPlanTap', { productId: contractType })
  }

  /** The operator's tip on the chosen price; empty without one. */
  get discountTip(): string {
    const { discountLevels } = this.membership
    if (!discountLevels || !this.chosen) return ''
    return config.values.vip.discountInfo[discountLevels[this.chosen.contractType]].payDiscountTips
  }

  /** When the chosen price is charged for the first time after the payment, in milliseconds; undefined where it does not renew. */
  get nextCharge(): number | undefined {
    const { chosen, term } = this
    return chosen?.canRenew ? nextChargeOf(chosen.contractType, serverNow(), term?.endTime) : undefined
  }

  /** The order that waits for its payment. */
  get unpaid(): UnpaidOrder | undefined {
    return this.page.value?.info.unpaidOrder
  }

  /** The unpaid-order test pays that order on this screen; for other customers its card leads to it. */
  get paysUnpaidHere(): boolean {
    return this.page.value?.groups.vip_unpaidorder_test === 'groupB'
  }

  /** The notice about an open order, once; customers who pay the order on the screen need none. */
  get popup(): MembershipPage['popup'] {
    const isNeeded = !this.hasSeenPopup && !(this.unpaid && this.paysUnpaidHere)
    return isNeeded ? this.page.value?.popup : undefined
  }

  closePopup(): void {
    this.hasSeenPopup = true
  }

  /** Buys the chosen price, or goes on with the payment of its unpaid order. */
  buy(): void {
    const { value } = this.page
    if (value && this.chosen) this.buying.start(value, this.chosen)
  }

  /** Goes on with the unpaid order. */
  payUnpaid(): void {
    const { value } = this.page
    report('memberUnpaidTap', {})
    if (value) this.buying.payUnpaid(value)
  }

  /** Orders the chosen price in place of the order of another plan that waits. */
  orderAnew(): void {
    const { value } = this.page
    if (value) this.buying.orderAnew(value)
  }

  /** Reports a waiting order once, however often the screen is read again. */
  private reportUnpaid(): void {
    const order = this.unpaid?.unpaidOrder
    if (order !== undefined && order !== this.reportedUnpaid) report('memberUnpaidShow', {})
    this.reportedUnpaid = order
  }
}
