import type { Host, Stage } from './stage'

/** A journey, made on each host alike; the sandbox begins with its seeded data for each chapter and host. */
interface Journey {
  title: string
  make(stage: Stage): Promise<void>
}

/** The journeys of an area. */
export interface Chapter {
  name: string
  /** Mini-programs that make them in every run; the others do in the exhaustive one, since their ports do not differ. A browser always does. */
  always?: readonly Host[]
  /** Whether WeChat makes them in the newer theme, which has screens of its own. */
  hasThemes?: boolean
  journeys: readonly Journey[]
}
