import type { Seeding } from '../../area'
import { dayMs } from '../../beijing'
import { loans } from '../credit/tables'
import { oneAtATime } from './applications'
import { issue } from './issue'
import { sendMail } from './mails'
import { certificates } from './tables'
import { PAPER_FEE } from './terms'

/** A settled loan, in days before now; the open one of 13800138016 is seeded with what blocks a closing. */
interface SeededLoan {
  amount: number
  taken: number
  settled: number
}

/** Whose loans are settled. Amounts in fen. */
const settledLoans: Readonly<Record<string, readonly SeededLoan[]>> = {
  '13800138007': [
    { amount: 1_234_560, taken: 700, settled: 330 },
    { amount: 500_000, taken: 420, settled: 60 },
    { amount: 86_005, taken: 200, settled: 20 },
  ],
  '13800138016': [{ amount: 300_000, taken: 500, settled: 140 }],
  '13800138004': Array.from({ length: 14 }, (_, index) => ({
    amount: 100_000 + index * 12_345,
    taken: 900 - index * 30,
    settled: 800 - index * 30,
  })),
}

/** Who has had certificates issued, one of each of so many loans. */
const COLLECTOR = '13800138004'
const ISSUED = 12

/** Settled loans, and the records of who had them certified. */
export async function seedCertificates(seeding: Seeding): Promise<void> {
  const { db, now, people } = seeding
  for (const { mobile, userId } of people) {
    const rows = (settledLoans[mobile] ?? []).map(({ amount, taken, settled }, index) => ({
      loanId: `D${userId}${String(index + 1).padStart(3, '0')}`,
      userId,
      amount,
      outstanding: 0,
      takenAt: new Date(now.getTime() - taken * dayMs),
      settledAt: new Date(now.getTime() - settled * dayMs),
    }))
    if (rows.length > 0) await db.insert(loans).values(rows)
    if (mobile === COLLECTOR) await seedRecords(seeding, { userId, mobile, loans: rows.slice(0, ISSUED) })
  }
}

async function seedRecords(
  { db, now }: Seeding,
  of: { userId: number; mobile: string; loans: readonly { loanId: string; amount: number }[] },
): Promise<void> {
  const { userId, mobile } = of
  await oneAtATime(db, userId)
  for (const [index, { loanId, amount }] of of.loans.entries()) {
    const at = new Date(now.getTime() - (ISSUED - index) * 5 * dayMs)
    const isPaper = index % 4 === 3
    const [one] = await db
      .insert(certificates)
      .values({
        certificateId: `C20250101${userId}${String(index + 1).padStart(4, '0')}`,
        userId,
        kind: 'loan',
        method: isPaper ? 'paper' : 'electronic',
        loanIds: [loanId],
        amount,
        fee: isPaper ? PAPER_FEE : 0,
        email: isPaper ? '' : 'gao@mail.example.com',
        address: isPaper ? { name: '高建国', mobile, address: '云川省青禾市青石路 5 号' } : null,
        createdAt: at,
        payDeadline: at,
      })
      .returning()
    if (!one) continue
    const issued = await issue(db, one, at)
    if (!isPaper) await sendMail(db, issued, { mobile, lang: 'zh-CN', now: at })
  }
}
