import { makeAutoObservable } from 'mobx'
import { ConsentChoice } from '@/domain/account/consentChoice'
import { OwnDataStore } from '@/domain/account/ownDataStore'
import { usualPlace } from '@/domain/account/usualPlace'
import { logOut } from '@/domain/session/logOut'
import { location } from '@/platform/host/location'
import type { Place, PlaceEnd } from '@/platform/host/locationPort'
import { DevicesStore } from './devicesStore'

/** Settings: which question or sheet is open, the usual place, and the log-out. */
export class SettingsStore {
  readonly consent = new ConsentChoice()
  readonly devices = new DevicesStore()
  readonly ownData = new OwnDataStore()
  isAskingLogOut = false
  /** Whether the location was refused, which the customer can change in the host's settings. */
  isPlaceDenied = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get place(): Place | undefined {
    return usualPlace.place
  }

  /** Takes how choosing the usual place ended. */
  takePlace(end: PlaceEnd): void {
    if (end.kind === 'chosen') usualPlace.keep(end.place)
    this.isPlaceDenied = end.kind === 'denied'
  }

  /** Opens the host's permissions of this app; answers whether a place can be chosen then. */
  async allowPlace(): Promise<boolean> {
    this.isPlaceDenied = false
    return (await location.openSettings?.()) ?? false
  }

  leavePlaceDenied(): void {
    this.isPlaceDenied = false
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
