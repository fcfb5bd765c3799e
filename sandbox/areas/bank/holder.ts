import type { Db } from '../../db/client'
import { registeredPeople } from '../../people/people'

/** Name of the person whose identity this customer has verified; undefined where they have not. Only their own cards can be bound. */
export async function holderOf(_db: Db, userId: number): Promise<string | undefined> {
  const person = registeredPeople.find((one) => one.userId === userId)
  return person && person.xbtStatus > 0 ? person.realName : undefined
}
