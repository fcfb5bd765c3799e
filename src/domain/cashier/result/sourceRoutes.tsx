import { routes } from '@/routes'
import type { Route } from '@/routes/route'

type ResultQuery = { bizNo?: string; outBizNo?: string; source?: string; orderId?: string }

const results = new Map<string, Route<ResultQuery>>([
  ['member', routes.olderMemberResult],
  ['member-health', routes.healthResult],
])

const memberships = new Map<string, Route<Record<never, string>>>([
  ['member', routes.olderMember],
  ['member-v2', routes.member],
  ['member-leap', routes.leap],
  ['member-health', routes.health],
  ['gold-member', routes.goldMember],
  ['rise-quota', routes.quotaCard],
])

/** The screen that shows how a payment of this source has ended; a provider's page returns to it. */
export const resultRouteOf = (source: string): Route<ResultQuery> => results.get(source) ?? routes.payCardResult

/** The screen of the membership that this source sells, where its benefits are; undefined where it sells goods. */
export const memberRouteOf = (source: string): Route<Record<never, string>> | undefined => memberships.get(source)
