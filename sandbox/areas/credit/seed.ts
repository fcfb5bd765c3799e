import type { Seeding } from '../../area'
import { dayMs } from '../../beijing'
import { loans } from './tables'

/** Who owes a loan at the start. */
const BORROWER = '13800138016'

/** The one open loan. */
export async function seedLoans({ db, now, people }: Seeding): Promise<void> {
  const owner = people.find(({ mobile }) => mobile === BORROWER)
  if (!owner) return
  await db.insert(loans).values({
    loanId: `D${owner.userId}`,
    userId: owner.userId,
    amount: 200_000,
    outstanding: 128_000,
    takenAt: new Date(now.getTime() - 40 * dayMs),
  })
}
