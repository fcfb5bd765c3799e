import { observer } from 'mobx-react'
import { OrderButton } from '@/domain/cashier/parts/OrderButton'
import { cashierWords } from '@/i18n/cashier'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { ResultBody } from '@/ui/display/ResultBody'

interface PayRefusedProps {
  reason: string
  isOrderUnknown: boolean
  orderId: string
  source: string
}

/** There is nothing to pay for this order, and why; one that does not exist leads home. */
export const PayRefused = observer(function PayRefused({ reason, isOrderUnknown, orderId, source }: PayRefusedProps) {
  const words = cashierWords()
  return (
    <ResultBody look="failure" title={words.refusedTitle} text={reason}>
      {isOrderUnknown ? (
        <Button block text={words.toHome} onTap={() => go(routes.home)} />
      ) : (
        <OrderButton orderId={orderId} source={source} />
      )}
    </ResultBody>
  )
})
