import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { cashierWords } from '@/i18n/cashier'
import { Countdown } from '@/ui/display/Countdown'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './PayAmount.scss'
import type { CashierStore } from './store'

/** How much, for what, and how much time is left. */
export const PayAmount = observer(function PayAmount({ store }: { store: CashierStore }) {
  const words = cashierWords()
  const { cashier, load } = store
  if (!cashier) return null
  return (
    <Stack align="center" above={12} className="pay-amount">
      <Text kind="small" tone="second">
        {words.amount}
      </Text>
      <View className="pay-amount-price">
        <Price fen={cashier.amount} size="huge" />
      </View>
      <Text kind="body" center lines={1} className="pay-amount-subject">
        {cashier.subject}
      </Text>
      <Row gap={8} above={12} className="pay-amount-time">
        <Text kind="note">{words.timeLeft}</Text>
        <Countdown kind="note" strong tone="warning" deadline={cashier.payDeadline} onEnd={load} />
      </Row>
    </Stack>
  )
})
