import type * as contract from '@/contract/member/renewal'
import { catchUp } from '../../../catchUp'
import type { Handlers } from '../../../implement'
import { orderRows, renewRows, switchRenewal } from './renewals'

const vipType = 'fei_yue'

/** The renewal of the monthly membership and its logs. */
export const renewalHandlers: Handlers<typeof contract> = {
  async renewal({ req, signedIn, db, now, refuse }) {
    const { userId } = signedIn()
    const change = { userId, vipType: req.vipType, on: req.renew, reason: '', now }
    const changed = await db.transaction((tx) => switchRenewal(tx, change))
    return 'refused' in changed ? refuse(changed.refused) : changed
  },

  async renewEnable({ req, signedIn, db, now, refuse }) {
    const { userId } = signedIn()
    const change = { userId, vipType: req.vipType, on: req.enabled, reason: req.reason, now }
    const changed = await db.transaction((tx) => switchRenewal(tx, change))
    return 'refused' in changed ? refuse(changed.refused) : changed
  },

  async renewLog({ req, signedIn, db }) {
    return { rows: await renewRows(db, { userId: signedIn().userId, vipType, page: req.page }) }
  },

  async orderRenewLog({ req, signedIn, db, lang, now }) {
    const { userId } = signedIn()
    await catchUp(db, now)
    return { rows: await orderRows(db, { userId, vipType, page: req.page }, { lang, now }) }
  },
}
