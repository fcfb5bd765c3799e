import type * as contract from '@/contract/member/leap'
import { catchUp } from '../../../catchUp'
import type { Handlers } from '../../../implement'
import { inLanguage } from '../../../language'
import { infoOf } from '../info/info'
import { plans } from '../plans/plans'
import { orderRows, switchRenewal } from '../renewal/renewals'
import { claimRows } from '../rights/claims'
import { expectedOf } from '../rights/expected'
import { rightsOf } from '../rights/rights'
import { isRunning, termOf } from '../terms'
import { customerOrVisitor } from '../visitor'
import { raiseStatusOf } from './leapRaises'

const vipType = 'leap'

/** The super-vip membership: the functions of the monthly one with another plan. */
export const leapHandlers: Handlers<typeof contract> = {
  async leapVipInfo(context) {
    const userId = customerOrVisitor(context)
    await catchUp(context.db, context.now)
    return infoOf(context.db, plans.leap, userId, context)
  },

  async leapRights(context) {
    const userId = customerOrVisitor(context)
    await catchUp(context.db, context.now)
    return { categories: await rightsOf(context.db, plans.leap, userId, context) }
  },

  async leapRenewLog({ req, signedIn, db, lang, now }) {
    const { userId } = signedIn()
    await catchUp(db, now)
    return { rows: await orderRows(db, { userId, vipType, page: req.page }, { lang, now }) }
  },

  async leapReceiveLog({ req, signedIn, db, ...viewer }) {
    const { userId } = signedIn()
    return { rows: await claimRows(db, { userId, sources: [vipType], page: req.page }, viewer) }
  },

  async increaseStatus({ signedIn, db, lang, now }) {
    return raiseStatusOf(db, signedIn().userId, { lang, now })
  },

  async expectedVipList({ signedIn, db, ...viewer }) {
    return { expectedList: await expectedOf(db, plans.leap, signedIn(), viewer) }
  },

  async leapRenewal({ req, signedIn, db, now, refuse }) {
    const { userId } = signedIn()
    const change = { userId, vipType, on: req.renew, reason: req.reason, now } as const
    const changed = await db.transaction((tx) => switchRenewal(tx, change))
    return 'refused' in changed ? refuse(changed.refused) : changed
  },

  async superVipInfo(context) {
    const { db, lang, now } = context
    const userId = customerOrVisitor(context)
    const rows = [plans.leap, plans.fei_yue].map(async (plan) => ({
      pageType: plan.vipType,
      name: inLanguage(plan.title, lang),
      text: inLanguage(plan.subtitle, lang),
      isActive: userId !== undefined && isRunning(await termOf(db, userId, plan.vipType), now),
      lowestPrice: Math.min(...plan.prices.map(({ salePrice }) => salePrice)),
    }))
    return { vips: await Promise.all(rows) }
  },
}
