import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { cashierWords } from '@/i18n/cashier'
import { Button } from '@/ui/action/Button'
import './CheckingPanel.scss'
import { ResultBody } from '@/ui/display/ResultBody'
import type { PaymentStore } from '../payment/paymentStore'

/** Lies over the cashier while the result is awaited (payIn); the customer may ask again, or go back and pay another way. */
export const CheckingPanel = observer(function CheckingPanel({ store }: { store: PaymentStore }) {
  const words = cashierWords()
  const { isOverdue } = store.current
  return (
    <View className="checking-panel" role="dialog" aria-modal="true" aria-label={words.checkingTitle} catchMove>
      <ResultBody
        look="checking"
        title={isOverdue ? words.overdueTitle : words.checkingTitle}
        text={isOverdue ? words.overdueText : words.checkingText}
      >
        <Button id="pay-check" block text={words.checkAgain} onTap={store.check} />
        <Button id="pay-give-up" block kind="second" text={words.backToCashier} onTap={store.giveUp} />
      </ResultBody>
    </View>
  )
})
