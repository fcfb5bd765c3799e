import type * as gold from '@/contract/member/gold'
import type * as goldActivity from '@/contract/member/goldActivity'
import { maskName } from '@/lib/mask'
import type { Handlers } from '../../../implement'
import { inLanguage } from '../../../language'
import { qrPng } from '../../../pictures/qrPng'
import { pictureOf } from '../../../viewer'
import { agreementIn } from '../../session/agreements/agreements'
import { checkCode, codeTimes, refusalOfCheck, sendCode } from '../../session/codes'
import { isMobile } from '../../session/mobile'
import { signUp } from '../../session/users'
import { goldTerms } from './agreement'
import { benefitsFor } from './benefits'
import { goldEndOf, receiptOf, receiveOnce } from './goldMembers'
import { buyRules, given, levels, offerTexts, receiveRules } from './levels'
import { orderGold } from './orders'
import { posterLink, postersIn } from './posters'

/** The gold membership. */
export const goldHandlers: Handlers<typeof gold & typeof goldActivity> = {
  async goldMemberPage({ signedIn, lang, origin }) {
    signedIn()
    return {
      title: inLanguage(offerTexts.title, lang),
      subtitle: inLanguage(offerTexts.subtitle, lang),
      card: pictureOf('card', 'gold', origin),
      memberList: levels.map(({ name, tag, ...level }) => ({
        ...level,
        name: inLanguage(name, lang),
        ...(tag ? { tag: inLanguage(tag, lang) } : {}),
        benefits: benefitsFor({ lang, origin }),
      })),
      rules: buyRules.map((rule) => inLanguage(rule, lang)),
    }
  },

  async memberPage({ signedIn, db, now }) {
    const { userId, nickName } = signedIn()
    const end = await goldEndOf(db, userId)
    return { nickName, isGold: end !== undefined && end > now, ...(end ? { goldEndTime: end.getTime() } : {}) }
  },

  async goldOrder({ req, signedIn, db, now, refuse }) {
    const placed = await orderGold(db, signedIn().userId, req, now)
    return 'refused' in placed ? refuse(placed.refused) : placed
  },

  async goldActivity({ user, token, signedIn, db, lang, origin }) {
    // A dead token is refused: without that the customer would be treated as a visitor and not be told.
    if (token) signedIn()
    const end = user && (await receiptOf(db, user.mobile))
    return {
      title: inLanguage(offerTexts.outerTitle, lang),
      subtitle: inLanguage(offerTexts.outerSubtitle, lang),
      card: pictureOf('card', 'gold', origin),
      months: given.months,
      worth: given.price,
      benefits: benefitsFor({ lang, origin }),
      rules: receiveRules.map((rule) => inLanguage(rule, lang)),
      ...(end ? { received: { endTime: end.getTime() } } : {}),
    }
  },

  async goldAgreement({ lang }) {
    return { agreement: agreementIn(goldTerms, lang) }
  },

  async posterInfo({ signedIn, lang, origin }) {
    const { userId, nickName, imgUrl } = signedIn()
    const link = posterLink(userId)
    return {
      qrCode: qrPng(origin + link),
      link,
      nickName: maskName(nickName),
      imgUrl: imgUrl && origin + imgUrl,
      posters: postersIn(lang, origin),
    }
  },

  async goldSendSms({ req, db, now, lang, caller, refuse }) {
    if (!isMobile(req.mobile)) refuse('MOBILE_INVALID')
    const outcome = await sendCode(db, { mobile: req.mobile, scene: 'gold-member', now, lang, caller })
    if (!outcome.sent) return refuse('CODE_TOO_OFTEN', { seconds: outcome.waitSeconds })
    return codeTimes
  },

  async goldReceive({ req, db, now, caller, refuse, refuseKeeping }) {
    const { mobile, code } = req
    if (!isMobile(mobile)) refuse('MOBILE_INVALID')
    // The code comes first: whether a number has received is told to its owner only.
    const check = await checkCode(db, { mobile, scene: 'gold-member', code, now, caller })
    if (check !== 'ok') return refuseKeeping(refusalOfCheck[check])
    const { userId } = await signUp(db, { mobile, now })
    const end = await receiveOnce(db, { mobile, userId, months: given.months, now })
    return end ? { endTime: end.getTime() } : refuseKeeping('ALREADY_RECEIVED')
  },
}
