import { friendPacketId, welcomeId } from '../../sandbox/areas/activity/invite/packets'
import { openedPackets } from '../../sandbox/areas/activity/invite/tables'
import { payments } from '../../sandbox/areas/cashier/tables'
import { cardApplications } from '../../sandbox/areas/identity/tables'
import { vipTerms } from '../../sandbox/areas/member/tables'
import { coupons, orders } from '../../sandbox/areas/order/tables'
import { smsMessages, users } from '../../sandbox/areas/session/tables'
import { topupCatalogue } from '../../sandbox/areas/topup/goods'
import { credit, sources } from '../../sandbox/areas/wallet/lots'
import { withdrawals } from '../../sandbox/areas/wallet/tables'
import type { Db } from '../../sandbox/db/client'
import type { DueStep } from '../../sandbox/due'
import { ledgerTransactions } from '../../sandbox/ledger/tables'

type Make = (db: Db, now: Date) => Promise<unknown>

const dayMs = 86_400_000
const plus = (now: Date, ms: number): Date => new Date(now.getTime() + ms)
const both = { zh: '文字', en: 'Text' }
const mobile = '13900000099'

async function newUser(db: Db, of: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  const [made] = await db
    .insert(users)
    .values({ mobile, nickName: 'due', createdAt: new Date(0), ...of })
    .returning()
  if (!made) throw new Error('no user was made')
  return made.userId
}

async function order(db: Db, now: Date, of: Partial<typeof orders.$inferInsert>): Promise<void> {
  const amounts = { goodsAmount: 1_000, memberDiscountAmount: 0, couponDiscountAmount: 0, payAmount: 1_000 }
  const goods = { goodsId: '30101', rechargeType: 'card-50', kind: 'card', quantity: 1, rechargeAccount: '' } as const
  const userId = await newUser(db)
  const times = { createdAt: plus(now, -200 * dayMs), payDeadline: plus(now, -199 * dayMs) }
  const texts = { title: both, rechargeTypeName: both }
  await db
    .insert(orders)
    .values({ orderId: 'M1', userId, state: 'paid', ...goods, ...amounts, ...times, ...texts, ...of })
}

async function payment(db: Db, now: Date, of: Partial<typeof payments.$inferInsert>): Promise<void> {
  await order(db, now, { state: 'cancelled' })
  const facts = { bizNo: 'P1', outBizNo: 'O1', userId: 1, orderId: 'M1', amount: 1_000, subject: both, callBackUrl: '' }
  const times = { createdAt: plus(now, -dayMs), sessionEndsAt: plus(now, dayMs) }
  await db.insert(payments).values({ ...facts, ...times, assetType: 'ALIPAY', status: 'PAYMENT_SUCCESS', ...of })
}

async function term(db: Db, now: Date, of: Partial<typeof vipTerms.$inferInsert>): Promise<void> {
  const [startTime, endTime] = [plus(now, -20 * dayMs), plus(now, 6 * dayMs)]
  const facts = { userId: await newUser(db), firstTime: startTime, startTime, endTime, months: 1, renewPrice: 990 }
  const plan = { vipType: 'fei_yue', renewStatus: 'on', contractType: 'continue_month' } as const
  await db.insert(vipTerms).values({ ...facts, ...plan, nextChargeTime: endTime, ...of })
}

async function card(db: Db, now: Date, of: Partial<typeof cardApplications.$inferInsert>): Promise<number> {
  const userId = await newUser(db)
  await db.insert(cardApplications).values({ userId, isGranted: true, appliedAt: now, decidedAt: now, ...of })
  return userId
}

/** The subsidy account of a customer was filled for a month. */
const filled = (db: Db, userId: number, month: string) =>
  db.insert(ledgerTransactions).values({ reason: 'subsidy', ref: `${userId}-${month}`, postedAt: new Date(0) })

/** Money of a wallet that ends then; whose it is. */
async function lot(db: Db, endsAt: Date): Promise<number> {
  const userId = await newUser(db)
  const now = plus(endsAt, -sources.bonus.lifeMs)
  await credit(db, { userId, reason: 'bonus', ref: 'due', title: both, amount: 100, now })
  return userId
}

async function coupon(db: Db, now: Date, userId: number): Promise<void> {
  const terms = { name: both, threshold: 1_000, discount: 100 }
  await db.insert(coupons).values({ couponId: 'Q1', userId, ...terms, endTime: plus(now, 3 * dayMs) })
}

/** A sign-up by a link, whose packets end in a day; one of the two is opened. */
async function packets(db: Db, now: Date, openedId: (userId: number) => string): Promise<void> {
  const inviterUserId = await newUser(db)
  const userId = await newUser(db, { mobile: '13900000098', inviterUserId, createdAt: plus(now, -2 * dayMs) })
  await db.insert(openedPackets).values({ packetId: openedId(userId), userId, amount: 0, openedAt: now })
}

/** For each step, rows that make it due at a moment and not before, and no other step. */
export const dueCases: Record<DueStep, Record<string, Make>> = {
  payments: {
    'a slow bank': (db, now) => payment(db, now, { status: 'PAYMENT_PROCESS_IN', settlesAt: now }),
    'an unused session': (db, now) => payment(db, now, { status: 'PAYMENT_CREATED', sessionEndsAt: now }),
  },
  deliveries: {
    'an account': (db, now) => order(db, now, { kind: 'account', paidAt: plus(now, -30_000) }),
    'a voucher': (db, now) => order(db, now, { paidAt: plus(now, -90 * dayMs) }),
  },
  topups: {
    'a usual number': (db, now) => order(db, now, { ...topup, rechargeAccount: mobile, paidAt: plus(now, -3_000) }),
  },
  refunds: { 'money that no order took': (db, now) => payment(db, now, { refundAt: now }) },
  cancellations: { 'an unpaid order': (db, now) => order(db, now, { state: 'unpaid', payDeadline: now }) },
  renewals: {
    'a charge to announce': (db, now) => term(db, now, {}),
    'an announced charge': (db, now) => term(db, now, { nextChargeTime: now, noticedChargeTime: now }),
  },
  openedCards: {
    'a card without its coupon': async (db, now) => {
      await filled(db, await card(db, now, {}), '2026-03')
    },
  },
  subsidies: { 'a card without its month': (db, now) => card(db, now, { couponId: '' }) },
  payouts: {
    'a withdrawal': async (db, now) => {
      const account = { kind: 'bank', accountName: both, masked: '1234' } as const
      const facts = { withdrawId: 'W1', userId: await newUser(db), amount: 100, fee: 0, status: 'submitted' } as const
      await db.insert(withdrawals).values({ ...facts, ...account, createdAt: now, dueAt: now })
    },
    'money that ends': async (db, now) => {
      const onceKey = `money-${await lot(db, now)}-2026-03-02`
      // Its customer was told of it days ago.
      await db
        .insert(smsMessages)
        .values({ mobile, text: '', scene: 'lapsing', onceKey, sentAt: plus(now, -3 * dayMs) })
    },
  },
  lapsingMoney: { 'money that ends in three days': (db, now) => lot(db, plus(now, 3 * dayMs)) },
  lapsingCoupons: { 'a coupon that ends in three days': async (db, now) => coupon(db, now, await newUser(db)) },
  lapsingPackets: {
    'a packet of a friend': (db, now) => packets(db, now, welcomeId),
    'a packet for having come': (db, now) => packets(db, now, friendPacketId),
  },
}

/** A top-up of a phone number. */
const topup = { goodsId: topupCatalogue[0]?.goodsId ?? '', kind: 'phone' } as const

/** Rows that look due, and with which there is nothing to do. */
export const undueCases: Record<string, Make> = {
  'a payment that a provider decides on': (db, now) =>
    payment(db, now, { status: 'PAYMENT_PROCESS_IN', sessionEndsAt: now }),
  'a charge that was announced': (db, now) => term(db, now, { noticedChargeTime: plus(now, 6 * dayMs) }),
  'a card that was filled for a later month': async (db, now) =>
    filled(db, await card(db, now, { couponId: '' }), '2026-04'),
  'a coupon of a customer without a number': async (db, now) => coupon(db, now, await newUser(db, { mobile: null })),
}
