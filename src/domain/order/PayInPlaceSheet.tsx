import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { callBackUrlOf } from '@/domain/cashier/gateway/cashierGateway'
import { PayPopups } from '@/domain/cashier/parts/PayPopups'
import { PayToolList } from '@/domain/cashier/parts/PayToolList'
import { reasonOf } from '@/domain/cashier/payment/showPayFailure'
import { cashierWords } from '@/i18n/cashier'
import { orderWords } from '@/i18n/order'
import { formatPrice } from '@/lib/money'
import { addressOf } from '@/navigate'
import { routes } from '@/routes'
import { Alarm } from '@/ui/Alarm'
import { Button } from '@/ui/Button'
import { Price } from '@/ui/Price'
import { Sheet } from '@/ui/Sheet'
import { useLatest } from '@/ui/useLatest'
import './PayInPlaceSheet.scss'
import { PayHereStore } from './payHereStore'

const source = 'mall'

/** The store of a sheet that pays this order; a provider's page returns to the payment result, which leads on to the order. */
export const makePayHere = (orderId: string): PayHereStore =>
  new PayHereStore({
    orderId,
    source,
    bizType: 'MALL_ORDER',
    callBackUrl: callBackUrlOf(addressOf(routes.payCardResult, { orderId, source })),
  })

interface PayInPlaceProps {
  store: PayHereStore
  /** The order is paid, or takes no payment any more. */
  onOver(): void
}

/** Pays an order without leaving its screen: tools, amount, and what the payment itself asks. */
export const PayInPlaceSheet = observer(function PayInPlaceSheet(props: PayInPlaceProps) {
  const { store, onOver } = props
  const words = orderWords()
  const { pay, channels } = store
  const isOver = pay.state === 'paid' || pay.isClosed
  const latestOver = useLatest(onOver)
  useEffect(() => {
    if (!isOver) return
    store.close()
    latestOver.current()
  }, [isOver, store, latestOver])
  const yuan = formatPrice(store.amount)
  const isFailed = pay.status === 'payFailed'
  const { pay: payText, payAgain } = cashierWords()
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
            text={isFailed ? payAgain(yuan) : payText(yuan)}
            busy={pay.isBusy}
            disabled={!store.chosen}
            onTap={store.payNow}
          />
        }
      >
        <View className="pay-in-place">
          <Price fen={store.amount} size="large" />
          {isFailed && pay.failure && <Alarm text={reasonOf(pay.failure)} />}
        </View>
        {channels.value && <PayToolList tools={store.tools} chosen={store.chosen} onChoose={store.choose} />}
        {channels.status === 'failed' && (
          <View className="pay-in-place">
            <Alarm text={words.failed} />
            <Button kind="second" size="small" text={words.retry} onTap={store.loadChannels} />
          </View>
        )}
      </Sheet>
      <PayPopups store={pay} onRestart={store.restart} />
    </>
  )
})
