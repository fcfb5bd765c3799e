import * as contract from '@/contract/thirdParty'
import { implement } from '../../implement'
import { authorizationOf } from '../account/grants'
import { checkCallBack } from '../cashier/form'
import { thirdPartyMessages } from './messages'
import { standingOf } from './requestState'
import { begin, latestRequest, partnerWithPage } from './requests'

/** Accounts at partners that a customer authorizes on the partner's own page. */
export const thirdPartyRoutes = implement(
  contract,
  {
    async thirdPartyPrepare({ req, signedIn, db, now, lang, refuse }) {
      const { userId } = signedIn()
      const partner = partnerWithPage(req.partner) ?? refuse('PARTNER_UNKNOWN')
      const { state, until, name, purpose, scopes, termDays } = await authorizationOf(
        db,
        { userId, now, lang },
        partner,
      )
      const standing = standingOf(state, await latestRequest(db, userId, partner.partner), now)
      return {
        partner: partner.partner,
        name,
        purpose,
        scopes,
        termDays,
        standing,
        ...(standing === 'granted' && until !== undefined ? { until } : {}),
      }
    },

    async jumpLink({ req, signedIn, db, now, lang, origin, refuse }) {
      const { userId } = signedIn()
      checkCallBack(req.callBackUrl, origin)
      const partner = partnerWithPage(req.partner) ?? refuse('PARTNER_UNKNOWN')
      const { state } = await authorizationOf(db, { userId, now, lang }, partner)
      if (state === 'granted') refuse('GRANTED_ALREADY')
      const session = await begin(db, { userId, partner: partner.partner, callBackUrl: req.callBackUrl, now })
      return { url: `${origin}/sandbox/partner/account?session=${session}&lang=${lang}` }
    },
  },
  thirdPartyMessages,
)
