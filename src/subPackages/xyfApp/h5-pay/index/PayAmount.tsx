import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { cashierWords } from '@/i18n/cashier'
import { Countdown } from '@/ui/display/Countdown'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Price } from '@/ui/display/Price'
import './PayAmount.scss'
import type { CashierStore } from './store'

/** How much, for what, and how much time is left; the header's colour continues behind it. */
export const PayAmount = observer(function PayAmount({ store }: { store: CashierStore }) {
  const words = cashierWords()
  const { cashier, load } = store
  if (!cashier) return null
  return (
    <>
      <HeaderSpread />
      <View className="pay-amount">
        <Text className="pay-amount-label">{words.amount}</Text>
        <View className="pay-amount-price">
          <Price fen={cashier.amount} size="large" />
        </View>
        <Text className="pay-amount-subject">{cashier.subject}</Text>
        <View className="pay-amount-time">
          <Text>{words.timeLeft}</Text>
          <Countdown className="pay-amount-clock" deadline={cashier.payDeadline} onEnd={load} />
        </View>
      </View>
    </>
  )
})
