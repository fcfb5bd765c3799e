import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { go } from '@/navigate'
import { reportClick } from '@/report/report'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import type { ProductStore } from './productStore'

/** The action bar of a product: what the chosen pieces cost, and the button that leads to the order's confirmation. */
export const BuyBar = observer(function BuyBar({ store }: { store: ProductStore }) {
  const words = mallWords()
  const { type, quantity, isSoldOut } = store
  const product = store.product.value
  if (!product || !type) return null
  const buy = () => {
    reportClick('product', 'buy', product.goodsId)
    const { goodsId } = product
    const price = String(store.price?.price ?? '')
    go(routes.orderConfirm, { goodsId, rechargeType: type.type, quantity: String(quantity), price })
  }
  return (
    <Row gap={16} justify="between">
      <Row gap={6} align="baseline">
        <Text kind="small" tone="second">
          {words.total}
        </Text>
        <Price fen={store.total} />
      </Row>
      <Button kind="detail" id="buy" text={isSoldOut ? words.soldOut : words.buy} disabled={isSoldOut} onTap={buy} />
    </Row>
  )
})
