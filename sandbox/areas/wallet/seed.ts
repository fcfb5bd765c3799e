import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountKind } from '@/contract/wallet/accounts'
import type { WithdrawStatus } from '@/contract/wallet/withdraw'
import type { Seeding } from '../../area'
import { dayMs, dayStart, hourMs } from '../../beijing'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import { orders } from '../order/tables'
import { accountKinds } from './accountKinds'
import type { BoundAccount } from './accounts'
import { rebateOf } from './rebate'
import { rebateFor } from './rebates'
import { WalletPast } from './seedPast'
import { payoutAccounts, walletGuides } from './tables'
import { identityTask, taskCredit } from './taskCredit'

/** Something that happened to a wallet. */
interface Event {
  at: Date
  happens(past: WalletPast, at: Date): void
}

type Person = Seeding['people'][number]

/** Whose wallet has a short past, whose a long one, and what both hold after it, in fen. */
const SHORT = { mobile: '13800138002', holds: 12_850 }
const LONG = { mobile: '13800138004', holds: 86_640 }

/** Wallets of the seeded people, with how they came to what they hold. */
export async function seedWallets({ db, now, people }: Seeding): Promise<void> {
  let firstLot = 1
  for (const { wallet, eventsOf } of [
    { wallet: SHORT, eventsOf: shortPast },
    { wallet: LONG, eventsOf: longPast },
  ]) {
    const person = people.find(({ mobile }) => mobile === wallet.mobile)
    if (!person) continue
    await seedAccounts(db, person, now)
    await db.insert(walletGuides).values({ userId: person.userId, seenAt: now })
    const past = new WalletPast(person.userId, firstLot)
    const events = await eventsOf(db, person, now)
    for (const { at, happens } of events.sort((a, b) => a.at.getTime() - b.at.getTime())) happens(past, at)
    // The last reward brings it to what it holds.
    cameIn(person, 'bonus', 100, wallet.holds - past.balance)(past, before(now, 0.1))
    await past.write(db)
    firstLot = past.nextLot
  }
  await db.execute(sql`select setval('wallet_lots_lot_id_seq', ${firstLot})`)
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
  { zh: '购物返现：话费充值', en: 'Rebate: phone top-up' },
  { zh: '购物返现：影音会员', en: 'Rebate: video pass' },
]

/** Money that came in. */
const cameIn = ({ userId }: Person, reason: 'bonus' | 'rebate', index: number, amount: number): Event['happens'] => {
  const titles = reason === 'bonus' ? bonuses : rebates
  const title = titles[index % titles.length] ?? { zh: '', en: '' }
  return (past, at) => past.credit({ reason, ref: `seed-${userId}-${index}`, title, amount }, at)
}

/** Where the withdrawals went; the lost card cannot receive money, and is not bound any more. */
const targets = {
  bank: { kind: 'bank', name: { zh: '沙盒银行', en: 'Sandbox Bank' }, masked: '**** 6104' },
  alipay: { kind: 'alipay', name: accountKinds.alipay.name, masked: 'g****@example.com' },
  wechat: { kind: 'wechat', name: accountKinds.wechat.name, masked: '**** 6104' },
  lost: { kind: 'bank', name: { zh: '远山银行', en: 'Farhill Bank' }, masked: '**** 4444' },
} satisfies Record<string, Omit<BoundAccount, 'accountId'>>

const idOf = ({ userId }: Person, index: number): string => `W20250101${userId}${String(index).padStart(11, '0')}`

/** A member's: rebates of what they bought, rewards, and three withdrawals, of which the bank returned one. */
async function shortPast(db: Db, person: Person, now: Date): Promise<Event[]> {
  const bought = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, person.userId), inArray(orders.state, ['paid', 'finished'])))
    .orderBy(asc(orders.paidAt))
  const card = { ...targets.bank, masked: '**** 6102' }
  const alipay = { ...targets.alipay, masked: '138 **** 8002' }
  const withdrawn = [
    { days: 40, to: card, status: 'paid', amount: 2_000 },
    { days: 26, to: targets.lost, status: 'returned', amount: 1_000 },
    { days: 25, to: alipay, status: 'paid', amount: 1_500 },
  ] as const
  return [
    ...bought.map((order): Event => {
      const credit = { ...rebateFor(order), amount: rebateOf(order.payAmount, true) }
      return { at: order.paidAt ?? now, happens: (past, at) => past.credit(credit, at) }
    }),
    ...[80, 70, 45, 30, 12].map(
      (days, index): Event => ({ at: before(now, days), happens: cameIn(person, 'bonus', index, 2_600 - index * 200) }),
    ),
    ...withdrawn.map(({ days, ...withdrawal }, index): Event => {
      const made = { ...withdrawal, withdrawId: idOf(person, index + 1), staysUntil: now }
      return { at: before(now, days), happens: (past, at) => past.withdraw(made, at) }
    }),
  ]
}

/** How the withdrawals of the long past ended, oldest first; the last three are open. */
const ends: readonly (readonly [keyof typeof targets, WithdrawStatus])[] = [
  ...(['bank', 'alipay', 'wechat', 'bank', 'alipay', 'wechat', 'bank', 'alipay'] as const).map(
    (kind) => [kind, 'paid'] as const,
  ),
  ['lost', 'returned'],
  ['wechat', 'expired'],
  ...(['alipay', 'bank', 'alipay', 'bank', 'alipay', 'bank', 'alipay', 'bank'] as const).map(
    (kind) => [kind, 'paid'] as const,
  ),
  ['lost', 'returned'],
  ['bank', 'paid'],
  ['wechat', 'to_confirm'],
  ['alipay', 'processing'],
  ['bank', 'submitted'],
]

/** The first rewards of the long past: enough for all withdrawals, and a little of them ends soon. */
const rewardsOfLong: readonly number[] = [20_000, 10_000, 9_000]

/** A reward that ended unused, then rewards, rebates and a withdrawal every few days; those that are open were made yesterday. */
async function longPast(_db: Db, person: Person, now: Date): Promise<Event[]> {
  const yesterday = dayStart(now) - hourMs
  const made = ends.map(([kind, status], index): Event => {
    const open = index - ends.length + 3
    const at = open < 0 ? before(now, 4 * (ends.length - index) - 6) : new Date(yesterday + open * 60_000)
    const withdrawal = {
      withdrawId: idOf(person, index + 1),
      to: targets[kind],
      amount: 1_000 + (index % 5) * 500,
      status,
      staysUntil: new Date(now.getTime() + dayMs),
      // Asked an hour ago where it still waits, so that it does not end at once.
      ...(status === 'to_confirm' ? { askedAt: new Date(now.getTime() - hourMs) } : {}),
    }
    return { at, happens: (past) => past.withdraw(withdrawal, at) }
  })
  const rewards = Array.from({ length: 14 }, (_, index): Event => {
    const [reason, amount] =
      index % 2 === 1 ? (['rebate', 3_388] as const) : (['bonus', rewardsOfLong[index / 2] ?? 1_500] as const)
    return { at: before(now, 98 - index * 7), happens: cameIn(person, reason, index, amount) }
  })
  const taken = taskCredit(person.userId, identityTask)
  return [
    { at: before(now, 195), happens: cameIn(person, 'bonus', 99, 500) },
    { at: before(now, 104), happens: (past, at) => past.expire(at) },
    { at: before(now, 20), happens: (past, at) => past.credit(taken, at) },
    ...rewards,
    ...made,
  ]
}
