import type { Seeding } from '../../seed'
import { bankCards } from './tables'

type Card = typeof bankCards.$inferInsert

const banks = [
  { zh: '沙盒银行', en: 'Sandbox Bank' },
  { zh: '青禾银行', en: 'Greenfield Bank' },
  { zh: '远山银行', en: 'Farhill Bank' },
  { zh: '海港银行', en: 'Harbour Bank' },
  { zh: '晨星银行', en: 'Morning Star Bank' },
] as const

/** Who has which cards besides one ordinary card; no other customer has more, and some of the people have none. */
const moreTails: Readonly<Record<string, readonly string[]>> = {
  '13800138002': ['0000', '9999', '4444', '1111'],
  '13800138005': ['0000', '9999'],
}

const cardless: readonly string[] = ['13800138009', '13800138030', '13800138031', '13800138032', '13800138033']

/** Whose only card has no money, so that their renewal fails. */
const PENNILESS = '13800138016'

/** Cards ending in 1111 pay up to 50 yuan at once. */
const SMALL_LIMIT = 5_000

const tailsOf = (userId: number, mobile: string): readonly string[] =>
  mobile === PENNILESS ? ['0000'] : [`6${userId}`, ...(moreTails[mobile] ?? [])]

/** Bank cards of the seeded people. */
export async function seedCards({ db, people }: Seeding): Promise<void> {
  const cards = people
    .filter(({ mobile }) => !cardless.includes(mobile))
    .flatMap(({ userId, mobile }) =>
      tailsOf(userId, mobile).map((tail, index): Card => {
        const bank = banks[index % banks.length] ?? banks[0]
        return { cardId: `C${userId}${index}`, userId, bank, tail, mobile, limit: tail === '1111' ? SMALL_LIMIT : null }
      }),
    )
  await db.insert(bankCards).values(cards)
}
