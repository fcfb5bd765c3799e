import { observer } from 'mobx-react'
import { callBackUrlOf } from '@/domain/cashier/gateway/cashierGateway'
import { paysystemGateway } from '@/domain/cashier/gateway/paysystemGateway'
import { boundBizNo } from '@/domain/cashier/gateway/products/boundBizNo'
import { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { cashierWords } from '@/i18n/cashier'
import { orderWords } from '@/i18n/order'
import { addressOf } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'
import type { DetailStore } from './detailStore'

const source = 'mall'

/** The store of a sheet that pays this order; a provider's page returns to the payment result, which leads on to the order. */
export const makePayHere = (orderId: string): PayHereStore =>
  new PayHereStore({
    target: {
      orderId,
      source,
      bizType: 'MALL_ORDER',
      callBackUrl: callBackUrlOf(addressOf(routes.payCardResult, { orderId, source })),
    },
    gateway: paysystemGateway(),
  })

/** The way to pay without leaving the order; only while there is something to pay. */
export const PayHereRow = observer(function PayHereRow({
  store,
  payHere,
}: {
  store: DetailStore
  payHere: PayHereStore
}) {
  const { payParams } = store
  if (!payParams) return null
  return (
    <Card flush>
      <ListRow
        id="pay-here"
        icon="wallet"
        title={cashierWords().payHere}
        detail={orderWords().payHereHint}
        onTap={() => payHere.open({ amount: payParams.amount, boundBizNo: boundBizNo(payParams) })}
      />
    </Card>
  )
})
