import type { AccountKind } from '@/contract/wallet/accounts'
import { Icon, type IconName } from '@/ui/media/Icon'

/** Neutral marks of our own; those of the payment tools are the same (`PayToolFacts`). */
const icons: Readonly<Record<AccountKind, IconName>> = { bank: 'card', alipay: 'transfer', wechat: 'chat' }

/** The mark of a kind of account; a kind that this build does not know has that of a card. @param size px of the design */
export function AccountIcon({ kind, size }: { kind: AccountKind; size: number }) {
  return <Icon name={icons[kind] ?? 'card'} size={size} />
}
