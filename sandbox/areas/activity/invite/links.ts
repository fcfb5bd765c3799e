import { routes } from '@/routes'

const linkTo = ({ path }: { path: string }, userId: number): string => `/${path}?inviterUserId=${userId}`

/** Where a friend gets a red packet: an address of this app that holds the customer's id and no token (U4). */
export const packetLink = (userId: number): string => linkTo(routes.share, userId)

/** Where a friend helps. */
export const helpLink = (userId: number): string => linkTo(routes.helpGetMember, userId)
