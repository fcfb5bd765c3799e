import { makeAutoObservable } from 'mobx'
import { giveHelp, type HelperInfoRes, type HelpRound, helperInfo } from '@/contract/activity/help'
import { openedLink } from '@/domain/activity/invite/friendLink'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/** The request for help of the customer whose link a friend has opened. */
export class HelpFriendStore {
  readonly page = new Loadable<HelperInfoRes>()
  readonly helping = new Submission<{ inviterUserId: string }, HelpRound>({
    needsConsent: true,
    send: (form, send) => send(giveHelp, form),
    done: () => void this.load(),
    showRefusal: () => {
      // The request stands otherwise than the screen shows.
      void this.load()
      return false
    },
  })
  readonly canHelp = has(giveHelp)
  private readonly inviterUserId: string

  constructor(inviterUserId: string) {
    this.inviterUserId = inviterUserId
    makeAutoObservable<HelpFriendStore, 'inviterUserId'>(this, { inviterUserId: false }, { autoBind: true })
  }

  load(): Promise<void> {
    const { inviterUserId } = this
    openedLink(inviterUserId)
    return this.page.load((read) => read(helperInfo, { inviterUserId }))
  }

  /** Helps, once. A second tap meanwhile does nothing; after a lost answer the same is asked for under its id. */
  help(): void {
    void this.helping.submit({ inviterUserId: this.inviterUserId })
  }
}
