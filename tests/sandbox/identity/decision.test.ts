import { databaseForTests } from '@tests/sandbox/openDatabase'
import { applicationOf, apply } from '../../../sandbox/areas/identity/applications'
import { applicationStatus, REFUSED_FROM } from '../../../sandbox/areas/identity/states'
import { identityTries } from '../../../sandbox/areas/identity/tables'
import { dayStart } from '../../../sandbox/beijing'
import { userOfMobile } from '../../../sandbox/findUser'

const now = new Date('2027-03-05T04:00:00Z')
const dayMs = 86_400_000
const database = databaseForTests(now)

/** What comes of an application of the customer who has proved everything, after so many failed checks of that day. */
async function decidedAfter(failures: number, at: Date) {
  const { db } = database
  const user = await userOfMobile(db, '13800138034', at)
  const userId = user?.userId ?? 0
  const tries = { userId, kind: 'card', day: new Date(dayStart(at)), failures } as const
  if (failures > 0) await db.insert(identityTries).values(tries)
  await apply(db, { userId, now: at })
  return applicationStatus(await applicationOf(db, userId), new Date(at.getTime() + 60_000))
}

it('R-114 the card is refused for the failed checks of the day, and granted on the next day with fewer', async () => {
  expect(await decidedAfter(REFUSED_FROM, now)).toBe('refused')
  expect(await decidedAfter(REFUSED_FROM - 1, new Date(now.getTime() + dayMs))).toBe('opened')
})
