import { makeAutoObservable } from 'mobx'
import { ConsentChoice } from '@/domain/account/consentChoice'
import { OwnDataStore } from '@/domain/account/ownDataStore'
import { usualPlace } from '@/domain/account/usualPlace'
import { logOut } from '@/domain/session/logOut'
import type { Place } from '@/platform/locationPort'
import { DevicesStore } from './devicesStore'

/** Settings: which question or sheet is open, the usual place, and the log-out. */
export class SettingsStore {
  readonly consent = new ConsentChoice()
  readonly devices = new DevicesStore()
  readonly ownData = new OwnDataStore()
  isAskingLogOut = false

  constructor() {
    makeAutoObservable(this, { consent: false, devices: false, ownData: false }, { autoBind: true })
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

  /** The screen is closed. */
  drop(): void {
    this.devices.drop()
    this.ownData.drop()
  }
}
