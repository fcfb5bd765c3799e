import { randomBytes } from 'node:crypto'
import type { WithdrawStatus } from '@/contract/wallet/withdraw'
import { feeOf } from '@/lib/fee'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import { type Movement, moving, postAll, walletAccount } from '../../ledger/ledger'
import { accountKinds } from './accountKinds'
import type { BoundAccount } from './accounts'
import { expiryRef, sources } from './lots'
import { endAfterReturn, partsOf } from './lotTerms'
import { CONFIRM_MS, cameBack, SUBMITTED_MS } from './payoutState'
import { backReasons, payoutLegs } from './payouts'
import { walletLots, walletUses, withdrawals } from './tables'
import { PENDING } from './withdrawals'

/** Something that came in. */
interface PastCredit {
  reason: keyof typeof sources
  ref: string
  title: Text
  amount: number
  orderId?: string
}

/** A withdrawal with where it stands. */
interface PastWithdrawal {
  withdrawId: string
  to: Omit<BoundAccount, 'accountId'>
  amount: number
  status: WithdrawStatus
  /** When WeChat asked the customer, where it was not at once. */
  askedAt?: Date
  /** Until when one that is submitted or processing stays so. */
  staysUntil: Date
}

const plus = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/**
 * The past of a wallet, told in the order of time and written at once: played by the calls of the product it would make the seeding of the
 * sandbox take three times as long.
 */
export class WalletPast {
  private readonly lots: (typeof walletLots.$inferSelect)[] = []
  private readonly uses: (typeof walletUses.$inferInsert)[] = []
  private readonly withdrawn: (typeof withdrawals.$inferInsert)[] = []
  private readonly movements: Movement[] = []
  private readonly wallet: string

  /** @param firstLot the id of its first lot; the ids go on from there */
  constructor(
    private readonly userId: number,
    private readonly firstLot: number,
  ) {
    this.wallet = walletAccount(userId)
  }

  /** What the wallet holds so far, in fen. */
  get balance(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0)
  }

  credit({ reason, ref, title, amount, orderId }: PastCredit, at: Date): void {
    const { account, lifeMs } = sources[reason]
    const { userId } = this
    const lotId = this.firstLot + this.lots.length
    const endsAt = plus(at, lifeMs)
    this.lots.push({ lotId, userId, reason, ref, title, amount, left: amount, endsAt, orderId: orderId ?? null })
    this.move(reason, ref, at, moving(account, this.wallet, amount))
  }

  /** Takes out what has ended by then. */
  expire(at: Date): void {
    for (const lot of this.lots) {
      if (lot.left === 0 || lot.endsAt > at) continue
      this.move('expired', expiryRef(lot), lot.endsAt, moving(this.wallet, 'expired:wallet', lot.left))
      lot.left = 0
    }
  }

  withdraw({ withdrawId, to, amount, status, askedAt, staysUntil }: PastWithdrawal, at: Date): void {
    const { wallet } = this
    const { kind, name: accountName, masked } = to
    const parts = partsOf(this.lots, amount)
    for (const { lotId, amount: part } of parts) this.lot(lotId).left -= part
    this.uses.push(...parts.map((part) => ({ ...part, withdrawId })))
    this.move('withdraw', withdrawId, at, moving(wallet, PENDING, amount))
    const asked = kind === 'wechat' ? { toConfirmAt: askedAt ?? plus(at, 6_000) } : undefined
    const confirmBefore = asked && plus(asked.toConfirmAt, CONFIRM_MS)
    const endedAt = status === 'expired' && confirmBefore ? confirmBefore : plus(at, 120_000)
    const isEnded = status === 'paid' || cameBack(status)
    const fee = feeOf(amount, accountKinds[kind])
    const row = { withdrawId, userId: this.userId, amount, fee, status, kind, accountName, masked, createdAt: at }
    if (status === 'paid') this.move('payout', withdrawId, endedAt, payoutLegs(row))
    if (status === 'returned' || status === 'expired') {
      this.move('withdraw-back', withdrawId, endedAt, moving(PENDING, wallet, amount))
      for (const part of parts) {
        const lot = this.lot(part.lotId)
        Object.assign(lot, { left: lot.left + part.amount, endsAt: endAfterReturn(lot.endsAt, endedAt) })
      }
    }
    this.withdrawn.push({
      ...row,
      processingAt: status === 'submitted' ? null : plus(at, SUBMITTED_MS),
      ...asked,
      confirmBefore,
      package: asked && randomBytes(24).toString('hex'),
      endedAt: isEnded ? endedAt : null,
      reason: status === 'returned' || status === 'expired' ? backReasons[status] : null,
      dueAt: isEnded ? null : status === 'to_confirm' ? confirmBefore : staysUntil,
    })
  }

  /** Writes all of it. */
  async write(tx: Db): Promise<void> {
    await postAll(tx, this.movements)
    await tx.insert(walletLots).values(this.lots)
    if (this.withdrawn.length === 0) return
    await tx.insert(withdrawals).values(this.withdrawn)
    await tx.insert(walletUses).values(this.uses)
  }

  /** The id that the first lot of the next wallet has. */
  get nextLot(): number {
    return this.firstLot + this.lots.length
  }

  private lot(lotId: number) {
    const lot = this.lots[lotId - this.firstLot]
    if (!lot) throw new RangeError(`no lot ${lotId}`)
    return lot
  }

  private move(reason: string, ref: string, at: Date, legs: Movement['legs']): void {
    this.movements.push({ reason, ref, at, legs })
  }
}
