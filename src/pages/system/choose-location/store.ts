import { makeAutoObservable } from 'mobx'
import { findPlaces, type KnownPlace } from '@/domain/config/places'
import { language } from '@/i18n/language'
import { back, showPlace } from '@/navigate'
import { location } from '@/platform/location'
import type { Place } from '@/platform/locationPort'

/** The list of places and which one is picked. */
export class ChooseLocationStore {
  text = ''
  pickedId: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get found() {
    return findPlaces(this.text)
  }

  get picked(): KnownPlace | undefined {
    return this.found.find(({ id }) => id === this.pickedId)
  }

  search(text: string): void {
    this.text = text
  }

  pick(id: string): void {
    this.pickedId = id
  }

  look(place: KnownPlace): void {
    showPlace(inWords(place))
  }

  /** Hands the place to whoever asked for it. */
  confirm(): void {
    if (!this.picked) return
    location.answer(inWords(this.picked))
    back()
  }

  /** The screen is gone: no place, unless one was confirmed. */
  drop(): void {
    location.answer(undefined)
  }
}

const inWords = ({ name, address, latitude, longitude }: KnownPlace): Place => ({
  name: name[language()],
  address: address[language()],
  latitude,
  longitude,
})
