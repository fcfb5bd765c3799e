import { observer } from 'mobx-react'
import { AccountFace } from '@/domain/wallet/withdraw/AccountFace'
import { bindAccountWords } from '@/i18n/bindAccount'
import { Card } from '@/ui/display/Card'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import type { BindAccountStore } from './store'

/** The accounts that receive withdrawals, the default one first and marked. */
export const BoundAccounts = observer(function BoundAccounts({ store }: { store: BindAccountStore }) {
  const accounts = store.bound.value?.account_info ?? []
  if (accounts.length === 0) return null
  return (
    <Card title={bindAccountWords().mine} id="bound-accounts">
      <Stack gap={12} role="list">
        {accounts.map((account) => (
          <Row key={account.accountId} gap={12} role="listitem" id={`bound-${account.accountId}`}>
            <AccountFace account={account} />
          </Row>
        ))}
      </Stack>
    </Card>
  )
})
