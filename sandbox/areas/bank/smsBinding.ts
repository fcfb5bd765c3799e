import type { BindCardReq, BindCardSmsReq } from '@/contract/bank/cards'
import { maskPhone } from '@/lib/mask'
import type { Db } from '../../db/client'
import type { Lang } from '../../language'
import type { User } from '../../user'
import type { BankCard } from '../cashier/cards'
import {
  type CodeTarget,
  checkCode,
  codeTimes,
  countCodes,
  countWrongTries,
  matchCode,
  maxWrongTries,
  refusalOfCheck,
  secondsToWait,
  sendCode,
} from '../session/codes'
import { isMobile } from '../session/mobile'
import type { Bank } from './banks'
import { boundCard, insertCard, lockNumber } from './boundCards'
import { fingerprintOf } from './fingerprint'
import { holderOf } from './holder'
import { bankOfNumber, type NumberRefusal } from './numbers'
import { recordOf } from './records'

const hourMs = 60 * 60_000

/** Codes that are sent to one phone number within an hour, over all cards. */
const codesPerHour = 20

/** Whose card it is, and when. */
interface Asker {
  user: User
  now: Date
}

type CardRefusal =
  | NumberRefusal
  | 'IDENTITY_MISSING'
  | 'MOBILE_INVALID'
  | 'MOBILE_MISMATCH'
  | 'CARD_NOT_OWN'
  | 'CARD_LOST'
  | 'CARD_BOUND'
  | 'CARD_TAKEN'
type SmsRefusal = CardRefusal | 'CODE_TOO_OFTEN' | 'CODE_LOCKED'
type BindRefusal = CardRefusal | (typeof refusalOfCheck)[keyof typeof refusalOfCheck]

/** Why the bank does not let this customer bind this card, or the bank whose card it is. */
async function judge(
  tx: Db,
  { cardNo, mobile }: BindCardSmsReq,
  { user }: Asker,
): Promise<{ bank: Bank } | { refused: CardRefusal }> {
  const found = bankOfNumber(cardNo)
  if ('refused' in found) return found
  if ((await holderOf(tx, user.userId)) === undefined) return { refused: 'IDENTITY_MISSING' }
  if (!isMobile(mobile)) return { refused: 'MOBILE_INVALID' }
  const record = recordOf(cardNo, user.mobile)
  if (!record.isOwn) return { refused: 'CARD_NOT_OWN' }
  if (record.isLost) return { refused: 'CARD_LOST' }
  return record.mobile === mobile ? found : { refused: 'MOBILE_MISMATCH' }
}

/** A code serves one card of one customer. */
const targetOf = (mobile: string, { user }: Asker, fingerprint: string): CodeTarget => ({
  mobile,
  scene: 'bind-card',
  owner: `${user.userId} ${fingerprint}`,
})

const isLocked = async (tx: Db, target: CodeTarget, now: Date): Promise<boolean> =>
  (await countWrongTries(tx, { ...target, after: new Date(now.getTime() - hourMs) })) >= maxWrongTries

/** Sends the bank's code for a card. Where the last one is younger than a minute, no other is sent, and it still binds. */
export async function sendBindCode(
  tx: Db,
  req: BindCardSmsReq,
  asker: Asker,
  lang: Lang,
): Promise<{ mobile: string; resendSeconds: number } | { refused: SmsRefusal }> {
  const judged = await judge(tx, req, asker)
  if ('refused' in judged) return judged
  const fingerprint = await fingerprintOf(tx, req.cardNo)
  await lockNumber(tx, fingerprint)
  const bound = await boundCard(tx, fingerprint)
  if (bound) return { refused: bound.userId === asker.user.userId ? 'CARD_BOUND' : 'CARD_TAKEN' }
  const { now } = asker
  const target = targetOf(req.mobile, asker, fingerprint)
  if (await isLocked(tx, target, now)) return { refused: 'CODE_LOCKED' }
  const mobile = maskPhone(req.mobile)
  const waitSeconds = await secondsToWait(tx, { ...target, now })
  if (waitSeconds > 0) return { mobile, resendSeconds: waitSeconds }
  const lately = { after: new Date(now.getTime() - hourMs), before: new Date(now.getTime() + hourMs) }
  const sent = await countCodes(tx, { mobile: req.mobile, scenes: ['bind-card'], ...lately })
  if (sent >= codesPerHour) return { refused: 'CODE_TOO_OFTEN' }
  await sendCode(tx, { ...target, now, lang })
  return { mobile, resendSeconds: codeTimes.resendSeconds }
}

/**
 * Binds a card by the bank's code, in the caller's transaction, which must also be committed on refusal: wrong codes count, and the
 * fifth within an hour locks the card for this customer. The code that has bound the card answers the same card again, since the
 * first answer may have been lost.
 */
export async function bindByCode(tx: Db, req: BindCardReq, asker: Asker): Promise<BankCard | { refused: BindRefusal }> {
  const judged = await judge(tx, req, asker)
  if ('refused' in judged) return judged
  const { user, now } = asker
  const { cardNo, mobile, code } = req
  const fingerprint = await fingerprintOf(tx, cardNo)
  await lockNumber(tx, fingerprint)
  const target = targetOf(mobile, asker, fingerprint)
  const bound = await boundCard(tx, fingerprint)
  if (bound && bound.userId !== user.userId) return { refused: 'CARD_TAKEN' }
  if (bound) return (await matchCode(tx, { ...target, code, now })) === 'used' ? bound : { refused: 'CARD_BOUND' }
  if (await isLocked(tx, target, now)) return { refused: 'CODE_LOCKED' }
  const check = await checkCode(tx, { ...target, code, now })
  if (check === 'ok')
    return insertCard(tx, { userId: user.userId, bank: judged.bank, cardNo, fingerprint, mobile, now })
  return { refused: (await isLocked(tx, target, now)) ? 'CODE_LOCKED' : refusalOfCheck[check] }
}
