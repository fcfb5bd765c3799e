import { makeAutoObservable } from 'mobx'
import type { Fen } from '@/contract/endpoint'
import { type CardOrderReq, type CardOrderRes, cardOrder } from '@/contract/rights/cards'
import { report } from '@/report/report'
import { has } from '@/request/has'
import type { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

interface Sale {
  card: CardOrderReq['card']
  /** The screen's data, with the offer of the card. */
  page: Pick<Loadable<unknown>, 'status'>
  /** Reads that data again. */
  reload(): Promise<void>
}

/** Orders a card that is bought on its own, and reads its screen again once the customer is back from the cashier. One per screen. */
export class CardOrderStore {
  readonly ordering: Submission<CardOrderReq, CardOrderRes>
  readonly isOffered = has(cardOrder)
  /** The price, in fen, at which the customer ordered and which is another one now: nothing was charged (P19). */
  refusedPrice: Fen | undefined = undefined
  /** The customer accepts the documents of the card; never ticked beforehand. */
  agreed = false
  private readonly sale: Sale
  /** The price of the latest order. */
  private price: Fen | undefined = undefined
  private isAway = false

  constructor(sale: Sale) {
    this.sale = sale
    this.ordering = new Submission<CardOrderReq, CardOrderRes>({
      needsConsent: true,
      send: (form, send) => send(cardOrder, form),
      showRefusal: ({ code }) => {
        // The offer on the screen is out of date, whatever the reason is.
        void sale.reload()
        return code === 'PRICE_CHANGED' && this.keepRefused()
      },
    })
    makeAutoObservable<CardOrderStore, 'sale' | 'isAway' | 'price'>(
      this,
      { sale: false, isAway: false, price: false },
      { autoBind: true },
    )
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    report('memberAgreementTap', {})
  }

  /** Orders the card at the price that the customer sees, in fen. A second tap meanwhile does nothing. */
  buy(price: Fen): void {
    if (this.ordering.busy) return
    const { card } = this.sale
    report('memberOpenTap', { productId: card })
    this.refusedPrice = undefined
    this.price = price
    void this.ordering.submit({ card, price })
  }

  /** The customer goes to the cashier. */
  leave(): void {
    this.isAway = true
  }

  /** The screen is shown: after the cashier it is read again, and at the next return once more where that failed. */
  async show(): Promise<void> {
    if (!this.isAway) return
    await this.sale.reload()
    if (this.sale.page.status === 'ready') this.isAway = false
  }

  private keepRefused(): true {
    this.refusedPrice = this.price
    return true
  }
}
