import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { PayPopups } from '@/domain/cashier/parts/PayPopups'
import { PayToolList } from '@/domain/cashier/parts/PayToolList'
import { reasonOf } from '@/domain/cashier/payment/showPayFailure'
import { cashierWords } from '@/i18n/cashier'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Price } from '@/ui/display/Price'
import { useLatest } from '@/ui/hooks/useLatest'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import './PayHereSheet.scss'
import type { PayHereStore } from './payHereStore'

interface PayHereSheetProps {
  store: PayHereStore
  /** The order is paid, or takes no payment any more. */
  onOver(): void
}

/** Pays without leaving the screen of what is paid for: tools, amount, and what the payment itself asks. */
export const PayHereSheet = observer(function PayHereSheet(props: PayHereSheetProps) {
  const { store, onOver } = props
  const words = cashierWords()
  const { pay, channels } = store
  const isOver = pay.state === 'paid' || pay.isClosed
  const latestOver = useLatest(onOver)
  useEffect(() => {
    if (!isOver) return
    store.close()
    latestOver.current()
  }, [isOver, store, latestOver])
  const isFailed = pay.status === 'payFailed'
  return (
    <>
      <Sheet
        id="pay-here-sheet"
        open={store.isOpen && !pay.code && !pay.isChecking}
        title={words.payHere}
        onClose={store.close}
        footer={
          <Button
            id="pay-here-submit"
            text={isFailed ? words.payAgain(store.amount) : words.pay(store.amount)}
            busy={pay.isBusy}
            disabled={!store.chosen}
            onTap={store.payNow}
          />
        }
      >
        <Stack gap={8} align="center" className="pay-here-sheet">
          <Price fen={store.amount} size="large" />
          {isFailed && pay.failure && <Alarm text={reasonOf(pay.failure)} />}
        </Stack>
        {channels.value && <PayToolList tools={store.tools} chosen={store.chosen} onChoose={store.choose} />}
        {channels.status === 'failed' && (
          <Stack gap={8} align="center" className="pay-here-sheet">
            <Alarm text={words.toolsFailed} />
            <Button kind="second" size="small" text={words.retry} onTap={store.loadChannels} />
          </Stack>
        )}
      </Sheet>
      <PayPopups store={pay} onRestart={store.restart} />
    </>
  )
})
