import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Alarm } from '@/ui/display/Alarm'
import { Text } from '@/ui/display/Text'
import { Stepper } from '@/ui/input/Stepper'
import { Row } from '@/ui/layout/Row'
import './ConfirmGoods.scss'
import { Card } from '@/ui/display/Card'
import { GoodsSummary } from '../GoodsSummary'
import type { ConfirmStore } from './confirmStore'

/** What the order is about, and how many of it. */
export const ConfirmGoods = observer(function ConfirmGoods({ store }: { store: ConfirmStore }) {
  const words = orderWords()
  const { value } = store.offer.info
  if (!value) return null
  const { title, picture, rechargeTypeName, price, maxQuantity } = value.goods
  const { earlierPrice, quantity } = store.offer
  const message = store.messageAt('goods')
  return (
    <Card>
      <GoodsSummary
        title={title}
        picture={picture}
        typeName={rechargeTypeName}
        quantity={value.order.quantity}
        price={price}
      />
      {earlierPrice !== undefined && <Alarm text={words.priceNews(earlierPrice, price)} />}
      <Row justify="between" above={12} className="confirm-goods-quantity">
        <Text>{words.quantityLabel}</Text>
        <Stepper value={quantity} max={maxQuantity} onChange={store.changeQuantity} label={words.quantityLabel} />
      </Row>
      {message !== undefined && <Alarm text={message || words.failed} />}
    </Card>
  )
})
