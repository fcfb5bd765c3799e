import { eq } from 'drizzle-orm'
import type { ContractType } from '@/contract/member/info'
import type { Seeding } from '../../area'
import { dayMs, hourMs, monthsAfter } from '../../beijing'
import type { Db } from '../../db/client'
import { leapRaises } from '../credit/tables'
import { requestRaise } from './leap/leapRaises'
import { letterOf, type VipOrderRecord } from './orders/vipPayable'
import { contracts, lengthOf } from './plans/contracts'
import { type Plan, type PlanType, priceOf } from './plans/plan'
import { plans } from './plans/plans'
import { vipOrders } from './tables'
import { changeTerm, extendTerm, stopRenewal, type Term, termOf } from './terms'

type Person = Seeding['people'][number]

/** A membership that a person has bought. */
interface Bought {
  vipType: PlanType
  contractType: ContractType
  daysAgo: number
}

const month = { vipType: 'fei_yue', contractType: 'single_month', daysAgo: 10 } as const
const monthly = { vipType: 'fei_yue', contractType: 'continue_month', daysAgo: 10 } as const
const superMonth = { vipType: 'leap', contractType: 'single_month', daysAgo: 8 } as const

/** What the people have bought, by phone number. */
const boughtBy: Readonly<Record<string, Bought>> = {
  '13800138002': month,
  '13800138006': month,
  '13800138010': monthly,
  '13800138011': { ...month, daysAgo: 45 },
  '13800138012': { ...monthly, daysAgo: 12 },
  '13800138014': { ...month, daysAgo: 5 },
  '13800138015': superMonth,
  '13800138017': superMonth,
  '13800138018': superMonth,
  '13800138025': month,
}

const STOPPED = '13800138012'
const FAILED = '13800138016'

const short = {
  zh: '银行卡余额不足，请更换支付方式',
  en: 'The card does not hold enough. Please use another payment method.',
}

/** Whose quota is in review, for a year. */
const IN_REVIEW = '13800138017'

/** An order of a plan's price, as a purchase leaves it. */
export function seededOrder(
  plan: Plan,
  contractType: ContractType,
  { userId, at, serial }: { userId: number; at: Date; serial: number },
): VipOrderRecord {
  const price = priceOf(plan, contractType)
  if (!price) throw new Error(`${plan.vipType} is not sold as ${contractType}`)
  const { months, canRenew } = contracts[contractType]
  return {
    orderId: `${letterOf[plan.vipType]}20250101${userId}${String(serial).padStart(11, '0')}`,
    userId,
    vipType: plan.vipType,
    contractType,
    buyType: 1,
    buySource: 'member-v2',
    title: { zh: `${plan.title.zh} ${lengthOf(months).zh}`, en: `${plan.title.en}, ${lengthOf(months).en}` },
    months,
    originalPrice: price.originalPrice,
    contractPrice: price.contractPrice,
    payAmount: price.salePrice,
    renews: canRenew,
    chargedFor: null,
    failReason: null,
    tries: 0,
    createdAt: at,
    payDeadline: new Date(at.getTime() + dayMs),
    paidAt: null,
    termStart: null,
    termEnd: null,
    toldAt: null,
  }
}

/** The past of a person who has bought a membership: the order, and the term that it paid for. */
async function buy(db: Db, userId: number, { vipType, contractType }: Bought, at: Date): Promise<Term> {
  const order = seededOrder(plans[vipType], contractType, { userId, at, serial: 1 })
  const { months, contractPrice, renews } = order
  const renewal = renews ? { renewPrice: contractPrice } : {}
  const term = await extendTerm(db, { userId, vipType, months, contractType, ...renewal }, at)
  const { startTime: termStart, endTime: termEnd } = term
  await db.insert(vipOrders).values({ ...order, paidAt: at, termStart, termEnd })
  return term
}

/** A month that has just ended, and whose charge has failed once an hour ago. */
async function failRenewal(db: Db, userId: number, now: Date): Promise<void> {
  const failedAt = new Date(now.getTime() - hourMs)
  const term = await buy(db, userId, monthly, monthsAfter(failedAt, -1))
  const again = new Date(failedAt.getTime() + dayMs)
  await changeTerm(db, term, { nextChargeTime: again, noticedChargeTime: again })
  const order = seededOrder(plans.fei_yue, 'continue_month', { userId, at: failedAt, serial: 2 })
  await db.insert(vipOrders).values({
    ...order,
    payAmount: order.contractPrice,
    buySource: 'renewal',
    chargedFor: term.endTime,
    failReason: short,
    tries: 1,
    payDeadline: new Date(failedAt.getTime() + 10 * dayMs),
  })
}

async function seedRaise(db: Db, { userId, mobile, xbtStatus }: Person, now: Date): Promise<void> {
  await requestRaise(db, { userId, xbtStatus }, new Date(now.getTime() - superMonth.daysAgo * dayMs))
  const inAYear = { decidedAt: new Date(now.getTime() + 365 * dayMs) }
  if (mobile === IN_REVIEW) await db.update(leapRaises).set(inAYear).where(eq(leapRaises.userId, userId))
}

/** Memberships of the seeded people. */
export async function seedMemberships({ db, now, people }: Seeding): Promise<void> {
  for (const person of people) {
    const bought = boughtBy[person.mobile]
    if (bought) await buy(db, person.userId, bought, new Date(now.getTime() - bought.daysAgo * dayMs))
    if (person.mobile === FAILED) await failRenewal(db, person.userId, now)
    if (person.mobile === STOPPED) {
      const term = await termOf(db, person.userId, 'fei_yue')
      const at = new Date(now.getTime() - 3 * dayMs)
      if (term) await stopRenewal(db, term, at, '暂时用不上')
    }
    if (bought?.vipType === 'leap') await seedRaise(db, person, now)
  }
}
