import * as contract from '@/contract/account'
import { maskPhone } from '@/lib/mask'
import { implement } from '../../implement'
import { checkCode, refusalOfCheck } from '../session/codes'
import { isMobile } from '../session/mobile'
import { bindMobile } from '../session/users'
import { authorizationOf, authorizationsOf, grantTo, partnerOf, withdrawFrom } from './grants'
import { accountMessages } from './messages'

/** The account area: authorizations of partners, and the number of an account that a host login made. */
export const accountRoutes = implement(
  contract,
  {
    async granted({ req, signedIn, db, now, lang, refuse }) {
      const asker = { userId: signedIn().userId, now, lang }
      if (req.partner === undefined) return { authorizations: await authorizationsOf(db, asker) }
      const partner = partnerOf(req.partner) ?? refuse('PARTNER_UNKNOWN')
      return { authorizations: [await authorizationOf(db, asker, partner)] }
    },

    async grant({ req, signedIn, db, now, lang, refuse }) {
      const asker = { userId: signedIn().userId, now, lang }
      const partner = partnerOf(req.partner) ?? refuse('PARTNER_UNKNOWN')
      if (req.isGranted) await grantTo(db, asker, partner)
      else if (!(await withdrawFrom(db, asker, partner))) refuse('GRANT_NONE')
      return { authorization: await authorizationOf(db, asker, partner) }
    },

    async synchronizeData({ req: { mobile, code }, signedIn, db, now, caller, refuse }) {
      const user = signedIn()
      if (user.mobile) refuse('MOBILE_BOUND')
      if (!isMobile(mobile)) refuse('MOBILE_INVALID')
      const check = await checkCode(db, { mobile, scene: 'bind', code, now, caller })
      if (check !== 'ok') return refuse(refusalOfCheck[check])
      const outcome = await bindMobile(db, { userId: user.userId, mobile, now })
      if (outcome !== 'ok') refuse(outcome === 'taken' ? 'MOBILE_TAKEN' : 'MOBILE_BOUND')
      return { mobile: maskPhone(mobile) }
    },
  },
  accountMessages,
)
