import { makeAutoObservable } from 'mobx'
import { type HelpRound, startHelp } from '@/contract/activity/help'
import { type InviteInfoRes, inviteInfo } from '@/contract/activity/invite'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/** The customer's own request for help to get membership, and what friends are invited with. */
export class HelpStore {
  readonly page = new Loadable<InviteInfoRes>()
  readonly starting = new Submission<object, HelpRound>({
    needsConsent: true,
    send: (_form, send) => send(startHelp, {}),
    done: (help) => this.take(help),
    showRefusal: () => {
      // The membership was given meanwhile.
      void this.load()
      return false
    },
  })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => read(inviteInfo, {}))
  }

  refresh(): Promise<void> {
    return this.page.refresh((read) => read(inviteInfo, {}))
  }

  /** The screen comes back: friends may have helped meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  get help(): HelpRound | undefined {
    return this.page.value?.inviteInfo.help
  }

  /** Whether there is a next step: to begin a request, to ask friends, or to see what it brought. */
  get hasStep(): boolean {
    const { help } = this
    return help !== undefined && (help.state === 'running' || help.state === 'done' || has(startHelp))
  }

  /** Asks friends for help. A second tap meanwhile does nothing. */
  start(): void {
    void this.starting.submit({})
  }

  /** What a chat shows and opens; the address holds the customer's id and no token (U4). */
  share() {
    const info = this.page.value?.inviteInfo
    return info ? { path: info.helpLink, title: info.helpTitle, imageUrl: info.picture || undefined } : {}
  }

  private take(help: HelpRound): void {
    const { value } = this.page
    if (value) this.page.set({ ...value, inviteInfo: { ...value.inviteInfo, help } })
  }
}
