import { eq } from 'drizzle-orm'
import { implement } from '../../implement'
import { cardOf } from '../cashier/cards'
import { checkCallBack } from '../cashier/form'
import { bankCards } from '../cashier/tables'
import { bankOfCode, banks } from './banks'
import { shownBank, shownCardOf, shownCards } from './boundCards'
import { contract } from './contract'
import { removeCard } from './inUse'
import { bankMessages } from './messages'
import { bankOfNumber } from './numbers'
import { beginBinding, cardOfBinding, ownBinding, statusAt } from './oneKey'
import { signUrl } from './signRoutes'
import { bindByCode, sendBindCode } from './smsBinding'

export const bankRoutes = implement(
  contract,
  {
    async bankInfo({ req, signedIn, lang, refuse }) {
      signedIn()
      const found = bankOfNumber(req.cardNo)
      return 'refused' in found ? refuse(found.refused) : shownBank(found.bank, lang)
    },

    async bankCards({ signedIn, db, lang }) {
      const oneKeyBanks = banks.filter(({ oneKey }) => oneKey).map((bank) => shownBank(bank, lang))
      return {
        cardList: await shownCards(db, signedIn().userId, lang),
        oneKeyBanks: oneKeyBanks.map(({ bankCode, bankName }) => ({ bankCode, bankName })),
      }
    },

    async bindCardSms({ req, signedIn, db, now, lang, refuse }) {
      const user = signedIn()
      const sent = await db.transaction((tx) => sendBindCode(tx, req, { user, now }, lang))
      return 'refused' in sent ? refuse(sent.refused) : sent
    },

    async bindCard({ req, signedIn, db, now, lang, refuse }) {
      const user = signedIn()
      const bound = await db.transaction((tx) => bindByCode(tx, req, { user, now }))
      return 'refused' in bound ? refuse(bound.refused) : { card: await shownCardOf(db, bound, lang) }
    },

    async setDefaultCard({ req, signedIn, db, now, refuse }) {
      const card = await cardOf(db, signedIn().userId, req.cardId)
      if (!card) return refuse('CARD_UNKNOWN')
      await db.update(bankCards).set({ defaultAt: now }).where(eq(bankCards.cardId, card.cardId))
      return {}
    },

    async unbindCard({ req, signedIn, db, now, refuse }) {
      const { userId } = signedIn()
      const refused = await db.transaction((tx) => removeCard(tx, { userId, cardId: req.cardId, now }))
      return refused ? refuse(refused) : {}
    },

    async preSign({ req, signedIn, db, now, lang, origin, refuse }) {
      const { userId } = signedIn()
      checkCallBack(req.callBackUrl, origin)
      const begun = await db.transaction((tx) => beginBinding(tx, { ...req, userId, now }))
      if ('refused' in begun) return refuse(begun.refused)
      return { bindNo: begun.bindNo, signUrl: signUrl(begun, origin, lang) }
    },

    async oneKeyQuery({ req, signedIn, db, now, lang, origin, refuse }) {
      const binding = await ownBinding(db, { ...req, userId: signedIn().userId })
      const bank = binding && bankOfCode(binding.bankCode)
      if (!bank) return refuse('BIND_UNKNOWN')
      const status = statusAt(binding, now)
      const card = await cardOfBinding(db, binding)
      const { bankCode, bankName } = shownBank(bank, lang)
      return {
        bindNo: binding.bindNo,
        bankCode,
        bankName,
        status,
        expireTime: binding.expiresAt.getTime(),
        ...(status === 'signing' ? { signUrl: signUrl(binding, origin, lang) } : {}),
        ...(card ? { card: await shownCardOf(db, card, lang) } : {}),
      }
    },
  },
  bankMessages,
)
