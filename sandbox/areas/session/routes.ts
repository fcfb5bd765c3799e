import * as contract from '@/contract/session'
import { maskPhone } from '@/lib/mask'
import type { Db } from '../../db/client'
import { declaredOne } from '../../declared'
import { implement } from '../../implement'
import { agreementIn, agreementOf, agreements } from './agreements/agreements'
import { checkCode, codeTimes, refusalOfCheck, sendCode } from './codes'
import { sessionMessages } from './messages'
import { isMobile } from './mobile'
import { endSession, startSession } from './tokens'
import { signUp, signUpByHost } from './users'

/** The WeChat account that `wx.login` of the sandbox's WeChat names: `openid:<name>`; anything else stands for the account of this device. */
const openIdOf = (jsCode: string): string => /^openid:([\w-]{1,50})$/.exec(jsCode)?.[1] ?? 'device'

/** What the phone-number button of the sandbox's WeChat gives: `phone:<11 digits>`; anything else stands for this number. */
const defaultWxMobile = '13800138001'

const wxMobileOf = (phoneCode: string): string => {
  const mobile = phoneCode.startsWith('phone:') ? phoneCode.slice('phone:'.length) : ''
  return isMobile(mobile) ? mobile : defaultWxMobile
}

/** Signs in by a number that has proved itself; an unknown number becomes a new account. */
const signIn = (db: Db, by: { mobile: string; inviterUserId?: number; now: Date }): Promise<contract.LoginRes> =>
  enter(db, by.now, (tx) => signUp(tx, by))

/** Starts a login in the transaction that holds its account, so that no login is left of an account that is closed at the same time. */
const enter = (
  db: Db,
  now: Date,
  find: (tx: Db) => Promise<{ userId: number; isNew: boolean }>,
): Promise<contract.LoginRes> =>
  db.transaction(async (tx) => {
    const { userId, isNew } = await find(tx)
    return { mToken: await startSession(tx, userId, now), userStatus: isNew ? 'new' : 'old' }
  })

export const sessionRoutes = implement(
  contract,
  {
    async getCode({ req: { mobile: typed = '', scene }, signedIn, db, now, lang, caller, refuse }) {
      const mobile = scene === 'withdraw' ? signedIn().mobile : typed
      if (!isMobile(mobile)) refuse('MOBILE_INVALID')
      const outcome = await sendCode(db, { mobile, scene, now, lang, caller })
      if (!outcome.sent) return refuse('CODE_TOO_OFTEN', { seconds: outcome.waitSeconds })
      return codeTimes
    },

    async login({ req, db, now, caller, refuse }) {
      if (!isMobile(req.mobile)) refuse('MOBILE_INVALID')
      const check = await checkCode(db, { mobile: req.mobile, scene: 'login', code: req.code, now, caller })
      if (check !== 'ok') return refuse(refusalOfCheck[check])
      return signIn(db, { ...req, now })
    },

    async wxLogin({ req, db, now, refuse }) {
      if (!req.jsCode) refuse('WX_CODE_INVALID')
      const { inviterUserId } = req
      if (req.phoneCode) return signIn(db, { mobile: wxMobileOf(req.phoneCode), inviterUserId, now })
      return enter(db, now, (tx) => signUpByHost(tx, { openId: openIdOf(req.jsCode), inviterUserId, now }))
    },

    async logout({ db, token }) {
      if (token) await endSession(db, token)
      return {}
    },

    async userInfo({ req, signedIn, db, origin, lang }) {
      const { userId, nickName, imgUrl, mobile, xbtStatus, isVip } = signedIn()
      return {
        ...(req.withProfile && { profile: await declaredOne('profile')(db, signedIn(), lang) }),
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
      return { ...(await declaredOne('counts')(db, user.userId, now)), goldCoins: user.goldCoins }
    },

    async grantedAgreements({ req, lang, refuse }) {
      if (!req.code) return { agreements: agreements.map((one) => ({ ...agreementIn(one, lang), paragraphs: [] })) }
      const found = agreementOf(req.code)
      return found ? { agreements: [agreementIn(found, lang)] } : refuse('AGREEMENT_UNKNOWN')
    },
  },
  sessionMessages,
)
