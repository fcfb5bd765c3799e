import type { NeedsOf } from './needs'
import type { Education, Profession } from './profile'

/** A region by its six-digit code of GB/T 2260. */
export interface Region {
  code: string
  name: string
}

/** A region without its code cannot be chosen, so it is dropped from a list. */
export const regionNeeds = { code: 'text', name: 'label' } as const satisfies NeedsOf<Region>

/** Where a customer lives. A county has a city and a province, also where they have the same name. */
export interface HomeRegion {
  province: Region
  city: Region
  county: Region
}

/**
 * What the profile form shows beside the user info; an empty text where the customer has told or proved nothing. It is in a file of
 * its own, because the answer of `userInfo` is part of every start of the app and the other calls of the profile are not.
 */
export interface ProfileFacts {
  /** Masked; empty until the identity is verified. */
  realName: string
  /** The default bank card, masked; empty without one. */
  bankNumber: string
  address?: HomeRegion
  education: Education | ''
  profession: Profession | ''
}

export const profileNeeds = {
  realName: 'label',
  bankNumber: 'label',
  'address?': { province: regionNeeds, city: regionNeeds, county: regionNeeds },
  education: 'label',
  profession: 'label',
} as const satisfies NeedsOf<ProfileFacts>
