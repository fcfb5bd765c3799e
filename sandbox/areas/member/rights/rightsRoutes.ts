import type * as contract from '@/contract/member/rights'
import { catchUp } from '../../../catchUp'
import type { Handlers } from '../../../implement'
import { inLanguage } from '../../../language'
import { plans } from '../plans/plans'
import { customerOrVisitor } from '../visitor'
import { claimRows } from './claims'
import { claimRight, rightsOf } from './rights'

/** The rights of the monthly membership; items of every plan can be claimed here. */
export const rightsHandlers: Handlers<typeof contract> = {
  async vipRights(context) {
    const userId = customerOrVisitor(context)
    await catchUp(context.db, context.now)
    return { categories: await rightsOf(context.db, plans.fei_yue, userId, context) }
  },

  async receiveRight({ req, signedIn, db, now, lang, refuse }) {
    const claimed = await claimRight(db, { userId: signedIn().userId, itemId: req.itemId, now })
    if ('refused' in claimed) return refuse(claimed.refused)
    const { item, claim } = claimed
    return { receiveStatus: 'received', result: inLanguage(claim.result, lang), jumpUrl: item.jumpUrl }
  },

  async receiveLog({ req, signedIn, db, ...viewer }) {
    const { userId } = signedIn()
    const sources = ['fei_yue', 'birthday', 'surprise'] as const
    return { rows: await claimRows(db, { userId, sources, page: req.page }, viewer) }
  },
}
