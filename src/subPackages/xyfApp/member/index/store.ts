import { makeAutoObservable } from 'mobx'
import type { PayOption, UnpaidOrder, VipInfoRes } from '@/contract/member/info'
import { vipInfo } from '@/contract/member/info'
import { type PurchaseVipReq, type PurchaseVipRes, purchaseVip } from '@/contract/member/order'
import { type RightsRes, vipRights } from '@/contract/member/rights'
import { PriceChoice } from '@/domain/member/offer/priceChoice'
import { buyTypeOf, orderOfAnotherTerm } from '@/domain/member/offer/purchase'
import { RightsStore } from '@/domain/member/offer/rightsStore'
import { config } from '@/domain/remoteConfig/config'
import { activePriceKeys } from '@/domain/session/customerKeys'
import { report } from '@/report/report'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

interface OlderPage {
  info: VipInfoRes
  rights: RightsRes
}

/** The first membership: prices by expire type, each for one term that is never charged again. */
export class OlderMemberStore {
  readonly page = new Loadable<OlderPage>()
  readonly price = new PriceChoice(activePriceKeys.older)
  readonly rights: RightsStore
  readonly ordering: Submission<PurchaseVipReq, PurchaseVipRes>
  agreed = false
  /** Why the server did not take the order, said at the button. */
  refusal = ''
  /** The order of another term that waits: the customer pays it, or cancels it and orders the chosen one. */
  waiting: UnpaidOrder | undefined = undefined

  constructor() {
    this.rights = new RightsStore({
      categories: () => this.page.value?.rights.categories ?? [],
      reload: () => this.load(),
    })
    this.ordering = new Submission<PurchaseVipReq, PurchaseVipRes>({
      needsConsent: true,
      send: (form, send) => send(purchaseVip, form),
      showRefusal: ({ message }) => {
        this.refuse(message)
        void this.load()
        return message !== ''
      },
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    if (this.page.status === 'idle') report('memberPage', {})
    config.ask()
    await this.page.load(async (read) => {
      const [info, rights] = await Promise.all([read(vipInfo, {}), read(vipRights, {})])
      return { info, rights }
    })
    this.rights.reportShown()
  }

  /** The customer may have paid meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  get info(): VipInfoRes | undefined {
    return this.page.value?.info
  }

  /** The chosen price; the first one until the customer chooses. */
  get chosen(): PayOption | undefined {
    return this.price.of(this.info?.payInfo ?? [], ({ expireType }) => String(expireType))
  }

  choose(expireType: string): void {
    this.refusal = ''
    this.price.choose(expireType)
    report('memberPlanTap', { productId: expireType })
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    report('memberAgreementTap', {})
  }

  /** Orders the chosen price, unless an order of another one waits; answers false where the terms are not ticked. */
  buy(): boolean {
    const { chosen, info } = this
    if (!this.agreed) return false
    this.refusal = ''
    report('memberOpenTap', {})
    this.waiting = chosen && info && orderOfAnotherTerm(info, chosen)
    if (!this.waiting) this.order()
    return true
  }

  /** Orders the chosen price; the server closes the order that waits. */
  order(): void {
    const { chosen } = this
    this.closeWaiting()
    if (!chosen) return
    const { expireType, priceSell: price } = chosen
    void this.ordering.submit({ expireType, buyType: buyTypeOf(expireType), price, vipCardType: 1 })
  }

  closeWaiting(): void {
    this.waiting = undefined
  }

  private refuse(message: string): void {
    this.refusal = message
  }
}
