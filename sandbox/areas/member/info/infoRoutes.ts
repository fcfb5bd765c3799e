import type * as info from '@/contract/member/info'
import { catchUp } from '../../../catchUp'
import type { Handlers } from '../../../implement'
import { plans } from '../plans/plans'
import { expectedOf } from '../rights/expected'
import { customerOrVisitor } from '../visitor'
import { infoOf } from './info'
import { popupFor } from './popup'

/** The monthly membership. */
export const infoHandlers: Handlers<typeof info> = {
  async vipInfo(context) {
    const userId = customerOrVisitor(context)
    await catchUp(context.db, context.now)
    return infoOf(context.db, plans.fei_yue, userId, context)
  },

  async vipForPendingPopup({ signedIn, db, lang, now }) {
    const { userId } = signedIn()
    await catchUp(db, now)
    return popupFor(db, { userId, lang, now })
  },

  async expectedReceiveList({ signedIn, db, ...viewer }) {
    return { expectedList: await expectedOf(db, plans.fei_yue, signedIn(), viewer) }
  },
}
