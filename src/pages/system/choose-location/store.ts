import { makeAutoObservable } from 'mobx'
import { findPlaces, type KnownPlace, placeIn } from '@/pages/system/choose-location/places'
import { location } from '@/platform/host/location'

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

  /** Passes the chosen place to the page that asked for it; returns false where none is chosen. */
  confirm(lang: 'zh-CN' | 'en'): boolean {
    if (!this.picked) return false
    location.answer(placeIn(this.picked, lang))
    return true
  }

  /** The screen is closed: no place, unless one was confirmed. */
  drop(): void {
    location.answer(undefined)
  }
}
