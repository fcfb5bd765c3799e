import type { LocationPort, Place } from './locationPort'

let waiting: ((place: Place | undefined) => void) | undefined

/** A browser has no map of places; our own pages replace it. */
export const location: LocationPort = {
  choose: (openPage) => {
    waiting?.(undefined)
    return new Promise((resolve) => {
      waiting = resolve
      openPage()
    })
  },
  answer: (place) => {
    waiting?.(place)
    waiting = undefined
  },
  show: (_place, openPage) => openPage(),
}
