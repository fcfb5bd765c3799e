import { observer } from 'mobx-react'
import { cashierWords } from '@/i18n/cashier'
import { returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { afterPay } from '../payment/afterPay'
import './CashierNotice.scss'
import type { PaymentStore } from '../payment/paymentStore'
import { reasonOf } from '../payment/showPayFailure'
import { LeaveOnError } from './LeaveOnError'

interface CashierNoticeProps {
  store: PaymentStore
  orderId: string
  source: string
}

/** Why the last payment did not succeed. The pay button tries again; the order is the way out, also by itself. */
export const CashierNotice = observer(function CashierNotice({ store, orderId, source }: CashierNoticeProps) {
  const words = cashierWords()
  const { failure } = store
  if (store.status !== 'payFailed' || !failure) return null
  // A customer who cancelled, or whose sheet failed, knows that nothing was paid: no warning that the outcome is unknown.
  const isUnknown = store.state === 'unknown' && (failure.cause === 'lost' || failure.cause === 'server')
  return (
    <Row gap={8} align="start" className="cashier-notice" role="alert" id="pay-failed">
      <Row className="cashier-notice-icon">
        <Icon name="warning" size={20} />
      </Row>
      <Stack gap={4} grow>
        <Text kind="body" strong>
          {isUnknown ? words.unknownTitle : words.failedTitle}
        </Text>
        {/* Above the reason, which a toast in the middle of the screen repeats and may lie over. */}
        <LeaveOnError store={store} orderId={orderId} />
        <Text kind="small" tone="second">
          {reasonOf(failure)}
        </Text>
        {isUnknown && failure.cause !== 'lost' && (
          <Text kind="note" tone="third">
            {words.unknownHint}
          </Text>
        )}
      </Stack>
      {afterPay({ source, outcome: 'error' }) === 'orderDetail' && (
        <Tappable
          className="cashier-notice-link"
          role="link"
          onTap={() => returnToRoute(routes.orderDetail, { orderId })}
        >
          <Text kind="small">{words.toOrder}</Text>
        </Tappable>
      )}
    </Row>
  )
})
