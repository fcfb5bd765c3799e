import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WithdrawStore } from '@/domain/wallet/withdraw/withdrawStore'
import { walletWords } from '@/i18n/wallet'
import { withdrawWords } from '@/i18n/withdraw'
import { formatDate } from '@/lib/date'
import { formatAmount } from '@/lib/money'
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
      <View className="balance-strip-line">
        <Icon name="wallet" size={20} />
        <Text className="balance-strip-label">{walletWords().available}</Text>
        <Text className="balance-strip-sum">{formatAmount(balance)}</Text>
      </View>
      {expiry && (
        <Text className="balance-strip-note">
          {words.expiring(expiry.amount, formatDate(expiry.time, 'yyyy-MM-dd'))}
        </Text>
      )}
    </View>
  )
})
