import type { AccountKind } from '@/contract/wallet/accounts'
import { isEmail } from '@/lib/email'
import { isPhone, normalizePhone } from '@/lib/phone'

/** How the field of an Alipay account behaves: a phone number or an e-mail address. */
export const accountRule = {
  problem: (text: string) => {
    const typed = text.trim()
    if (typed === '') return 'empty' as const
    return isPhone(typed) || isEmail(typed) ? undefined : ('invalid' as const)
  },
  sent: (text: string) => (isPhone(text) ? normalizePhone(text) : text.trim()),
}

/** Where the screen shows why an account was not bound. */
export type BindPlace = 'account' | 'card' | 'identity' | 'submit'

/** Where a refusal belongs: beside the field or the cards, at the identity, or over the button. */
export function placeOf(code: string, kind: AccountKind): BindPlace {
  if (code === 'IDENTITY_MISSING') return 'identity'
  if (code === 'CARD_UNKNOWN') return 'card'
  const isAboutAccount = code === 'ACCOUNT_INVALID' || code === 'ACCOUNT_TAKEN'
  if (!isAboutAccount) return 'submit'
  return { bank: 'card', alipay: 'account', wechat: 'submit' }[kind] as BindPlace
}
