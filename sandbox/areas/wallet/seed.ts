import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AccountKind, WithdrawStatus } from '@/contract/wallet'
import { feeOf } from '@/lib/fee'
import { dayMs, dayStart, hourMs } from '../../beijing'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import { balanceOf, walletAccount } from '../../ledger/ledger'
import type { Seeding } from '../../seed'
import { orders } from '../order/tables'
import { accountKinds } from './accountKinds'
import type { BoundAccount } from './accounts'
import { credit } from './lots'
import { acceptTransfer, walletsDue } from './payouts'
import { payRebate } from './rebates'
import { CONFIRM_MS } from './rules'
import { payoutAccounts, walletGuides, withdrawals } from './tables'
import { takeOut } from './withdrawals'

/** Something of a wallet's past. */
interface Past {
  at: Date
  happens(at: Date): Promise<void>
}

type Person = Seeding['people'][number]

/** Whose wallet has a short past, whose a long one, and what both hold after it, in fen. */
const SHORT = { mobile: '13800138002', holds: 12_850 }
const LONG = { mobile: '13800138004', holds: 86_640 }

/** Wallets of the seeded people, with how they came to what they hold. */
export async function seedWallets({ db, now, people }: Seeding): Promise<void> {
  for (const { wallet, pastOf } of [
    { wallet: SHORT, pastOf: shortPast },
    { wallet: LONG, pastOf: longPast },
  ]) {
    const person = people.find(({ mobile }) => mobile === wallet.mobile)
    if (!person) continue
    await seedAccounts(db, person, now)
    await db.insert(walletGuides).values({ userId: person.userId, seenAt: now })
    const past = await pastOf(db, person, now)
    for (const { at, happens } of past.sort((a, b) => a.at.getTime() - b.at.getTime())) await happens(at)
    await topUp(db, person, wallet.holds, now)
  }
}

const before = (now: Date, days: number): Date => new Date(now.getTime() - Math.round(days * dayMs))

const bound = ({ userId, mobile }: Person): { kind: AccountKind; identifier: string }[] => [
  { kind: 'alipay', identifier: mobile === LONG.mobile ? 'gao.jianguo@example.com' : mobile },
  ...(mobile === LONG.mobile ? [{ kind: 'wechat', identifier: `o${userId}0000000000000000000006104` } as const] : []),
  { kind: 'bank', identifier: `C${userId}0` },
]

/** The card was bound last, and is the default account. */
const seedAccounts = (db: Db, person: Person, now: Date) =>
  db.insert(payoutAccounts).values(
    bound(person).map(({ kind, identifier }, index) => ({
      accountId: `A${person.userId}${index}`,
      userId: person.userId,
      kind,
      identifier,
      boundAt: before(now, 100 - index),
    })),
  )

const bonuses: readonly Text[] = [
  { zh: '签到奖励', en: 'Check-in reward' },
  { zh: '活动奖励', en: 'Activity reward' },
  { zh: '邀请好友奖励', en: 'Reward for an invitation' },
]
const rebates: readonly Text[] = [
  { zh: '购物返利：话费充值', en: 'Rebate: phone top-up' },
  { zh: '购物返利：影音会员', en: 'Rebate: video pass' },
]

/** Money that came in. */
const cameIn = (db: Db, { userId }: Person, reason: 'bonus' | 'rebate', index: number, amount: number) => {
  const titles = reason === 'bonus' ? bonuses : rebates
  const title = titles[index % titles.length] ?? bonuses[0]
  return async (now: Date) => {
    if (title) await credit(db, { userId, reason, ref: `seed-${userId}-${index}`, title, amount, now })
  }
}

const targets: Record<AccountKind, Omit<BoundAccount, 'accountId'>> = {
  bank: { kind: 'bank', name: { zh: '沙盒银行', en: 'Sandbox Bank' }, masked: '**** 6104' },
  alipay: { kind: 'alipay', name: accountKinds.alipay.name, masked: 'g****@example.com' },
  wechat: { kind: 'wechat', name: accountKinds.wechat.name, masked: '**** 6104' },
}

/** A card that cannot receive money, and is not bound any more. */
const lostCard = { kind: 'bank', name: { zh: '远山银行', en: 'Farhill Bank' }, masked: '**** 4444' } as const

interface PastWithdrawal {
  withdrawId: string
  to: Omit<BoundAccount, 'accountId'>
  amount: number
  end: WithdrawStatus
  now: Date
}

/** A withdrawal that was made then; what came of it by now came in the time that it takes, and what is open stays so for a day. */
const wasMade =
  (db: Db, { userId }: Person, { withdrawId, to, amount, end, now }: PastWithdrawal) =>
  async (at: Date): Promise<void> => {
    const fee = feeOf(amount, accountKinds[to.kind])
    await takeOut(db, { withdrawId, userId, accountId: '', amount, fee, now: at }, to)
    const isIt = eq(withdrawals.withdrawId, withdrawId)
    const stays = (until: Date) => db.update(withdrawals).set({ dueAt: until }).where(isIt)
    const tomorrow = new Date(now.getTime() + dayMs)
    if (end === 'submitted') return void (await stays(tomorrow))
    await walletsDue(db, new Date(at.getTime() + 3_000))
    if (end === 'processing') return void (await stays(tomorrow))
    // WeChat asks the customer an hour before now where the transfer still waits, so that it does not end at once.
    const sent = end === 'to_confirm' ? new Date(now.getTime() - hourMs) : new Date(at.getTime() + 120_000)
    await walletsDue(db, sent)
    const [{ package: name } = { package: null }] = await db.select().from(withdrawals).where(isIt)
    if (name && end === 'paid') await acceptTransfer(db, name, new Date(sent.getTime() + 60_000))
    if (end === 'expired') await walletsDue(db, new Date(sent.getTime() + CONFIRM_MS))
  }

const idOf = ({ userId }: Person, index: number): string => `W20250101${userId}${String(index).padStart(11, '0')}`

/** A member's: rebates of what they bought, rewards, and three withdrawals, of which the bank returned one. */
async function shortPast(db: Db, person: Person, now: Date): Promise<Past[]> {
  const bought = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, person.userId), inArray(orders.state, ['paid', 'finished'])))
    .orderBy(asc(orders.paidAt))
  const withdrawn = [
    { days: 40, to: targets.bank, end: 'paid' as const, amount: 2_000 },
    { days: 26, to: lostCard, end: 'returned' as const, amount: 1_000 },
    { days: 25, to: targets.alipay, end: 'paid' as const, amount: 1_500 },
  ]
  const own = { bank: '**** 6102', alipay: '138 **** 8002', wechat: '' }
  return [
    ...bought.map((order) => ({ at: order.paidAt ?? now, happens: (at: Date) => payRebate(db, order, at) })),
    ...[80, 60, 45, 30, 12].map((days, index) => ({
      at: before(now, days),
      happens: cameIn(db, person, 'bonus', index, 1_200 + index * 150),
    })),
    ...withdrawn.map(({ days, to, end, amount }, index) => {
      const masked = to === lostCard ? to.masked : own[to.kind]
      const made = { withdrawId: idOf(person, index + 1), to: { ...to, masked }, amount, end, now }
      return { at: before(now, days), happens: wasMade(db, person, made) }
    }),
  ]
}

/** How the withdrawals of the long past ended, oldest first; the last three are open. */
const ends: readonly (readonly [AccountKind | 'lost', WithdrawStatus])[] = [
  ...Array.from(
    { length: 8 },
    (_, index) => [(['bank', 'alipay', 'wechat'] as const)[index % 3] ?? 'bank', 'paid'] as const,
  ),
  ['lost', 'returned'],
  ['wechat', 'expired'],
  ...Array.from({ length: 8 }, (_, index) => [(['alipay', 'bank'] as const)[index % 2] ?? 'bank', 'paid'] as const),
  ['lost', 'returned'],
  ['bank', 'paid'],
  ['wechat', 'to_confirm'],
  ['alipay', 'processing'],
  ['bank', 'submitted'],
]

/** A reward that ended unused, then rewards, rebates and a withdrawal every few days; those that are open were made yesterday. */
async function longPast(db: Db, person: Person, now: Date): Promise<Past[]> {
  const yesterday = dayStart(now) - hourMs
  const made = ends.map(([kind, end], index): Past => {
    const open = index - ends.length + 3
    const at = open < 0 ? before(now, 4 * (ends.length - index) - 6) : new Date(yesterday + open * 60_000)
    const to = kind === 'lost' ? lostCard : targets[kind]
    const amount = 1_000 + (index % 5) * 500
    return { at, happens: wasMade(db, person, { withdrawId: idOf(person, index + 1), to, amount, end, now }) }
  })
  const rewards = Array.from({ length: 14 }, (_, index): Past => {
    const isRebate = index % 2 === 1
    const amount = isRebate ? 3_388 : 4_500
    return {
      at: before(now, 98 - index * 7),
      happens: cameIn(db, person, isRebate ? 'rebate' : 'bonus', index, amount),
    }
  })
  const unused = { at: before(now, 195), happens: cameIn(db, person, 'bonus', 99, 500) }
  const ended = { at: before(now, 104), happens: (at: Date) => walletsDue(db, at) }
  return [unused, ended, ...rewards, ...made]
}

/** A reward that brings the wallet to what it holds. */
async function topUp(db: Db, person: Person, holds: number, now: Date): Promise<void> {
  const missing = holds - (await balanceOf(db, walletAccount(person.userId)))
  await cameIn(db, person, 'bonus', 100, missing)(before(now, 0.1))
}
