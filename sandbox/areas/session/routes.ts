import * as contract from '@/contract/session'
import { maskPhone } from '@/lib/mask'
import type { Db } from '../../db/client'
import { implement } from '../../implement'
import { agreementIn, agreementOf, agreements } from './agreements/agreements'
import { checkCode, codeTimes, refusalOfCheck, sendCode } from './codes'
import { countsOf } from './counts'
import { sessionMessages } from './messages'
import { isMobile } from './mobile'
import { endSession, startSession } from './tokens'
import { signUp } from './users'

/** What the phone-number button of the sandbox's WeChat gives: `phone:<11 digits>`; anything else stands for this number. */
const defaultWxMobile = '13800138001'

const wxMobileOf = (phoneCode: string | undefined): string => {
  const mobile = phoneCode?.startsWith('phone:') ? phoneCode.slice('phone:'.length) : ''
  return isMobile(mobile) ? mobile : defaultWxMobile
}

/** Signs in by a number that has proved itself; an unknown number becomes a new account. */
async function signIn(db: Db, by: { mobile: string; inviterUserId?: number; now: Date }): Promise<contract.LoginRes> {
  const { userId, isNew } = await signUp(db, by)
  return { mToken: await startSession(db, userId, by.now), userStatus: isNew ? 'new' : 'old' }
}

export const sessionRoutes = implement(
  contract,
  {
    async getCode({ req: { mobile: typed = '', scene }, signedIn, db, now, lang, refuse }) {
      const mobile = scene === 'withdraw' ? signedIn().mobile : typed
      if (!isMobile(mobile)) refuse('MOBILE_INVALID')
      const outcome = await sendCode(db, { mobile, scene, now, lang })
      if (!outcome.sent) return refuse('CODE_TOO_OFTEN', { seconds: outcome.waitSeconds })
      return codeTimes
    },

    async login({ req, db, now, refuse }) {
      if (!isMobile(req.mobile)) refuse('MOBILE_INVALID')
      const check = await checkCode(db, { mobile: req.mobile, scene: 'login', code: req.code, now })
      if (check !== 'ok') return refuse(refusalOfCheck[check])
      return signIn(db, { ...req, now })
    },

    async wxLogin({ req, db, now, refuse }) {
      if (!req.jsCode) refuse('WX_CODE_INVALID')
      return signIn(db, { mobile: wxMobileOf(req.phoneCode), inviterUserId: req.inviterUserId, now })
    },

    async logout({ db, token }) {
      if (token) await endSession(db, token)
      return {}
    },

    async userInfo({ signedIn, origin }) {
      const { userId, nickName, imgUrl, mobile, xbtStatus, isVip } = signedIn()
      return {
        userInfo: {
          userId: String(userId),
          nickName,
          imgUrl: imgUrl && origin + imgUrl,
          mobile: maskPhone(mobile),
          xbtStatus: xbtStatus as contract.XbtStatus,
          isVip,
        },
      }
    },

    async getExtInfo({ signedIn, db, now }) {
      const user = signedIn()
      return { ...(await countsOf(db, user.userId, now)), goldCoins: user.goldCoins }
    },

    async grantedAgreements({ req, lang, refuse }) {
      if (!req.code) return { agreements: agreements.map((one) => ({ ...agreementIn(one, lang), paragraphs: [] })) }
      const found = agreementOf(req.code)
      return found ? { agreements: [agreementIn(found, lang)] } : refuse('AGREEMENT_UNKNOWN')
    },
  },
  sessionMessages,
)
