/** Names of routes, for `routes` of the component that leads there. */
type ResultRoute = 'payCardResult' | 'olderMemberResult' | 'healthResult' | 'topupResult'
type MemberRoute = 'olderMember' | 'member' | 'leap' | 'health' | 'goldMember' | 'quotaCard'

const results = new Map<string, ResultRoute>([
  ['member', 'olderMemberResult'],
  ['member-health', 'healthResult'],
  ['topup', 'topupResult'],
])

const memberships = new Map<string, MemberRoute>([
  ['member', 'olderMember'],
  ['member-v2', 'member'],
  ['member-leap', 'leap'],
  ['member-health', 'health'],
  ['gold-member', 'goldMember'],
  ['rise-quota', 'quotaCard'],
])

/** The screen that shows how a payment of this source has ended; a provider's page returns to it. */
export const resultRouteOf = (source: string): ResultRoute => results.get(source) ?? 'payCardResult'

/** The screen of the membership that this source sells, where its benefits are; undefined where it sells goods. */
export const memberRouteOf = (source: string): MemberRoute | undefined => memberships.get(source)
