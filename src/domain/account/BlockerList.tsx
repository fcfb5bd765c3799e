import { observer } from 'mobx-react'
import type { LogoffBlocker } from '@/contract/deregistration'
import { useHelp } from '@/domain/help/HelpButton'
import { lendingAddress } from '@/domain/native/lending'
import { deregistrationWords } from '@/i18n/deregistration'
import { go, openAddress } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { ListRow } from '@/ui/list/ListRow'
import './BlockerList.scss'
import type { LogoffInfoStore } from './logoffInfoStore'

/** Where each block is settled; customer service settles what has no screen. */
const ways: Partial<Record<string, (blocker: LogoffBlocker) => void>> = {
  OPEN_ORDERS: () => go(routes.orderList),
  OPEN_PAYMENTS: () => go(routes.member),
  RENEWAL_ON: ({ vipType }) => go(vipType === 'leap' ? routes.leapRenewal : routes.memberRenewal),
  BALANCE_LEFT: () => go(routes.balance),
  OPEN_WITHDRAWALS: () => go(routes.cashRecord),
  OPEN_LOANS: () => openAddress(lendingAddress('bill')),
  NUMBER_MISSING: () => go(routes.bindUser, {}),
}

/** What must be settled before the account can be closed, each with the way to where it is settled. */
export const BlockerList = observer(function BlockerList({ store }: { store: LogoffInfoStore }) {
  const words = deregistrationWords()
  const settle: Partial<Record<string, string>> = words.settle
  const help = useHelp()
  return (
    <Card flush>
      <Text kind="title" block className="blocker-list-title" role="heading" aria-level={2}>
        {words.blockersTitle}
      </Text>
      {store.blockers.map((blocker) => (
        <ListRow
          key={blocker.kind + (blocker.vipType ?? '')}
          id={`blocker-${blocker.kind}`}
          icon="warning"
          title={blocker.text}
          value={settle[blocker.kind] ?? words.settleOther}
          onTap={() => (ways[blocker.kind] ?? (() => help.open({ about: 'closing' })))(blocker)}
        />
      ))}
    </Card>
  )
})
