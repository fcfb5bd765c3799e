import { makeAutoObservable } from 'mobx'
import { number, record, text } from '@/lib/parsers'
import type { Place } from '@/platform/host/locationPort'
import { stored } from '@/platform/storage/stored'
import { usualPlaceKey } from '../session/customerKeys'
import { session } from '../session/session'

const storedPlace = stored<Place>(usualPlaceKey, (value) =>
  record(value, {
    name: (name) => text(name, 200),
    address: (address) => text(address, 500),
    latitude: (degrees) => number(degrees, -90, 90),
    longitude: (degrees) => number(degrees, -180, 180),
  }),
)

/**
 * The place that the customer has chosen as their usual one, to show it on a map. One instance for the whole app, kept on this device and forgotten with the
 * session.
 */
class UsualPlace {
  place: Place | undefined = storedPlace.read()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    session.onReset(this.forget)
  }

  keep(place: Place): void {
    this.place = place
    storedPlace.write(place)
  }

  private forget(): void {
    this.place = undefined
  }
}

export const usualPlace = new UsualPlace()
