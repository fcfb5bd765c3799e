/** A place on the map; coordinates in degrees (GCJ-02, the system of Chinese maps). */
export interface Place {
  name: string
  address: string
  latitude: number
  longitude: number
}

/** Choosing and showing places. `openPage` opens our own page where the host has no map. */
export interface LocationPort {
  /** The chosen place; undefined when the customer chose none. */
  choose(openPage: () => void): Promise<Place | undefined>
  /** The place that was chosen on our own page. */
  answer(place: Place | undefined): void
  show(place: Place, openPage: () => void): void
}
