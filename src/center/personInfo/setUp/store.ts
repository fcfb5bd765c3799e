import { makeAutoObservable, runInAction } from 'mobx'
import { consent } from '@/domain/account/consent'
import { usualPlace } from '@/domain/account/usualPlace'
import { logOut } from '@/domain/session/logOut'
import { accountWords } from '@/i18n/account'
import { choosePlace, go } from '@/navigate'
import { toast } from '@/platform/toast'
import { routes } from '@/routes'

/** Settings: which question is open, and the way out. */
export class SettingsStore {
  asking: 'none' | 'logOut' | 'withdraw' = 'none'
  isLeaving = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get hasConsent(): boolean {
    return consent.accepted
  }

  get placeName(): string | undefined {
    return usualPlace.place?.name
  }

  async changePlace(): Promise<void> {
    const place = await choosePlace()
    if (place) usualPlace.keep(place)
  }

  askLogOut(): void {
    this.asking = 'logOut'
  }

  /** Consent that was given can be withdrawn; otherwise the notice is shown again. */
  changeConsent(): void {
    if (consent.accepted) this.asking = 'withdraw'
    else consent.ask()
  }

  close(): void {
    this.asking = 'none'
  }

  withdraw(): void {
    this.asking = 'none'
    consent.withdraw()
  }

  async leave(): Promise<void> {
    if (this.isLeaving) return
    this.isLeaving = true
    await logOut()
    runInAction(() => {
      this.isLeaving = false
      this.asking = 'none'
    })
    toast(accountWords().loggedOut)
    go(routes.my)
  }
}
