import type { Text } from '../language'

/** A seeded customer, chosen by phone number, at a point of the journey. All of them are invented. */
export interface Person {
  mobile: string
  /** Absent where the number is not registered yet. */
  userId?: number
  nickName: string
  realName: string
  xbtStatus: 0 | 1 | 2
  /** Has a membership that runs and includes member prices. */
  isVip: boolean
  /** Where on the journey this person stands, for the list. */
  note: Text
}

/** A person as the lists have them: most have the card and no membership. */
export type SeededPerson = Omit<Person, 'xbtStatus' | 'isVip'> & Partial<Person>

/** A customer with the card, whose id follows from the number: 13800138071 has 171. */
export const customer = (mobile: string, nickName: string, realName: string, note: Text): SeededPerson => ({
  mobile,
  userId: 100 + Number(mobile.slice(-2)),
  nickName,
  realName,
  note,
})

/** A customer with a membership that runs. */
export const member = (...who: Parameters<typeof customer>): SeededPerson => ({ ...customer(...who), isVip: true })

/** A customer who has not applied for the card, or whose application was refused. */
export const cardless = (...who: Parameters<typeof customer>): SeededPerson => ({ ...customer(...who), xbtStatus: 0 })
