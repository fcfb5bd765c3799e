import { makeAutoObservable } from 'mobx'
import { type Authorization, type GrantReq, type GrantRes, grant, granted } from '@/contract/account'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/** The authorization of one partner: what it is about, and granting or withdrawing it. */
export class PartnerStore {
  readonly page = new Loadable<Authorization | undefined>()
  /** The consent, which is never ticked beforehand. */
  isAgreed = false
  isAskingWithdrawal = false
  readonly changing = new Submission<GrantReq, GrantRes>({
    needsConsent: true,
    send: (form, send) => send(grant, form),
    done: ({ authorization }) => this.keep(authorization),
  })

  constructor(private readonly partner: string) {
    makeAutoObservable<PartnerStore, 'partner'>(this, { partner: false }, { autoBind: true })
  }

  load(): Promise<void> {
    const { partner } = this
    return this.page.load(async (read) => (await read(granted, { partner })).authorizations[0])
  }

  agree(isAgreed: boolean): void {
    this.isAgreed = isAgreed
  }

  /** Grants; answers false where the consent is not ticked. */
  grant(): boolean {
    if (!this.isAgreed) return false
    void this.changing.submit({ partner: this.partner, isGranted: true })
    return true
  }

  askWithdrawal(): void {
    this.isAskingWithdrawal = true
  }

  keepGrant(): void {
    this.isAskingWithdrawal = false
  }

  withdraw(): void {
    this.isAskingWithdrawal = false
    void this.changing.submit({ partner: this.partner, isGranted: false })
  }

  private keep(authorization: Authorization): void {
    this.isAgreed = false
    this.page.set(authorization)
  }
}
