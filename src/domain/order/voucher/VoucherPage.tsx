import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Stack } from '@/ui/layout/Stack'
import { GoodsSummary } from '../GoodsSummary'
import { missingOrder } from '../MissingOrder'
import { VoucherTicket } from './VoucherTicket'
import './VoucherPage.scss'
import { VoucherStore } from './voucherStore'

/** Shows a voucher to the cashier of a shop. */
export const VoucherPage = observer(function VoucherPage({ orderId }: { orderId: string }) {
  const store = useScreenStore(() => new VoucherStore(orderId))
  return (
    <Screen
      title={orderWords().voucherCode}
      remote={store.detail}
      onRetry={store.load}
      missing={missingOrder}
      skeleton="detail"
    >
      <HeaderSpread />
      <Voucher store={store} />
    </Screen>
  )
})

/** A voucher with what it is for, or why there is none yet. */
const Voucher = observer(function Voucher({ store }: { store: VoucherStore }) {
  const words = orderWords()
  const { order, missing } = store
  if (!order) return null
  const { goods, quantity, orderId, voucherCode } = order
  return (
    <Stack gap={12} className="voucher-page">
      {voucherCode && <VoucherTicket code={voucherCode} />}
      <Card>
        <GoodsSummary {...goods} typeName={goods.rechargeTypeName} quantity={quantity} />
        {missing && (
          <EmptyState illustration="empty" text={missing === 'pending' ? words.voucherPending : words.voucherNone}>
            <Button text={words.toOrder} onTap={() => replace(routes.orderDetail, { orderId })} />
          </EmptyState>
        )}
      </Card>
    </Stack>
  )
})
