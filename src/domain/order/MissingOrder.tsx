import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'

const AllOrders = observer(function AllOrders() {
  return <Button text={orderWords().allOrders} onTap={() => go(routes.orderList)} />
})

/** An order that the server does not know, or not as this customer's: the way to those that are. */
export const missingOrder = { code: 'ORDER_UNKNOWN', way: <AllOrders /> }
