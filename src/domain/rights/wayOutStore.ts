import { makeAutoObservable } from 'mobx'
import { flightLink } from '@/contract/rights/packs'
import { type LinkEnd, openTrusted } from '@/platform/links/openTrusted'
import { Submission } from '@/request/submission'

/** Asks the server for the partner's page of a fly card, and goes there as far as the host can; an address that this build does not trust is not opened (S2). */
export class WayOutStore {
  readonly leaving = new Submission<{ cardNo: string }, LinkEnd>({
    async send(card, send) {
      const { url } = await send(flightLink, card)
      return openTrusted(url)
    },
  })
  /** The card that the customer goes out with. */
  private leavingWith: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Opens the partner's page of an active fly card. */
  toPartner(cardNo: string): void {
    if (this.leaving.busy) return
    this.leavingWith = cardNo
    void this.leaving.submit({ cardNo })
  }

  /** Whether the page of this card is being asked for. */
  isLeaving(cardNo: string): boolean {
    return this.leaving.busy && this.leavingWith === cardNo
  }
}
