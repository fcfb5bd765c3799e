import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'

/** What an order costs in all, in fen. One that costs nothing says so: a price of zero is shown as nothing, which leaves its label alone. */
export const OrderPrice = observer(function OrderPrice({ fen, size }: { fen: number; size?: 'small' }) {
  const words = orderWords()
  return fen === 0 ? (
    <Text kind={size === 'small' ? 'small' : 'body'} tone="price" strong>
      {words.free}
    </Text>
  ) : (
    <Price fen={fen} size={size} />
  )
})
