import type { WhyRefused } from './hostPermission'

/** A place on the map; coordinates in degrees (GCJ-02, the system of Chinese maps). */
export interface Place {
  name: string
  address: string
  latitude: number
  longitude: number
}

/** How choosing a place ended. `denied`: the customer or the device refused the location. `failed`: the host could not show its map. */
export type PlaceEnd = { kind: 'chosen'; place: Place } | { kind: WhyRefused }

/** Choosing and showing places. `openPage` opens our own page where the host has no map. */
export interface LocationPort {
  /** Never rejects. */
  choose(openPage: () => void): Promise<PlaceEnd>
  /** The place that was chosen on our own page. */
  answer(place: Place | undefined): void
  show(place: Place, openPage: () => void): void
  /** Opens the host's permissions of this app, in the handler of a tap; answers whether the location is allowed afterwards. Absent in a browser. */
  openSettings?: () => Promise<boolean>
}
