import { routes } from '@/routes'

const linkTo = ({ path }: { path: string }, userId: number, origin: string): string =>
  `${origin}/${path}?inviterUserId=${userId}`

/** Public address at which a friend gets a red packet; it holds the customer's id and no token (U4). */
export const packetLink = (userId: number, origin: string): string => linkTo(routes.share, userId, origin)

/** Public address at which a friend helps. */
export const helpLink = (userId: number, origin: string): string => linkTo(routes.helpGetMember, userId, origin)
