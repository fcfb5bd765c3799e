import { makeAutoObservable } from 'mobx'
import { type JumpLinkReq, jumpLink, type ThirdPartyPrepareRes, thirdPartyPrepare } from '@/contract/thirdParty'
import { type LinkEnd, openTrusted } from '@/platform/links/openTrusted'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

interface SouthAirOptions {
  partner: string
  /** Where the partner's page sends the customer back to. */
  callBackUrl: string
}

/** The authorization of an account at a partner: what it hands over, the way to the partner's page, and how it ended. */
export class SouthAirStore {
  readonly page = new Loadable<ThirdPartyPrepareRes>()
  readonly leaving = new Submission<JumpLinkReq, LinkEnd>({
    needsConsent: true,
    send: async (form, send) => openTrusted((await send(jumpLink, form)).url),
    done: () => {
      this.isAgain = false
      return false
    },
    showRefusal: () => {
      void this.load()
      return false
    },
  })
  /** The consent, which is never ticked beforehand. */
  isAgreed = false
  /** The customer starts again after a refusal, or after the time had run out. */
  isAgain = false

  constructor(private readonly options: SouthAirOptions) {
    makeAutoObservable<SouthAirStore, 'options'>(this, { options: false }, { autoBind: true })
  }

  load(): Promise<void> {
    const { partner } = this.options
    return this.page.load((read) => read(thirdPartyPrepare, { partner }))
  }

  /** The customer may have decided at the partner meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  /** How it ended, or that it waits; undefined while the customer reads what they would allow. */
  get ended(): 'waiting' | 'granted' | 'refused' | 'expired' | undefined {
    const standing = this.page.value?.standing
    if (standing === 'granted' || standing === 'waiting') return standing
    const isOver = standing === 'refused' || standing === 'expired'
    return isOver && !this.isAgain ? standing : undefined
  }

  agree(isAgreed: boolean): void {
    this.isAgreed = isAgreed
  }

  /** Shows what would be allowed once more. */
  again(): void {
    this.isAgain = true
    this.isAgreed = false
  }

  /** Goes to the partner's page; answers false where the consent is not ticked. */
  leave(): boolean {
    const { partner, callBackUrl } = this.options
    if (this.ended === undefined && !this.isAgreed) return false
    void this.leaving.submit({ partner, callBackUrl })
    return true
  }
}
