import { observer } from 'mobx-react'
import { toolName } from '@/domain/cashier/tools/tools'
import { cashierWords } from '@/i18n/cashier'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import type { CashierStore } from './store'

/** The pay button, which keeps its verb when the amount is zero. The chosen tool is named here, since its row may be scrolled away. */
export const PayBar = observer(function PayBar({ store }: { store: CashierStore }) {
  const words = cashierWords()
  const amount = store.cashier?.amount ?? 0
  const isAgain = store.pay.state === 'failed' || store.pay.state === 'unknown'
  return (
    <Stack gap={6}>
      {store.chosen && (
        <Text kind="note" tone="second" center lines={1}>
          {words.payWith(toolName(store.chosen, words))}
        </Text>
      )}
      <Button
        id="pay-submit"
        block
        text={isAgain ? words.payAgain(amount) : words.pay(amount)}
        busy={store.pay.isBusy}
        disabled={!store.chosen}
        onTap={store.payNow}
      />
    </Stack>
  )
})
