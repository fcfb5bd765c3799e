import { makeAutoObservable } from 'mobx'
import type { Place } from '@/platform/locationPort'
import * as storage from '@/platform/storage'
import { session } from '../session/session'

const key = 'usualPlace'

/** The place near which the customer wants to see shops. One for the whole app, kept on this device and forgotten with the session. */
class UsualPlace {
  place: Place | undefined = storage.read<Place>(key)

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    session.onReset(this.forget)
  }

  keep(place: Place): void {
    this.place = place
    storage.write(key, place)
  }

  private forget(): void {
    this.place = undefined
    storage.remove(key)
  }
}

export const usualPlace = new UsualPlace()
