import { makeAutoObservable } from 'mobx'
import { ConsentChoice } from '@/domain/account/consentChoice'
import { usualPlace } from '@/domain/account/usualPlace'
import { logOut } from '@/domain/session/logOut'
import type { Place } from '@/platform/locationPort'

/** Settings: which question is open, the usual place, and the log-out. */
export class SettingsStore {
  readonly consent = new ConsentChoice()
  isAskingLogOut = false

  constructor() {
    makeAutoObservable(this, { consent: false }, { autoBind: true })
  }

  get placeName(): string | undefined {
    return usualPlace.place?.name
  }

  keepPlace(place: Place): void {
    usualPlace.keep(place)
  }

  askLogOut(): void {
    this.isAskingLogOut = true
  }

  close(): void {
    this.isAskingLogOut = false
  }

  /** Ends the session at once; the server is told without waiting for it. */
  leave(): void {
    this.close()
    logOut()
  }
}
