import { eq } from 'drizzle-orm'
import { maskPhone } from '@/lib/mask'
import type { Db } from '../../db/client'
import { implement } from '../../implement'
import { inLanguage, type Lang } from '../../language'
import { balanceOf, walletAccount } from '../../ledger/ledger'
import { checkCode, refusalOfCheck } from '../session/codes'
import { accountsOf, asPayoutAccount, bind, isVerified } from './accounts'
import { contract } from './contract'
import { amountRefusal, MAX_AMOUNT, MIN_AMOUNT, offeredAmounts } from './limits'
import { lotsLeft } from './lots'
import { endingNext } from './lotTerms'
import { closedTexts, walletMessages } from './messages'
import { listed, movementsOf } from './movements'
import { walletsDue } from './payouts'
import { walletGuides } from './tables'
import { asWithdrawDetail, asWithdrawRow } from './views'
import { allowanceOf, checkWish, newWithdrawId, takeOut, withdrawalOf, withdrawalsOf, withdrawing } from './withdrawals'

/** How many movements the withdrawal screen shows. */
const NEWEST = 5

const rowsOf = (db: Db, of: { userId: number; list: keyof typeof listed; lang: Lang; page: number }) =>
  movementsOf(db, { ...of, reasons: listed[of.list] })

export const walletRoutes = implement(
  contract,
  {
    async balance({ signedIn, db, now }) {
      const { userId } = signedIn()
      await walletsDue(db, now)
      const { soon, next } = endingNext(await lotsLeft(db, userId), now)
      const [seen] = await db.select().from(walletGuides).where(eq(walletGuides.userId, userId))
      return {
        balance: await balanceOf(db, walletAccount(userId)),
        expiringSoon: soon,
        ...(next ? { expiresAt: next.time } : {}),
        withdrawing: await withdrawing(db, userId),
        showGuide: !seen,
      }
    },

    async setGuideStatus({ signedIn, db, now }) {
      await db.insert(walletGuides).values({ userId: signedIn().userId, seenAt: now }).onConflictDoNothing()
      return {}
    },

    async bonusList({ req: { page }, signedIn, db, lang }) {
      return { bonusList: await rowsOf(db, { userId: signedIn().userId, list: 'bonus', lang, page }) }
    },

    async rebateList({ req: { page }, signedIn, db, lang }) {
      return { rebateList: await rowsOf(db, { userId: signedIn().userId, list: 'rebate', lang, page }) }
    },

    async usedList({ req: { page }, signedIn, db, lang, now }) {
      const { userId } = signedIn()
      await walletsDue(db, now)
      return { usedList: await rowsOf(db, { userId, list: 'used', lang, page }) }
    },

    async withdrawAccount({ signedIn, db, lang, now }) {
      const { userId } = signedIn()
      await walletsDue(db, now)
      const accounts = await accountsOf(db, userId)
      const { soon, next } = endingNext(await lotsLeft(db, userId), now)
      const newest = { userId, lang, page: 1, size: NEWEST }
      return {
        account_info: accounts.map((account, index) => asPayoutAccount(account, index === 0, lang)),
        money_amount: await balanceOf(db, walletAccount(userId)),
        money_add_log: await movementsOf(db, { ...newest, reasons: listed.added }),
        money_out_log: await movementsOf(db, { ...newest, reasons: listed.taken }),
        ...(next && soon > 0 ? { recent_expire_info: next } : {}),
      }
    },

    async withdrawAmountOptions({ signedIn, db, lang, now }) {
      const { userId, mobile } = signedIn()
      await walletsDue(db, now)
      const allowance = await allowanceOf(db, userId, now)
      return {
        options: offeredAmounts(allowance.balance).map((amount) => {
          const refusal = amountRefusal(amount, allowance)
          return { amount, ...(refusal ? { closed: inLanguage(closedTexts[refusal], lang) } : {}) }
        }),
        minimum: MIN_AMOUNT,
        maximum: MAX_AMOUNT,
        leftToday: allowance.leftToday,
        timesLeft: allowance.timesLeft,
        needsCode: true,
        mobile: maskPhone(mobile),
      }
    },

    async withdraw({ req: { code = '', ...wish }, signedIn, db: tx, now, caller, refuse, refuseKeeping }) {
      const { userId, mobile } = signedIn()
      const checked = await checkWish(tx, { ...wish, userId, now })
      if ('refused' in checked) return refuse(checked.refused)
      const check = await checkCode(tx, { mobile, scene: 'withdraw', code, now, caller })
      if (check !== 'ok') return refuseKeeping(refusalOfCheck[check])
      const withdrawId = newWithdrawId(now)
      await takeOut(tx, { ...wish, withdrawId, userId, now }, checked.account)
      return { withdrawId }
    },

    async withdrawList({ req: { page }, signedIn, db, lang, now }) {
      const { userId } = signedIn()
      await walletsDue(db, now)
      const rows = await withdrawalsOf(db, userId, page)
      return { withdrawList: rows.map((row) => asWithdrawRow(row, lang)) }
    },

    async withdrawDetail({ req, signedIn, db, lang, now, refuse }) {
      const { userId } = signedIn()
      await walletsDue(db, now)
      const found = await withdrawalOf(db, userId, req.withdrawId)
      return found ? asWithdrawDetail(found, lang) : refuse('WITHDRAWAL_UNKNOWN')
    },

    async bindAccount({ req, signedIn, db, lang, now, refuse }) {
      const { userId, mobile } = signedIn()
      if (!(await isVerified(db, userId))) return refuse('IDENTITY_MISSING')
      const bound = await bind(db, req, { userId, mobile, now })
      if ('refused' in bound) return refuse(bound.refused)
      const account = (await accountsOf(db, userId)).find(({ accountId }) => accountId === bound.accountId)
      return account ? { account: asPayoutAccount(account, true, lang) } : refuse('CARD_UNKNOWN')
    },
  },
  walletMessages,
)
