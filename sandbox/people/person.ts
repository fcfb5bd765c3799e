import type { Text } from '../language'

/** A seeded customer, chosen by phone number, at a point of the journey. All of them are invented. */
export interface Person {
  mobile: string
  /** Absent where the number is not registered yet. */
  userId?: number
  nickName: string
  realName: string
  xbtStatus: 0 | 1 | 2
  /** Has a monthly membership that runs. */
  isVip: boolean
  /** Where on the journey this person stands, for the list. */
  note: Text
}

/** A person as the lists have them: most have the card and no membership. */
export type SeededPerson = Omit<Person, 'xbtStatus' | 'isVip'> & Partial<Person>
