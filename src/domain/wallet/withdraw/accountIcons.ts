import type { AccountKind } from '@/contract/wallet/accounts'
import type { IconName } from '@/ui/media/Icon'

/** Neutral marks of our own for the kinds of accounts; those of the payment tools are the same (`PayToolFacts`). */
export const accountIcons: Readonly<Record<AccountKind, IconName>> = {
  bank: 'card',
  alipay: 'transfer',
  wechat: 'chat',
}
