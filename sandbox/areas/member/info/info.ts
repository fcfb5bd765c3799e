import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { VipInfoRes, VipTerm } from '@/contract/member/info'
import { dayMs, monthStart } from '../../../beijing'
import type { Db } from '../../../db/client'
import { inLanguage } from '../../../language'
import { pictureOf, type Viewer } from '../../../viewer'
import { savedSince } from '../../home/savings'
import { AHEAD_DAYS } from '../chargeTimes'
import { openOrderOf } from '../orders/openOrder'
import type { VipOrderRecord } from '../orders/vipPayable'
import { contracts } from '../plans/contracts'
import { itemsOf, type Plan, priceOf } from '../plans/plan'
import { type TermType, vipOrders } from '../tables'
import { isRunning, type Term, termOf } from '../terms'
import { documentsOf, payOptionsOf, pricesOf } from './prices'

/** The charge of a renewal that failed and still waits for money; undefined without one. */
export async function failedChargeOf(
  db: Db,
  { userId, vipType, now }: { userId: number; vipType: TermType; now: Date },
): Promise<VipOrderRecord | undefined> {
  const [order] = await db
    .select()
    .from(vipOrders)
    .where(
      and(
        eq(vipOrders.userId, userId),
        eq(vipOrders.vipType, vipType),
        isNotNull(vipOrders.failReason),
        isNull(vipOrders.paidAt),
        gt(vipOrders.payDeadline, now),
      ),
    )
    .orderBy(desc(vipOrders.createdAt))
  return order
}

/** The term as the wire carries it, with what the renewal costs, or would cost where it is off. */
async function termInfo(db: Db, plan: Plan, term: Term, { lang, now }: Viewer): Promise<VipTerm> {
  const { userId, vipType, renewStatus, contractType, nextChargeTime } = term
  const offered = priceOf(plan, contracts[contractType].continued)
  const renewPrice = renewStatus === 'on' ? term.renewPrice : (offered?.contractPrice ?? 0)
  const failed = await failedChargeOf(db, { userId, vipType, now })
  return {
    startTime: term.startTime.getTime(),
    endTime: term.endTime.getTime(),
    serveTimes: Math.floor((now.getTime() - term.firstTime.getTime()) / dayMs),
    savedMoney: await savedSince(db, userId, new Date(Math.min(term.firstTime.getTime(), monthStart(now).getTime()))),
    renewStatus,
    renewPrice,
    contractType,
    renewExpireName: inLanguage(contracts[contracts[contractType].continued].name, lang),
    renewOriginPrice: offered?.originalPrice ?? renewPrice,
    aheadDay: AHEAD_DAYS,
    ...(nextChargeTime ? { nextChargeTime: nextChargeTime.getTime() } : {}),
    ...(failed?.failReason && nextChargeTime
      ? {
          failedCharge: {
            reason: inLanguage(failed.failReason, lang),
            nextTryTime: nextChargeTime.getTime(),
            amount: failed.payAmount,
            vipOrderNo: failed.orderId,
          },
        }
      : {}),
  }
}

/** Everything that a membership screen shows beside its rights; for a visitor, whose `userId` is absent, the offer alone. */
export async function infoOf(db: Db, plan: Plan, userId: number | undefined, viewer: Viewer): Promise<VipInfoRes> {
  const { lang, origin, now } = viewer
  const { vipType } = plan
  const term = userId === undefined ? undefined : await termOf(db, userId, vipType)
  // What is for members who renew is no part of what is bought.
  const items = itemsOf(plan).filter(({ forRenewal }) => !forRenewal)
  return {
    isVip: isRunning(term, now),
    priceInfo: pricesOf(plan, lang),
    payInfo: payOptionsOf(plan, lang),
    contractInfo: documentsOf(plan, lang),
    vipIntro: {
      vipId: vipType,
      title: inLanguage(plan.title, lang),
      subtitle: inLanguage(plan.subtitle, lang),
      card: pictureOf('card', plan.card, origin),
      rules: plan.rules.map((rule) => inLanguage(rule, lang)),
    },
    ...(term ? { vipInfo: await termInfo(db, plan, term, viewer) } : {}),
    rightsInfo: { count: items.length, worth: items.reduce((sum, { salePrice }) => sum + salePrice, 0) },
    payActiveId: plan.payActiveId,
    ...(userId === undefined ? { unpaidOrderDeductType: 1 } : await openOrderOf(db, { userId, vipType, lang, now })),
  }
}
