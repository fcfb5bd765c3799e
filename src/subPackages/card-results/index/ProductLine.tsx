import { observer } from 'mobx-react'
import type { ResultProduct } from '@/contract/identity/openCard'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import './ProductLine.scss'

/** A product that is offered with the card; a tap opens it. */
export const ProductLine = observer(function ProductLine({ product }: { product: ResultProduct }) {
  const { goodsId, name, picture, price, originalPrice } = product
  return (
    <Tappable id={`product-${goodsId}`} className="product-line" role="link" onTap={() => go(routes.pdp, { goodsId })}>
      <Picture className="product-line-picture" src={picture} mode="aspectFill" lazyLoad />
      <Stack justify="between" grow>
        <Text kind="large">{name}</Text>
        <Price fen={price} was={originalPrice} />
      </Stack>
    </Tappable>
  )
})
