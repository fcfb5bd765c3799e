import type { FastifyInstance } from 'fastify'
import type { Core } from './core'
import type { Route } from './implement'
import type { Seeding } from './seed'

/** One area of the backend: its endpoints, its own pages if any, and what it puts into a new database. */
export interface Area {
  name: string
  routes: Route[]
  /** Pages and callbacks that are no part of the contract, such as a payment provider's. */
  mount?(app: FastifyInstance, core: Core): void
  seed?(seeding: Seeding): Promise<void>
}

/** Every area, in seeding order: an area is seeded after those whose rows it points to. */
export const areas: readonly Area[] = []
