import { observer } from 'mobx-react'
import { OrderButton } from '@/domain/cashier/OrderButton'
import { ResultView } from '@/domain/cashier/ResultView'
import { cashierWords } from '@/i18n/cashier'

interface PayRefusedProps {
  reason: string
  orderId: string
  source: string
}

/** There is nothing to pay for this order, and why. */
export const PayRefused = observer(function PayRefused({ reason, orderId, source }: PayRefusedProps) {
  return (
    <ResultView look="failed" title={cashierWords().refusedTitle} text={reason}>
      <OrderButton orderId={orderId} source={source} />
    </ResultView>
  )
})
