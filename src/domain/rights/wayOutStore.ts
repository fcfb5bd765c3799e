import { makeAutoObservable } from 'mobx'
import { flightLink } from '@/contract/rights/packs'
import { openCustomerService } from '@/domain/session/openCustomerService'
import { type LinkEnd, openTrusted } from '@/platform/links/openTrusted'
import { type Send, Submission } from '@/request/submission'

/** Where a benefit is used outside the app: the partner of a fly card, or customer service. */
type WayOut = { cardNo: string } | { to: 'service' }

async function follow(way: WayOut, send: Send): Promise<LinkEnd> {
  if (!('cardNo' in way)) return openCustomerService(send)
  const { url } = await send(flightLink, { cardNo: way.cardNo })
  return openTrusted(url)
}

/** Asks the server where a benefit is used, and goes there as far as the host can; an address that this build does not trust is not opened (S2). */
export class WayOutStore {
  readonly leaving = new Submission<WayOut, LinkEnd>({ send: follow })
  /** What the customer goes out with: the number of a fly card, or `service`. */
  private leavingWith: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Opens the partner's page of an active fly card. */
  toPartner(cardNo: string): void {
    this.go(cardNo, { cardNo })
  }

  /** Opens customer service. */
  toService(): void {
    this.go('service', { to: 'service' })
  }

  /** Whether the way is being asked for. @param key number of a fly card, or `service` */
  isLeaving(key: string): boolean {
    return this.leaving.busy && this.leavingWith === key
  }

  private go(key: string, way: WayOut): void {
    if (this.leaving.busy) return
    this.leavingWith = key
    void this.leaving.submit(way)
  }
}
