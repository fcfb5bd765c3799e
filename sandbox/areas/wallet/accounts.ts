import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { AccountKind, BindAccountReq, PayoutAccount } from '@/contract/wallet/accounts'
import { isEmail } from '@/lib/email'
import { maskCard, maskPhone } from '@/lib/mask'
import { isPhone, normalizePhone } from '@/lib/phone'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import { cardOf, cardsOf } from '../cashier/cards'
import { identityOf } from '../identity/identities'
import { sendNotice } from '../session/notices'
import { accountKinds } from './accountKinds'
import { payoutAccounts } from './tables'

/** An account that receives withdrawals, with what may be shown of it. */
export interface BoundAccount {
  accountId: string
  kind: AccountKind
  name: Text
  masked: string
}

/** `a****@example.com`; the name before the sign stays hidden but for its first character. */
const maskEmail = (email: string): string => `${email.charAt(0)}****${email.slice(email.lastIndexOf('@'))}`

const masks: Record<Exclude<AccountKind, 'bank'>, (identifier: string) => string> = {
  alipay: (identifier) => (isPhone(identifier) ? maskPhone(identifier) : maskEmail(identifier)),
  wechat: (identifier) => `**** ${identifier.slice(-4)}`,
}

/** Whether the identity of a customer is verified, by their card and their face, without which they can neither bind an account nor withdraw. */
export const isVerified = async (db: Db, userId: number): Promise<boolean> =>
  Boolean((await identityOf(db, userId))?.faceAt)

/** A customer's accounts, the default one first; an account whose card is not bound any more is none. */
export async function accountsOf(db: Db, userId: number): Promise<BoundAccount[]> {
  const rows = await db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId))
    .orderBy(desc(payoutAccounts.boundAt), desc(payoutAccounts.accountId))
  const cards = await cardsOf(db, userId)
  return rows.flatMap(({ accountId, kind, identifier }): BoundAccount[] => {
    if (kind !== 'bank') return [{ accountId, kind, name: accountKinds[kind].name, masked: masks[kind](identifier) }]
    const card = cards.find(({ cardId }) => cardId === identifier)
    return card ? [{ accountId, kind, name: card.bank, masked: maskCard(card.tail) }] : []
  })
}

/** An account as the app shows it. */
export function asPayoutAccount(account: BoundAccount, isDefault: boolean, lang: Lang): PayoutAccount {
  const { accountId, kind, name, masked } = account
  const { arrival, feeRate, feeMin } = accountKinds[kind]
  return {
    accountId,
    kind,
    name: inLanguage(name, lang),
    masked,
    isDefault,
    arrival: inLanguage(arrival, lang),
    feeRate,
    feeMin,
  }
}

/** Who is at the WeChat that a code comes from: `wechat:<name>` names one, any other code stands for the WeChat of the customer's own number. */
function openIdOf(jsCode: string, mobile: string): string {
  const name = jsCode.startsWith('wechat:') ? jsCode.slice('wechat:'.length) : mobile
  return `o${createHash('sha256').update(name).digest('hex').slice(0, 27)}`
}

const boundText = {
  zh: '您绑定了新的收款账户。如非本人操作，请立即联系客服。',
  en: 'A new payout account was bound. If this was not you, contact customer service now.',
}

type BindRefusal = 'CARD_UNKNOWN' | 'ACCOUNT_INVALID' | 'ACCOUNT_TAKEN' | 'WX_CODE_INVALID'

/** What names the account at its bank or service, or why there is none. */
async function identifierOf(
  db: Db,
  { kind, cardId = '', account = '', jsCode }: BindAccountReq,
  { userId, mobile }: { userId: number; mobile: string },
): Promise<{ identifier: string } | { refused: BindRefusal }> {
  if (kind === 'bank') return (await cardOf(db, userId, cardId)) ? { identifier: cardId } : { refused: 'CARD_UNKNOWN' }
  if (kind === 'wechat') return jsCode ? { identifier: openIdOf(jsCode, mobile) } : { refused: 'WX_CODE_INVALID' }
  if (isPhone(account)) return { identifier: normalizePhone(account) }
  const email = account.trim().toLowerCase()
  return isEmail(email) ? { identifier: email } : { refused: 'ACCOUNT_INVALID' }
}

/** Binds an account to a customer in one transaction; one that is bound to them already becomes the default one. */
export async function bind(
  db: Db,
  req: BindAccountReq,
  by: { userId: number; mobile: string; now: Date },
): Promise<{ accountId: string } | { refused: BindRefusal }> {
  const { userId, now: boundAt } = by
  const found = await identifierOf(db, req, by)
  if ('refused' in found) return found
  const { kind } = req
  const accountId = `A${randomBytes(12).toString('hex')}`
  const isNew = await db
    .insert(payoutAccounts)
    .values({ accountId, userId, kind, ...found, boundAt })
    .onConflictDoNothing()
    .returning()
  const [bound] = await db
    .update(payoutAccounts)
    .set({ boundAt })
    .where(
      and(
        eq(payoutAccounts.kind, kind),
        eq(payoutAccounts.identifier, found.identifier),
        eq(payoutAccounts.userId, userId),
      ),
    )
    .returning({ accountId: payoutAccounts.accountId })
  if (isNew.length > 0) await sendNotice(db, { userId, scene: 'account-bound', text: boundText, now: boundAt })
  return bound ?? { refused: 'ACCOUNT_TAKEN' }
}
