import { observer } from 'mobx-react'
import type { WithdrawStore } from '@/domain/wallet/withdraw/withdrawStore'
import { walletWords } from '@/i18n/wallet'
import { withdrawWords } from '@/i18n/withdraw'
import { formatDate } from '@/lib/date'
import { formatAmount } from '@/lib/money'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './CashOutHead.scss'

/** What can be withdrawn, in large figures, with what ends next under it. */
export const CashOutHead = observer(function CashOutHead({ store }: { store: WithdrawStore }) {
  const words = withdrawWords()
  const { shown } = store
  const expiry = shown?.recent_expire_info
  return (
    <Stack gap={2} className="cash-out-head">
      <Text kind="body">{walletWords().available}</Text>
      <Text kind="amount" tabular>
        {formatAmount(shown?.money_amount ?? 0)}
      </Text>
      {expiry && <Text kind="note">{words.expiring(expiry.amount, formatDate(expiry.time, 'yyyy-MM-dd'))}</Text>}
    </Stack>
  )
})
