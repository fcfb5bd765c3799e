import { makeAutoObservable } from 'mobx'
import type { Place } from '@/platform/locationPort'
import * as storage from '@/platform/storage'
import { usualPlaceKey } from '../session/customerKeys'
import { session } from '../session/session'

/** The place near which the customer wants to see shops. One for the whole app, kept on this device and forgotten when the session ends. */
class UsualPlace {
  place: Place | undefined = storage.read<Place>(usualPlaceKey)

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    session.onReset(this.forget)
  }

  keep(place: Place): void {
    this.place = place
    storage.write(usualPlaceKey, place)
  }

  private forget(): void {
    this.place = undefined
  }
}

export const usualPlace = new UsualPlace()
