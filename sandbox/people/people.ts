import { applicants } from './applicants'
import { friends } from './friends'
import { inviters } from './inviters'
import { members } from './members'
import type { Person } from './person'
import { shoppers } from './shoppers'

/** Everybody the sandbox knows at the start. */
export const people: readonly Person[] = [...shoppers, ...members, ...applicants, ...inviters, ...friends].map(
  (person) => ({ xbtStatus: 2, isVip: false, ...person }),
)

/** Those with an account. */
export const registeredPeople: readonly (Person & { userId: number })[] = people.flatMap((person) =>
  person.userId === undefined ? [] : [{ ...person, userId: person.userId }],
)

const AVATARS = 12

/** Number of the avatar of a seeded customer. */
export const avatarOf = (userId: number): number => ((userId - 101) % AVATARS) + 1
