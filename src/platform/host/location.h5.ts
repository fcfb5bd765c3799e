import type { LocationPort, PlaceEnd } from './locationPort'

let waiting: ((end: PlaceEnd) => void) | undefined

/** A browser has no map of places; our own pages replace it. */
export const location: LocationPort = {
  choose: (openPage) => {
    waiting?.({ kind: 'cancelled' })
    return new Promise((resolve) => {
      waiting = resolve
      openPage()
    })
  },
  answer: (place) => {
    waiting?.(place ? { kind: 'chosen', place } : { kind: 'cancelled' })
    waiting = undefined
  },
  show: (_place, openPage) => openPage(),
}
