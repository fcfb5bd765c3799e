import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WithdrawStore } from '@/domain/wallet/withdraw/withdrawStore'
import { walletWords } from '@/i18n/wallet'
import { withdrawWords } from '@/i18n/withdraw'
import { formatDate } from '@/lib/date'
import { formatAmount } from '@/lib/money'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './BalanceStrip.scss'

/** What can be withdrawn, on a green strip, with what ends next under it. */
export const BalanceStrip = observer(function BalanceStrip({ store }: { store: WithdrawStore }) {
  const words = withdrawWords()
  const { shown } = store
  if (!shown) return null
  const { money_amount: balance, recent_expire_info: expiry } = shown
  return (
    <View className="balance-strip">
      <Row gap={8}>
        <Icon name="wallet" size={20} />
        <Text kind="body" grow>
          {walletWords().available}
        </Text>
        <Text kind="figure" tabular>
          {formatAmount(balance)}
        </Text>
      </Row>
      {expiry && (
        <Text kind="note" block above={8}>
          {words.expiring(expiry.amount, formatDate(expiry.time, 'yyyy-MM-dd'))}
        </Text>
      )}
    </View>
  )
})
