import * as contract from '@/contract/deregistration'
import { maskPhone } from '@/lib/mask'
import type { Area } from '../../area'
import { catchUp } from '../../catchUp'
import { implement } from '../../implement'
import { NotSignedIn } from '../../refusals'
import { checkCode, codeTimes, refusalOfCheck, sendCode } from '../session/codes'
import { lockAccount } from '../session/openAccount'
import { blockIn, blocksOf } from './blocks'
import { closeAccount, closedBefore } from './close'
import { lossOf } from './loss'
import { deregistrationMessages } from './messages'

const scene = 'cancel-account'

const routes = implement(
  contract,
  {
    async logoffInfo({ signedIn, db, now, lang }) {
      const user = signedIn()
      await catchUp(db, now)
      const blocks = await blocksOf(db, { ...user, now })
      return {
        mobile: maskPhone(user.mobile),
        loss: await lossOf(db, { ...user, now }),
        blockers: blocks.map((block) => blockIn(block, lang)),
      }
    },

    async sendLogoffCode({ signedIn, db, now, lang, caller, refuse }) {
      const { mobile } = signedIn()
      if (!mobile) return refuse('NUMBER_MISSING')
      const sent = await sendCode(db, { mobile, scene, now, lang, caller })
      return sent.sent ? codeTimes : refuse('CODE_TOO_OFTEN', { seconds: sent.waitSeconds })
    },

    async logoff({ req, user, token = '', requestId, db, now, caller, refuse, refuseKeeping }) {
      const before = await closedBefore(db, { requestId, token })
      if (before) return before
      if (!user) throw new NotSignedIn()
      await lockAccount(db, user.userId)
      if (Array.from(req.note ?? '').length > contract.longestNote) refuse('NOTE_TOO_LONG')
      const { userId, mobile } = user
      const { code, reason, note, lapse = 0 } = req
      const [block] = await blocksOf(db, { userId, mobile, now, lapse })
      // Before the code is used up, so that it still works once this is settled.
      if (block) refuse(block.kind, block.params)
      const check = await checkCode(db, { mobile, scene, code, now, caller })
      if (check !== 'ok') return refuseKeeping(refusalOfCheck[check])
      return closeAccount(db, { userId, mobile, now, reason, note, requestId, token })
    },
  },
  deregistrationMessages,
).map((route) => (route.name === 'logoff' ? { ...route, endsAccount: true as const } : route))

/** Closing an account: what is lost, what prevents it, and the end of everything personal. */
export const deregistration: Area = { name: 'deregistration', routes }
