import { makeAutoObservable } from 'mobx'
import type { LinkEnd } from '@/platform/links/openTrusted'
import { report } from '@/report/report'
import { Submission } from '@/request/submission'
import { type HelpAbout, openCustomerService } from './openCustomerService'

/** One way to customer service. */
export class HelpStore {
  /** How the way ended, where the screen says it itself. */
  told: LinkEnd | 'failed' | undefined = undefined
  readonly opening = new Submission<HelpAbout, LinkEnd>({
    send: (about, send) => openCustomerService(send, about),
    showRefusal: () => this.tell('failed'),
    showLost: () => this.tell('failed'),
    done: (end) => void this.tell(end),
  })

  /** @param tells the screen says itself how the way ended, so that nothing becomes a toast */
  constructor(private readonly tells = false) {
    makeAutoObservable<HelpStore, 'tells'>(this, { tells: false }, { autoBind: true })
  }

  /** Opens customer service. */
  open(about: HelpAbout): void {
    if (about.about === 'membership') report('memberServiceTap', {})
    this.told = undefined
    void this.opening.submit(about)
  }

  private tell(end: LinkEnd | 'failed'): boolean {
    if (this.tells) this.told = end
    return this.tells
  }
}
