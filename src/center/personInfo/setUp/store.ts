import { makeAutoObservable, runInAction } from 'mobx'
import { ConsentChoice } from '@/domain/account/consentChoice'
import { usualPlace } from '@/domain/account/usualPlace'
import { logOut } from '@/domain/session/logOut'
import { accountWords } from '@/i18n/account'
import { choosePlace, go } from '@/navigate'
import { toast } from '@/platform/toast'
import { routes } from '@/routes'

/** Settings: which question is open, and the way out. */
export class SettingsStore {
  readonly consent = new ConsentChoice()
  asking: 'none' | 'logOut' = 'none'
  isLeaving = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
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

  close(): void {
    this.asking = 'none'
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
