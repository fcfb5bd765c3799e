import type { Seeding } from '../../area'
import { dayMs } from '../../beijing'
import { bankCards } from '../cashier/tables'
import { sandboxBanks } from './banks'
import { fingerprints } from './fingerprint'
import { numberEndingIn } from './numbers'

type Card = typeof bankCards.$inferInsert

/** Who has which cards besides one ordinary card; no other customer has more, and some of the people have none. */
const moreTails: Readonly<Record<string, readonly string[]>> = {
  '13800138002': ['0000', '9999', '4444', '1111'],
  '13800138005': ['0000', '9999'],
}

const cardless: readonly string[] = [
  '13800138009',
  '13800138030',
  '13800138031',
  '13800138032',
  '13800138033',
  '13800138063',
  '13800138037',
]

/** Whose only card has no money, so that their renewal fails. */
const PENNILESS = '13800138016'

/** Cards ending in 1111 pay up to 50 yuan at once. */
const SMALL_LIMIT = 5_000

const tailsOf = (userId: number, mobile: string): readonly string[] =>
  mobile === PENNILESS ? ['0000'] : [`6${userId}`, ...(moreTails[mobile] ?? [])]

/** Bank cards of the seeded people. */
export async function seedCards({ db, now, people }: Seeding): Promise<void> {
  const fingerprintOf = await fingerprints(db)
  const cards = people
    .filter(({ mobile }) => !cardless.includes(mobile))
    .flatMap(({ userId, mobile }) =>
      tailsOf(userId, mobile).map((tail, index) => cardOf({ userId, mobile, tail, index, now }, fingerprintOf)),
    )
  await db.insert(bankCards).values(cards)
}

interface SeededCard {
  userId: number
  mobile: string
  tail: string
  /** Position among the cards of its customer. */
  index: number
  now: Date
}

function cardOf({ userId, mobile, tail, index, now }: SeededCard, fingerprintOf: (cardNo: string) => string): Card {
  const bank = sandboxBanks[index % sandboxBanks.length] ?? sandboxBanks[0]
  return {
    cardId: `C${userId}${index}`,
    userId,
    bank: bank.name,
    bankCode: bank.code,
    tail,
    fingerprint: fingerprintOf(numberEndingIn(bank, tail, userId)),
    mobile,
    limit: tail === '1111' ? SMALL_LIMIT : null,
    limitDay: 'limitDay' in bank ? bank.limitDay : null,
    boundAt: new Date(now.getTime() - (100 - index) * dayMs),
  }
}
