import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Card } from '@/ui/Card'
import { ListRow } from '@/ui/ListRow'
import type { DetailStore } from './detailStore'
import type { PayHereStore } from './payHereStore'

/** The way to pay without leaving the order; only while there is something to pay. */
export const PayHereRow = observer(function PayHereRow({
  store,
  payHere,
}: {
  store: DetailStore
  payHere: PayHereStore
}) {
  const words = orderWords()
  const { payParams } = store
  if (!payParams) return null
  return (
    <Card flush>
      <ListRow
        id="pay-here"
        icon="wallet"
        title={words.payHere}
        detail={words.payHereHint}
        onTap={() => payHere.open(payParams)}
      />
    </Card>
  )
})
